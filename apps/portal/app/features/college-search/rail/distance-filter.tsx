import { useLingui } from '@lingui/react/macro';
import { defaultRadiusMiles } from '@longleaf/rules/colleges/bands';
import { useState } from 'react';
import { cleanNear, cleanZip } from '../../../domain/college-search/clean.ts';
import type { Near } from '../../../domain/college-search/college-search.ts';
import { RADII, ZipDistance } from '../../../domain/places/zip-distance.tsx';

interface DistanceFilterProps {
  near: Near | null;
  /** True when nobody knows where this ZIP code is. */
  unknownZip: boolean;
  onNear: (near: Near | null) => void;
}

const FAR_BAND = '100OrMore';

type Range = { miles: number } | { band: string };

const rangeOf = (near: Near | null): Range => near ?? { miles: defaultRadiusMiles };
const valueOf = (range: Range) => ('band' in range ? range.band : String(range.miles));
const rangeFrom = (value: string): Range =>
  /^\d+$/.test(value) ? { miles: Number(value) } : { band: value };

/** Within some miles of a ZIP code. It applies with exactly five digits, and stops when the field is emptied (VAL-068). */
export function DistanceFilter({ near, unknownZip, onNear }: DistanceFilterProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(near);
  const [zip, setZip] = useState(near?.zip ?? '');
  const [range, setRange] = useState(rangeOf(near));
  const [left, setLeft] = useState(false);
  if (shown !== near) {
    setShown(near);
    if (near) setRange(near);
    if (near?.zip !== cleanZip(zip)) setZip(near?.zip ?? '');
  }

  const typeZip = (digits: string) => {
    setZip(digits);
    setLeft(false);
    if (digits === '' && near) onNear(null);
    else if (cleanZip(digits) !== undefined && digits !== near?.zip) onNear(cleanNear(digits, range));
  };
  const leaveZip = () => {
    setLeft(true);
    if (near && cleanZip(zip) === undefined) onNear(null);
  };
  const chooseRange = (value: string) => {
    const next = rangeFrom(value);
    setRange(next);
    if (cleanZip(zip) !== undefined) onNear(cleanNear(zip, next));
  };

  const value = valueOf(range);
  const offered = [
    ...RADII.map((miles) => ({ value: String(miles), label: t`${miles} miles` })),
    { value: FAR_BAND, label: t`100 miles or more` },
  ];
  const other = { value, label: 'band' in range ? bandLabel(range.band, t`Under`) : t`${value} miles` };
  return (
    <ZipDistance
      range={value}
      ranges={offered.some((one) => one.value === value) ? offered : [other, ...offered]}
      onRange={chooseRange}
      zip={zip}
      onType={typeZip}
      onLeave={leaveZip}
      isUnfinished={left && zip !== '' && cleanZip(zip) === undefined}
      unknownZip={unknownZip ? zip : null}
    />
  );
}

/** 'Under25' gives 'Under 25'. */
function bandLabel(band: string, under: string): string {
  return `${under} ${band.replaceAll(/\D/g, '')}`;
}
