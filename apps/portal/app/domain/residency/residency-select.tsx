import { states } from '@longleaf/rules/colleges/states';
import { SelectField } from '../../ui/text-field.tsx';
import { useResidency } from './use-residency.ts';

/** The state that somebody lives in: public colleges ask its residents another price. Kept in this tab alone. */
export function ResidencySelect({ label }: { label: React.ReactNode }) {
  const [residency, choose] = useResidency();
  return (
    <SelectField
      label={label}
      value={residency}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {states.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
