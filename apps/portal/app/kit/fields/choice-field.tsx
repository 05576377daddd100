import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SelectField } from '../../ui/text-field.tsx';

interface ChoiceFieldProps {
  label: ReactNode;
  name: string;
  /** What is chosen; null or empty for nothing. */
  value: string | null;
  options: readonly { value: string | number; label: string }[];
  error?: string | undefined;
  help?: ReactNode;
  /** What stands for nothing chosen; 'Not chosen' unless stated. */
  none?: string;
  onValue: (value: string) => void;
}

/** One of a list or none, by the browser's own control; a stored value that the list lost can stay (GAP-122). */
export function ChoiceField({ value, options, none, onValue, ...field }: ChoiceFieldProps) {
  const { t } = useLingui();
  const chosen = value ?? '';
  const known = chosen === '' || options.some((option) => String(option.value) === chosen);
  return (
    <SelectField {...field} value={chosen} onChange={(event) => onValue(event.currentTarget.value)}>
      <option value="">{none ?? t`Not chosen`}</option>
      {!known && <option>{chosen}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
