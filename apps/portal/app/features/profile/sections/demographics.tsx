import { Trans, useLingui } from '@lingui/react/macro';
import { demographicsMessages, type DemographicsAnswer } from '@longleaf/contract/profile-demographics';
import { countryName } from '@longleaf/rules/addresses/countries';
import {
  complainAboutDemographics,
  DISABILITIES,
  ETHNICITIES,
  labelOf,
  MARITAL_STATUSES,
  MILITARY_SERVICES,
  RELIGIOUS_AFFILIATIONS,
  withHispanicRule,
} from '@longleaf/rules/profile/demographics';
import { joinList, splitList } from '@longleaf/rules/profile/wire-list';
import { queryClientOfTab } from '../../../lib/query-client.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { demographicsQuery, profileApi } from '../api.ts';
import { CheckGroup } from '../section/check-group.tsx';
import { EditSection } from '../section/edit-section.tsx';
import { Facts } from '../section/facts.tsx';
import styles from '../section/section.module.css';
import { useSectionForm } from '../section/use-section-form.ts';
import { type Nationalities, NationalitiesField, withCountry } from './nationalities-field.tsx';

interface DemographicsSectionProps {
  stored: DemographicsAnswer;
  personId: string;
}

type JoinedList = 'ethnicities' | 'disabilities' | 'militaryServices';

/** Where somebody comes from and what they live with; all of it optional. */
export function DemographicsSection({ stored, personId }: DemographicsSectionProps) {
  const { t } = useLingui();
  const form = useSectionForm<DemographicsAnswer & Nationalities>({
    form: 'profile:demographics',
    stored: { ...stored, country: '' },
    check: (values) => complainAboutDemographics(values, stored),
    saved: demographicsMessages.saved,
    save: async ({ country, ...values }) => {
      const nationalities = withCountry({ ...values, country });
      const body = withHispanicRule({ ...values, nationalities });
      const after = await profileApi.saveDemographics({ body });
      queryClientOfTab().setQueryData(demographicsQuery(personId).queryKey, after);
      return true;
    },
  });
  const { values, set, errorOf } = form;
  const labels = (choices: Parameters<typeof labelOf>[0], joined: string) =>
    splitList(joined)
      .map((value) => labelOf(choices, value))
      .join(', ');
  const toggle = (list: JoinedList) => (value: string) => {
    const chosen = splitList(values[list]);
    set({
      [list]: joinList(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]),
    });
  };
  return (
    <EditSection
      id="demographics"
      title={t`About your background`}
      form={form}
      view={
        <Facts
          facts={[
            [
              <Trans key="n">Nationalities</Trans>,
              splitList(stored.nationalities)
                .map((code) => countryName(code))
                .join(', '),
            ],
            [
              <Trans key="h">Hispanic or Latino</Trans>,
              stored.hispanic === null ? '' : stored.hispanic ? t`Yes` : t`No`,
            ],
            [<Trans key="e">Ethnicities</Trans>, labels(ETHNICITIES, stored.ethnicities)],
            [<Trans key="d">Disabilities</Trans>, labels(DISABILITIES, stored.disabilities)],
            [<Trans key="m">Military service</Trans>, labels(MILITARY_SERVICES, stored.militaryServices)],
            [
              <Trans key="r">Religion</Trans>,
              stored.religiousAffiliation && labelOf(RELIGIOUS_AFFILIATIONS, stored.religiousAffiliation),
            ],
            [
              <Trans key="s">Marital status</Trans>,
              stored.maritalStatus && labelOf(MARITAL_STATUSES, stored.maritalStatus),
            ],
          ]}
        />
      }
    >
      <p className="soft">
        <Trans>Colleges may ask for this. You need not answer, and you can change it at any time.</Trans>
      </p>
      <NationalitiesField value={values} set={set} error={errorOf('nationalities')} />
      <fieldset className={styles.group}>
        <legend>
          <Trans>Are you Hispanic or Latino? (optional)</Trans>
        </legend>
        <div className={styles.boxes}>
          <CheckBox
            type="radio"
            name="hispanic"
            checked={values.hispanic === true}
            onChange={() => set(withHispanicRule({ ...values, hispanic: true }))}
          >
            <Trans>Yes</Trans>
          </CheckBox>
          <CheckBox
            type="radio"
            name="hispanic"
            checked={values.hispanic === false}
            onChange={() => set({ hispanic: false })}
          >
            <Trans>No</Trans>
          </CheckBox>
        </div>
      </fieldset>
      <CheckGroup
        legend={<Trans>Ethnicities (optional)</Trans>}
        help={values.hispanic === true && <Trans>Not asked beside Hispanic or Latino.</Trans>}
        name="ethnicities"
        options={ETHNICITIES}
        chosen={splitList(values.ethnicities)}
        disabled={values.hispanic === true}
        error={errorOf('ethnicities')}
        onToggle={toggle('ethnicities')}
      />
      <CheckGroup
        legend={<Trans>Disabilities (optional)</Trans>}
        name="disabilities"
        options={DISABILITIES}
        chosen={splitList(values.disabilities)}
        error={errorOf('disabilities')}
        onToggle={toggle('disabilities')}
      />
      <CheckGroup
        legend={<Trans>Military service (optional)</Trans>}
        name="militaryServices"
        options={MILITARY_SERVICES}
        chosen={splitList(values.militaryServices)}
        error={errorOf('militaryServices')}
        onToggle={toggle('militaryServices')}
      />
      <div className={styles.two}>
        <ChoiceField
          label={<Trans>Religion (optional)</Trans>}
          name="religiousAffiliation"
          value={values.religiousAffiliation}
          choices={RELIGIOUS_AFFILIATIONS}
          error={errorOf('religiousAffiliation')}
          onValue={(religiousAffiliation) => set({ religiousAffiliation })}
        />
        <ChoiceField
          label={<Trans>Marital status (optional)</Trans>}
          name="maritalStatus"
          value={values.maritalStatus}
          choices={MARITAL_STATUSES}
          error={errorOf('maritalStatus')}
          onValue={(maritalStatus) => set({ maritalStatus })}
        />
      </div>
    </EditSection>
  );
}

interface ChoiceFieldProps {
  label: React.ReactNode;
  name: string;
  value: string | null;
  choices: Parameters<typeof labelOf>[0];
  error: string | undefined;
  onValue: (value: string | null) => void;
}

/** One of a list or none; a stored value that the list lost can stay. */
function ChoiceField({ label, name, value, choices, error, onValue }: ChoiceFieldProps) {
  const { t } = useLingui();
  const known = value === null || choices.some((choice) => choice.value === value);
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ''}
      error={error}
      onChange={(event) => onValue(event.currentTarget.value || null)}
    >
      <option value="">{t`Not chosen`}</option>
      {!known && <option>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
