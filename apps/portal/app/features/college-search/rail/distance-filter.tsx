import { Trans, useLingui } from '@lingui/react/macro';
import { defaultRadiusMiles, zipLength } from '@longleaf/rules/colleges/bands';
import { useState } from 'react';
import { SelectField, TextField } from '../../../ui/text-field.tsx';
import { cleanNear, cleanZip } from '../../../domain/college-search/clean.ts';
import type { Near } from '../../../domain/college-search/college-search.ts';
import styles from './filter.module.css';

interface DistanceFilterProps {
  near: Near | null;
  /** True when nobody knows where this ZIP code is. */
  unknownZip: boolean;
  onNear: (near: Near | null) => void;
}

const RADII = [10, 25, 50, 100, 200];
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

  const typeZip = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, zipLength);
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

  const unfinished = left && zip !== '' && cleanZip(zip) === undefined;
  const value = valueOf(range);
  const known = [...RADII.map(String), FAR_BAND];
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Distance</Trans>
      </legend>
      <div className={styles.distance}>
        <SelectField
          label={<Trans>Within</Trans>}
          value={value}
          onChange={(event) => chooseRange(event.currentTarget.value)}
        >
          {!known.includes(value) && (
            <option value={value}>
              {'band' in range ? bandLabel(range.band, t`Under`) : t`${value} miles`}
            </option>
          )}
          {RADII.map((miles) => (
            <option key={miles} value={miles}>
              {t`${miles} miles`}
            </option>
          ))}
          <option value={FAR_BAND}>{t`100 miles or more`}</option>
        </SelectField>
        <TextField
          label={<Trans>of ZIP code</Trans>}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={zipLength}
          value={zip}
          onChange={(event) => typeZip(event.currentTarget.value)}
          onBlur={leaveZip}
          aria-invalid={unfinished || unknownZip || undefined}
          aria-describedby="zip-problem"
        />
        <p id="zip-problem" role="status" className={styles.wide} style={{ color: 'var(--error)' }}>
          {unfinished && <Trans>Type all 5 digits of the ZIP code.</Trans>}
          {!unfinished && unknownZip && <Trans>We do not know ZIP code {zip}. Distance is not used.</Trans>}
        </p>
      </div>
    </fieldset>
  );
}

/** 'Under25' gives 'Under 25'. */
function bandLabel(band: string, under: string): string {
  return `${under} ${band.replaceAll(/\D/g, '')}`;
}
