import type { ReactNode } from 'react';
import { CheckBox } from '../../ui/check-box.tsx';
import { Boxes, FieldGroup } from './field-group.tsx';

interface CheckGroupProps {
  legend: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  help?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
}

/** Several of a few, as boxes. What is stored but no longer on the list stays to be seen and taken off (GAP-122). */
export function CheckGroup(props: CheckGroupProps) {
  const { legend, name, options, chosen, onToggle, help, error, disabled } = props;
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...unknown.map((value) => ({ value, label: value }))];
  return (
    <FieldGroup legend={legend} help={help} error={error} disabled={disabled}>
      <Boxes>
        {all.map(({ value, label }) => (
          <CheckBox key={value} name={name} checked={chosen.includes(value)} onChange={() => onToggle(value)}>
            {label}
          </CheckBox>
        ))}
      </Boxes>
    </FieldGroup>
  );
}
