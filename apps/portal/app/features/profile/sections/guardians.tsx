import { Trans, useLingui } from '@lingui/react/macro';
import { type Guardian, guardianMessages } from '@longleaf/contract/profile-guardians';
import { labelOf } from '@longleaf/rules/profile/demographics';
import { GUARDIANS_MAXIMUM, RELATIONSHIPS } from '@longleaf/rules/profile/guardians';
import { queryClientOfTab } from '../../../lib/query-client.ts';
import { textOf } from '../../../domain/addresses/address-text.ts';
import { AddressFields } from '../../../domain/addresses/address-fields.tsx';
import { AddressLines } from '../../../domain/addresses/address-lines.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { SelectField, TextField } from '../../../ui/text-field.tsx';
import { guardiansQuery, profileApi } from '../api.ts';
import { EditSection } from '../section/edit-section.tsx';
import { Facts } from '../section/facts.tsx';
import styles from '../section/section.module.css';
import { useSectionForm } from '../section/use-section-form.ts';
import { NEW_GUARDIAN, sentGuardian, type TypedGuardian, typedGuardian } from './guardian-values.ts';

interface GuardiansSectionProps {
  stored: readonly Guardian[];
  personId: string;
}

/** Parents and guardians (API-131, API-132): added, changed and taken off, then saved together. */
export function GuardiansSection({ stored, personId }: GuardiansSectionProps) {
  const { t } = useLingui();
  const form = useSectionForm<{ guardians: readonly TypedGuardian[] }>({
    form: 'profile:guardians',
    stored: { guardians: stored.map(typedGuardian) },
    saved: guardianMessages.saved,
    save: async ({ guardians }) => {
      const after = await profileApi.saveGuardians({ body: { guardians: guardians.map(sentGuardian) } });
      queryClientOfTab().setQueryData(guardiansQuery(personId).queryKey, after);
      return true;
    },
  });
  const { guardians } = form.values;
  const put = (index: number, part: Partial<TypedGuardian>) =>
    form.set({ guardians: guardians.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <EditSection
      id="guardians"
      title={t`Parents and guardians`}
      form={form}
      view={
        stored.length === 0 ? (
          <p className="soft">
            <Trans>Nobody named yet.</Trans>
          </p>
        ) : (
          stored.map((guardian, index) => <GuardianView key={index} guardian={guardian} />)
        )
      }
    >
      {guardians.map((guardian, index) => (
        <GuardianForm
          // Two of them may be equal; their place tells them apart.
          key={index}
          number={index + 1}
          name={`guardians.${index}`}
          guardian={guardian}
          errorOf={form.errorOf}
          onChange={(part) => put(index, part)}
          onRemove={() => form.set({ guardians: guardians.filter((_, at) => at !== index) })}
        />
      ))}
      {guardians.length < GUARDIANS_MAXIMUM && (
        <div>
          <Button onClick={() => form.set({ guardians: [...guardians, NEW_GUARDIAN] })}>
            <Trans>Add a parent or guardian</Trans>
          </Button>
        </div>
      )}
    </EditSection>
  );
}

function GuardianView({ guardian }: { guardian: Guardian }) {
  const { t } = useLingui();
  const { firstName, middleName, lastName, suffix, relationship, address } = guardian;
  const marks = [
    guardian.living === false && t`No longer living`,
    guardian.veteran === true && t`Veteran`,
    guardian.military === true && t`In the armed forces`,
    guardian.graduated === true && t`Finished a four-year college`,
  ].filter((mark) => mark !== false);
  return (
    <Facts
      facts={[
        [
          labelOf(RELATIONSHIPS, relationship) || t`Parent or guardian`,
          [firstName, middleName, lastName, suffix].filter(Boolean).join(' '),
        ],
        [<Trans key="email">Email</Trans>, guardian.email],
        [<Trans key="phone">Phone</Trans>, guardian.phoneNumber],
        [<Trans key="mobile">Mobile phone</Trans>, guardian.mobilePhone],
        [<Trans key="job">Job</Trans>, guardian.occupation],
        [<Trans key="address">Address</Trans>, address && <AddressLines key="lines" address={address} />],
        ...(marks.length > 0 ? [[<Trans key="more">More</Trans>, marks.join(', ')] as const] : []),
      ]}
    />
  );
}

interface GuardianFormProps {
  number: number;
  name: string;
  guardian: TypedGuardian;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<TypedGuardian>) => void;
  onRemove: () => void;
}

type TextName =
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'suffix'
  | 'email'
  | 'phoneNumber'
  | 'mobilePhone'
  | 'occupation'
  | 'relationship';

function GuardianForm({ number, name, guardian, errorOf, onChange, onRemove }: GuardianFormProps) {
  const { t } = useLingui();
  const field = (part: TextName) => ({
    name: `${name}.${part}`,
    value: guardian[part],
    error: errorOf(`${name}.${part}`),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [part]: event.currentTarget.value }),
  });
  const mark = (part: 'living' | 'veteran' | 'military' | 'graduated', words: React.ReactNode) => (
    <CheckBox
      name={`${name}.${part}`}
      checked={guardian[part] === true}
      onChange={(event) => onChange({ [part]: event.currentTarget.checked })}
    >
      {words}
    </CheckBox>
  );
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Parent or guardian {number}</Trans>
      </legend>
      <div className={styles.two}>
        <SelectField label={<Trans>Who they are</Trans>} {...field('relationship')}>
          <option value="">{t`Choose one`}</option>
          {RELATIONSHIPS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label={<Trans>First name</Trans>} {...field('firstName')} />
        <TextField label={<Trans>Middle name (optional)</Trans>} {...field('middleName')} />
        <TextField label={<Trans>Last name</Trans>} {...field('lastName')} />
        <TextField label={<Trans>Suffix (optional)</Trans>} {...field('suffix')} />
        <TextField label={<Trans>Email (optional)</Trans>} type="email" {...field('email')} />
        <TextField label={<Trans>Phone (optional)</Trans>} type="tel" {...field('phoneNumber')} />
        <TextField label={<Trans>Mobile phone (optional)</Trans>} type="tel" {...field('mobilePhone')} />
        <TextField label={<Trans>Job (optional)</Trans>} {...field('occupation')} />
      </div>
      <div className={styles.boxes}>
        {mark('living', <Trans>Is living</Trans>)}
        {mark('veteran', <Trans>Is a veteran</Trans>)}
        {mark('military', <Trans>Serves in the armed forces now</Trans>)}
        {mark('graduated', <Trans>Finished a four-year college</Trans>)}
        <CheckBox
          checked={guardian.address !== null}
          onChange={(event) => onChange({ address: event.currentTarget.checked ? textOf(null) : null })}
        >
          <Trans>Has an address to add</Trans>
        </CheckBox>
      </div>
      {guardian.address && (
        <AddressFields
          name={`${name}.address`}
          value={guardian.address}
          onValue={(address) => onChange({ address })}
          errorOf={errorOf}
        />
      )}
      <Button look="quiet" size="small" onClick={onRemove}>
        <Trans>Remove parent or guardian {number}</Trans>
      </Button>
    </fieldset>
  );
}
