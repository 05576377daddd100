import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressText } from '@longleaf/rules/addresses/address';
import { NC_COUNTIES } from '@longleaf/rules/addresses/counties';
import { CANADA, COUNTRY_CODES, countryName, UNITED_STATES } from '@longleaf/rules/addresses/countries';
import { hasCounties } from '@longleaf/rules/addresses/county-clearing';
import { CANADIAN_PROVINCES, US_STATES } from '@longleaf/rules/addresses/regions';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import styles from './address.module.css';
import { withPart } from './address-text.ts';

interface AddressFieldsProps {
  /** Names the fields in the form: `mailAddress` gives `mailAddress.street`. */
  name: string;
  value: AddressText;
  onValue: (value: AddressText) => void;
  errorOf: (field: string) => string | undefined;
  /** Begins the names by which browsers fill fields: shipping, billing, or `section-` with a word of ours. */
  section?: string;
}

const FIRST = [UNITED_STATES, CANADA];
const COUNTRIES = COUNTRY_CODES.filter((code) => !FIRST.includes(code))
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Street, city, state, ZIP code, county and country; the labels follow the country. */
export function AddressFields({ name, value, onValue, errorOf, section = '' }: AddressFieldsProps) {
  const { t } = useLingui();
  const { country } = value;
  const field = (part: keyof AddressText, autoComplete?: string) => ({
    name: `${name}.${part}`,
    value: value[part],
    error: errorOf(`${name}.${part}`),
    ...(autoComplete && { autoComplete: `${section} ${autoComplete}`.trim() }),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onValue(withPart(value, { [part]: event.currentTarget.value })),
  });
  const regions = country === UNITED_STATES ? US_STATES : country === CANADA ? CANADIAN_PROVINCES : null;
  const regionLabel =
    country === UNITED_STATES ? (
      <Trans>State</Trans>
    ) : country === CANADA ? (
      <Trans>Province</Trans>
    ) : (
      <Trans>State or region (optional)</Trans>
    );
  return (
    <div className={styles.fields}>
      <SelectField label={<Trans>Country</Trans>} {...field('country', 'country')}>
        {FIRST.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
        {COUNTRIES.map(({ code, name: words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField label={<Trans>Street address</Trans>} {...field('street', 'address-line1')} />
      <TextField
        label={<Trans>Apartment, suite or box (optional)</Trans>}
        {...field('street2', 'address-line2')}
      />
      <TextField label={<Trans>City</Trans>} {...field('city', 'address-level2')} />
      <div className={styles.two}>
        {regions ? (
          <SelectField label={regionLabel} {...field('state', 'address-level1')}>
            <option value="">{t`Choose one`}</option>
            {regions.map((region) => (
              <option key={region.code} value={region.code}>
                {region.name}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField label={regionLabel} {...field('state', 'address-level1')} />
        )}
        <TextField
          label={country === UNITED_STATES ? <Trans>ZIP code</Trans> : <Trans>Postal code</Trans>}
          inputMode={country === UNITED_STATES ? 'numeric' : undefined}
          {...field('postalCode', 'postal-code')}
        />
      </div>
      {hasCounties(value) && (
        <SelectField label={<Trans>County (optional)</Trans>} {...field('county')}>
          <option value="">{t`Not chosen`}</option>
          {NC_COUNTIES.map(({ code, name: words }) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
