import { Trans } from '@lingui/react/macro';
import { zipLength } from '@longleaf/rules/colleges/bands';
import { useId } from 'react';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import styles from './zip-distance.module.css';

/** How far around a ZIP code a filter offers to look, in miles. */
export const RADII = [10, 25, 50, 100, 200];

interface ZipDistanceProps {
  range: string;
  ranges: readonly { value: string; label: string }[];
  onRange: (value: string) => void;
  /** What is typed. */
  zip: string;
  /** Digits alone, no more than a ZIP code has. */
  onType: (digits: string) => void;
  onLeave: () => void;
  /** What was left is no whole ZIP code. */
  isUnfinished: boolean;
  /** The ZIP code of which nobody knows where it is. */
  unknownZip: string | null;
}

/** Within some miles of a ZIP code, and what is wrong with it (VAL-068). */
export function ZipDistance(props: ZipDistanceProps) {
  const { range, ranges, onRange, zip, onType, onLeave, isUnfinished, unknownZip } = props;
  const problem = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Distance</Trans>
      </legend>
      <div className={styles.fields}>
        <SelectField
          label={<Trans>Within</Trans>}
          value={range}
          onChange={(event) => onRange(event.currentTarget.value)}
        >
          {ranges.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={<Trans>of ZIP code</Trans>}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={zipLength}
          value={zip}
          onChange={(event) => onType(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, zipLength))}
          onBlur={onLeave}
          aria-invalid={isUnfinished || unknownZip !== null || undefined}
          aria-describedby={problem}
        />
        <p id={problem} role="status" className={styles.problem}>
          {isUnfinished ? (
            <Trans>Type all 5 digits of the ZIP code.</Trans>
          ) : (
            unknownZip !== null && <Trans>We do not know ZIP code {unknownZip}. Distance is not used.</Trans>
          )}
        </p>
      </div>
    </fieldset>
  );
}
