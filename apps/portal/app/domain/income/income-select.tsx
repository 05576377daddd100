import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../ui/text-field.tsx';
import { INCOME_BANDS } from './income-bands.ts';
import { useIncome } from './use-income.ts';

/** The family income that prices are shown for. The choice is kept in this tab and sent nowhere. */
export function IncomeSelect({ label }: { label: React.ReactNode }) {
  const { t } = useLingui();
  const [band, setBand] = useIncome();
  return (
    <SelectField
      label={label}
      value={band ?? ''}
      onChange={({ currentTarget }) =>
        setBand(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    >
      <option value="">{t`Choose your family income`}</option>
      {INCOME_BANDS.map(({ label: income }, index) => (
        <option key={income} value={index}>
          {income}
        </option>
      ))}
    </SelectField>
  );
}
