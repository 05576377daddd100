import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { dayFromParts, monthsOf, partsOfDay } from './day-parts.ts';
import styles from './field.module.css';
import { FieldGroup } from './field-group.tsx';

interface MonthFieldProps {
  legend: ReactNode;
  name: string;
  /** As 2026-04, or as far as it is typed; of a day the month. */
  value: string;
  onValue: (value: string) => void;
  help?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
}

/** A month of a year: what people know of when something was. The browser's own month field is missing in some. */
export function MonthField({ legend, name, value, onValue, help, error, disabled }: MonthFieldProps) {
  const { t, i18n } = useLingui();
  const { year, month } = partsOfDay(value);
  const set = (part: { year?: string; month?: string }) => {
    const text = dayFromParts({ year, month, day: '', ...part });
    onValue(text === '' ? '' : text.slice(0, -1));
  };
  return (
    <FieldGroup legend={legend} help={help} error={error} disabled={disabled}>
      <div className={styles.day}>
        <div data-part="month">
          <SelectField
            label={<Trans>Month</Trans>}
            // A complaint about the month leads here.
            name={name}
            value={month}
            aria-invalid={error !== undefined}
            onChange={(event) => set({ month: event.currentTarget.value })}
          >
            <option value="">{t`Choose`}</option>
            {monthsOf(i18n.locale).map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </SelectField>
        </div>
        <div data-part="year">
          <TextField
            label={<Trans>Year</Trans>}
            name={`${name}.year`}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={year}
            aria-invalid={error !== undefined}
            onChange={(event) => set({ year: event.currentTarget.value.trim() })}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
