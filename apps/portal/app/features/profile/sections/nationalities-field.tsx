import { Trans, useLingui } from '@lingui/react/macro';
import { COUNTRY_CODES, countryName } from '@longleaf/rules/addresses/countries';
import { NATIONALITIES_MAXIMUM, pickNationality } from '@longleaf/rules/profile/demographics';
import { joinList, splitList } from '@longleaf/rules/profile/wire-list';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Pill, PillRow } from '../../../ui/pill.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import styles from './sections.module.css';

/** Nationalities as they are stored, and the country that stands in the list and is not added yet. */
export interface Nationalities {
  nationalities: string;
  country: string;
}

interface NationalitiesFieldProps {
  value: Nationalities;
  set: (part: Partial<Nationalities>) => void;
  error: string | undefined;
}

/** Up to five countries (CON-107). A button adds: arrow keys go through a closed list, and each step would be a pick. */
export function NationalitiesField({ value, set, error }: NationalitiesFieldProps) {
  const { t } = useLingui();
  const [full, setFull] = useState(false);
  const chosen = splitList(value.nationalities);
  const byName = COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const add = () => {
    const after = withCountry(value);
    setFull(value.country !== '' && !splitList(after).includes(value.country));
    set({ nationalities: after, country: '' });
  };
  const remove = (country: string) => {
    setFull(false);
    set({ nationalities: joinList(pickNationality(chosen, country)) });
  };
  return (
    <div>
      <div className={styles.adding}>
        <SelectField
          label={<Trans>Nationalities (optional)</Trans>}
          help={<Trans>Choose up to {NATIONALITIES_MAXIMUM}, one after the other.</Trans>}
          name="nationalities"
          value={value.country}
          error={error}
          onChange={(event) => set({ country: event.currentTarget.value })}
        >
          <option value="">{t`Choose a country`}</option>
          {byName.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button onClick={add}>
          <Trans>
            Add <span className="visually-hidden">nationality</span>
          </Trans>
        </Button>
      </div>
      <p role="status" className={styles.full}>
        {full && <Trans>You can choose {NATIONALITIES_MAXIMUM}. Remove one before you add another.</Trans>}
      </p>
      <PillRow label={t`Chosen nationalities`}>
        {chosen.map((code) => (
          <Pill key={code} removeLabel={t`Remove ${countryName(code)}`} onRemove={() => remove(code)}>
            {countryName(code)}
          </Pill>
        ))}
      </PillRow>
    </div>
  );
}

/** The stored list with the country that stands in the field; a sixth is left out. */
export function withCountry({ nationalities, country }: Nationalities): string {
  const chosen = splitList(nationalities);
  return country === '' || chosen.includes(country)
    ? nationalities
    : joinList(pickNationality(chosen, country));
}
