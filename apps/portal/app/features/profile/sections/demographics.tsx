import { Trans, useLingui } from '@lingui/react/macro';
import {
  type DemographicsAnswer,
  demographicsMessages,
  demographicsOperations,
} from '@longleaf/contract/profile-demographics';
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
import { CheckGroup } from '../../../kit/fields/check-group.tsx';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import { Boxes, FieldGroup } from '../../../kit/fields/field-group.tsx';
import { toggled } from '../../../kit/form/bindings.ts';
import { EditableSection } from '../../../kit/form/editable-section.tsx';
import { Two } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Facts } from '../../../kit/page/facts.tsx';
import { queryClientOfTab } from '../../../lib/query-client.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { demographicsQuery } from '../api.ts';
import { type Nationalities, NationalitiesField, withCountry } from './nationalities-field.tsx';

interface DemographicsSectionProps {
  stored: DemographicsAnswer;
  personId: string;
}

/** Where somebody comes from and what they live with; all of it optional. */
export function DemographicsSection({ stored, personId }: DemographicsSectionProps) {
  const { t } = useLingui();
  const form = useForm({
    form: 'profile:demographics',
    operation: demographicsOperations.saveDemographics,
    stored: { ...stored, country: '' } as DemographicsAnswer & Nationalities,
    check: (values) => complainAboutDemographics(values, stored),
    toSend: ({ country, ...values }) => {
      const nationalities = withCountry({ ...values, country });
      return { body: withHispanicRule({ ...values, nationalities }) };
    },
    done: demographicsMessages.saved,
    onDone: (after) => queryClientOfTab().setQueryData(demographicsQuery(personId).queryKey, after),
  });
  const { values, set, errorOf, bind } = form;
  const labels = (choices: Parameters<typeof labelOf>[0], joined: string) =>
    splitList(joined)
      .map((value) => labelOf(choices, value))
      .join(', ');
  const joined = (name: 'ethnicities' | 'disabilities' | 'militaryServices') => ({
    name,
    chosen: splitList(values[name]),
    error: errorOf(name),
    onToggle: (value: string) => set({ [name]: joinList([...toggled(splitList(values[name]), value)]) }),
  });
  const orNull = (name: 'religiousAffiliation' | 'maritalStatus') => ({
    ...bind(name),
    onValue: (value: string) => set({ [name]: value || null }),
  });
  const { nationalities, hispanic, religiousAffiliation, maritalStatus } = stored;
  return (
    <EditableSection
      id="demographics"
      title={t`About your background`}
      form={form}
      view={
        <Facts
          facts={[
            [
              t`Nationalities`,
              splitList(nationalities)
                .map((code) => countryName(code))
                .join(', '),
            ],
            [t`Hispanic or Latino`, hispanic === null ? '' : hispanic ? t`Yes` : t`No`],
            [t`Ethnicities`, labels(ETHNICITIES, stored.ethnicities)],
            [t`Disabilities`, labels(DISABILITIES, stored.disabilities)],
            [t`Military service`, labels(MILITARY_SERVICES, stored.militaryServices)],
            [t`Religion`, religiousAffiliation && labelOf(RELIGIOUS_AFFILIATIONS, religiousAffiliation)],
            [t`Marital status`, maritalStatus && labelOf(MARITAL_STATUSES, maritalStatus)],
          ]}
        />
      }
    >
      <p className="soft">
        <Trans>
          Colleges may ask for this. You do not have to answer, and you can change it at any time.
        </Trans>
      </p>
      <NationalitiesField value={values} set={set} error={errorOf('nationalities')} />
      <FieldGroup legend={<Trans>Are you Hispanic or Latino? (optional)</Trans>}>
        <Boxes>
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
          <CheckBox
            type="radio"
            name="hispanic"
            checked={values.hispanic === null}
            onChange={() => set({ hispanic: null })}
          >
            <Trans>I would rather not say</Trans>
          </CheckBox>
        </Boxes>
      </FieldGroup>
      <CheckGroup
        legend={<Trans>Ethnicities (optional)</Trans>}
        help={
          values.hispanic === true && <Trans>You chose Hispanic or Latino, so we do not ask for these.</Trans>
        }
        options={ETHNICITIES}
        disabled={values.hispanic === true}
        {...joined('ethnicities')}
      />
      <CheckGroup
        legend={<Trans>Disabilities (optional)</Trans>}
        options={DISABILITIES}
        {...joined('disabilities')}
      />
      <CheckGroup
        legend={<Trans>Military service (optional)</Trans>}
        options={MILITARY_SERVICES}
        {...joined('militaryServices')}
      />
      <Two>
        <ChoiceField
          label={<Trans>Religion (optional)</Trans>}
          options={RELIGIOUS_AFFILIATIONS}
          {...orNull('religiousAffiliation')}
        />
        <ChoiceField
          label={<Trans>Marital status (optional)</Trans>}
          options={MARITAL_STATUSES}
          {...orNull('maritalStatus')}
        />
      </Two>
    </EditableSection>
  );
}
