import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { dayFromParts, type DayParts, monthsOf, orderOfParts, partsOfDay } from './day-parts.ts';
import styles from './field.module.css';
import { FieldGroup } from './field-group.tsx';

interface DayFieldProps {
  legend: ReactNode;
  name: string;
  /** As 2009-05-31, or as far as it is typed; check it with `isDayOrNothing`. */
  value: string;
  onValue: (value: string) => void;
  /** A date of birth, which the browser may know. */
  birthday?: boolean;
  help?: ReactNode;
  error?: string | undefined;
}

/**
 * A day that one knows by heart, in three parts, in the order and with the names of the page's language. The browser's
 * own date field speaks the browser's language and is tedious for years long past; it serves for days near today.
 */
export function DayField({ legend, name, value, onValue, birthday = false, help, error }: DayFieldProps) {
  const { t, i18n } = useLingui();
  const parts = partsOfDay(value);
  // '3' counts as '03', and stays '3' to be read: it may become '31'.
  const [typedDay, setTypedDay] = useState('');
  const day = typedDay !== '' && Number(typedDay) === Number(parts.day) ? typedDay : parts.day;
  const set = (part: keyof DayParts, text: string) => onValue(dayFromParts({ ...parts, [part]: text }));
  const shared = (part: keyof DayParts) => ({
    // A complaint about the day leads to its first part.
    name: part === orderOfParts(i18n.locale)[0] ? name : `${name}.${part}`,
    value: part === 'day' ? day : parts[part],
    'aria-invalid': error !== undefined,
    autoComplete: birthday ? `bday-${part}` : 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      const text = event.currentTarget.value.trim();
      if (part === 'day') setTypedDay(text);
      set(part, text);
    },
  });
  const fields = {
    month: (
      <SelectField label={<Trans>Month</Trans>} {...shared('month')}>
        <option value="">{t`Choose`}</option>
        {monthsOf(i18n.locale).map((month) => (
          <option key={month.value} value={month.value}>
            {month.label}
          </option>
        ))}
      </SelectField>
    ),
    day: <TextField label={<Trans>Day</Trans>} inputMode="numeric" maxLength={2} {...shared('day')} />,
    year: <TextField label={<Trans>Year</Trans>} inputMode="numeric" maxLength={4} {...shared('year')} />,
  };
  return (
    <FieldGroup legend={legend} help={help} error={error}>
      <div className={styles.day}>
        {orderOfParts(i18n.locale).map((part) => (
          <div key={part} data-part={part}>
            {fields[part]}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
