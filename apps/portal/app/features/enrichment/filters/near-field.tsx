import { useLingui } from '@lingui/react/macro';
import { ENRICHMENT_RADIUS_MILES } from '@longleaf/rules/enrichment/find-programs';
import { useState } from 'react';
import { RADII, ZipDistance } from '../../../domain/places/zip-distance.tsx';
import { isZip } from '../search.ts';
import { useTyped } from './use-typed.ts';

interface NearFieldProps {
  zip: string;
  miles: number;
  /** True when nobody knows where this ZIP code is. */
  unknownZip: boolean;
  onNear: (near: { zip: string; miles: number }) => void;
}

/** Within some miles of a ZIP code, 25 unless chosen (CON-128). It applies with exactly five digits (VAL-068). */
export function NearField({ zip, miles, unknownZip, onNear }: NearFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useTyped(zip);
  const [range, setRange] = useTyped(String(miles));
  const [left, setLeft] = useState(false);
  const type = (digits: string) => {
    setTyped(digits);
    setLeft(false);
    if (digits === zip) return;
    if (isZip(digits)) onNear({ zip: digits, miles: Number(range) });
    else if (digits === '' && zip !== '') onNear({ zip: '', miles: ENRICHMENT_RADIUS_MILES });
  };
  const choose = (value: string) => {
    setRange(value);
    if (isZip(typed)) onNear({ zip: typed, miles: Number(value) });
  };
  const leave = () => {
    setLeft(true);
    if (zip !== '' && !isZip(typed)) onNear({ zip: '', miles: ENRICHMENT_RADIUS_MILES });
  };
  const ranges = RADII.includes(Number(range)) ? RADII.map(String) : [range, ...RADII.map(String)];
  return (
    <ZipDistance
      range={range}
      ranges={ranges.map((value) => ({ value, label: t`${value} miles` }))}
      onRange={choose}
      zip={typed}
      onType={type}
      onLeave={leave}
      isUnfinished={left && typed !== '' && !isZip(typed)}
      unknownZip={unknownZip ? zip : null}
    />
  );
}
