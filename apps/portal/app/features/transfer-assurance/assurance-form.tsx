import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AssuranceOutcome,
  assuranceMessages,
  assuranceOperations,
} from '@longleaf/contract/transfer-assurance';
import { NC_COUNTIES } from '@longleaf/rules/addresses/counties';
import { US_STATES } from '@longleaf/rules/addresses/regions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { communityCollegesQuery } from '../../data/colleges/school-lists.ts';
import { CheckGroup } from '../../kit/fields/check-group.tsx';
import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';
import { FieldGroup } from '../../kit/fields/field-group.tsx';
import { bindingsOf } from '../../kit/form/bindings.ts';
import { Form, FormButtons, Two } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { AssurancePanels } from './assurance-panels.tsx';
import {
  type AssuranceProfile,
  assuranceFrom,
  type AssuranceTyped,
  complainAboutAssurance,
  sentAssurance,
} from './assurance-values.ts';
import { assuranceQuery } from './queries.ts';
import { CommunityColleges } from './community-colleges.tsx';
import styles from './transfer-assurance.module.css';

interface AssuranceFormProps {
  personId: string;
  entryYear: number;
  profile: AssuranceProfile;
  /** Names of the public universities. */
  universities: readonly string[];
  /** It reached colleges, and had not before. */
  onFirstSent: () => void;
}

/** The form, and after it what became of it (ST-241 to ST-248). */
export function AssuranceForm(props: AssuranceFormProps) {
  const { personId, entryYear, profile, universities, onFirstSent } = props;
  const { t } = useLingui();
  // What became of a form that reaches nobody, and what was typed into it: a mistake is put right from there, and it is a
  // draft again for whoever comes back another day.
  const [refused, setRefused] = useState<{ outcome: AssuranceOutcome; typed: AssuranceTyped } | null>(null);
  const [reopened, setReopened] = useState(false);
  const community = useQuery(communityCollegesQuery);
  const form = useForm<AssuranceTyped, typeof assuranceOperations.insertProspectTaap>({
    form: `transfer-assurance:${entryYear}`,
    operation: assuranceOperations.insertProspectTaap,
    stored: assuranceFrom(profile),
    opens: 'always',
    check: (typed) =>
      complainAboutAssurance(typed, {
        answer: t`Say whether one of them accepted you`,
        choose: t`Choose who accepted you`,
      }),
    toSend: async (typed) => {
      // Without the list it would go to those that are left out: their ids are in it.
      const colleges =
        typed.excluded.length > 0 ? await queryClientOfTab().ensureQueryData(communityCollegesQuery) : [];
      return sentAssurance(typed, (name) => colleges.find((one) => one.name === name)?.id);
    },
    onDone: ({ already, ...sent }, typed) => {
      if (!sent.eligible) return setRefused({ outcome: sent, typed });
      if (!already) onFirstSent();
      queryClientOfTab().setQueryData(assuranceQuery(personId).queryKey, { entryYear, sent });
    },
  });
  const { values, set, errorOf } = form;
  const keepTyped = useEffectEvent(set);
  useEffect(() => {
    if (refused) keepTyped(refused.typed);
  }, [refused]);
  const name = bindingsOf(
    values.name,
    (part) => set({ name: { ...values.name, ...part } }),
    errorOf,
    'name.',
  );
  const address = bindingsOf(
    values.mailingAddress,
    (part) => set({ mailingAddress: { ...values.mailingAddress, ...part } }),
    errorOf,
    'mailingAddress.',
  );
  const more = bindingsOf(
    values.additionalData,
    (part) => set({ additionalData: { ...values.additionalData, ...part } }),
    errorOf,
    'additionalData.',
  );
  const options = universities.map((one) => ({ value: one, label: one }));
  const toggled = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  // A failure that names no field: the form stays as it is until one tries again or goes back to it (ST-248).
  const hasFailed = !reopened && form.complaints.some(({ field }) => field === '');
  if (refused) {
    return (
      <AssurancePanels
        panel={refused.outcome.panel}
        outcome={refused.outcome}
        onAgain={() => setRefused(null)}
      />
    );
  }
  if (hasFailed) {
    return (
      <AssurancePanels
        panel="Error"
        busy={form.busy}
        onAgain={() => void form.submit()}
        onBack={() => setReopened(true)}
      />
    );
  }
  return (
    <Form
      form={{
        ...form,
        submit: (fields) => {
          setReopened(false);
          return form.submit(fields);
        },
      }}
      label={t`Transfer assured admissions form`}
      buttons={
        <FormButtons busy={form.busy}>
          <Trans>Send my form</Trans>
        </FormButtons>
      }
      outcome={
        <p className="soft">
          <Trans>
            For students who start in {entryYear}. You can send it once. To change it, take it back and send a
            new one.
          </Trans>
        </p>
      }
    >
      <FieldGroup
        look="part"
        legend={<Trans>Your name and how to reach you</Trans>}
        help={<Trans>From your profile. Changes here are for this form only.</Trans>}
      >
        <div className={styles.fields}>
          <Two>
            <TextField label={<Trans>First name</Trans>} autoComplete="given-name" {...name.field('first')} />
            <TextField
              label={<Trans>Middle name (optional)</Trans>}
              autoComplete="additional-name"
              {...name.field('middle')}
            />
            <TextField label={<Trans>Last name</Trans>} autoComplete="family-name" {...name.field('last')} />
            <TextField label={<Trans>Suffix (optional)</Trans>} {...name.field('suffix')} />
            <TextField label={<Trans>Nickname (optional)</Trans>} {...name.field('nickName')} />
            <TextField
              label={<Trans>Email</Trans>}
              type="email"
              autoComplete="email"
              {...form.field('email')}
            />
            <TextField
              label={<Trans>Daytime phone (optional)</Trans>}
              type="tel"
              autoComplete="tel"
              {...more.field('dayTime')}
            />
            <TextField
              label={<Trans>Evening phone (optional)</Trans>}
              type="tel"
              {...more.field('evening')}
            />
          </Two>
        </div>
      </FieldGroup>
      <FieldGroup
        look="part"
        legend={<Trans>Where colleges can write to you</Trans>}
        help={<Trans>From your profile.</Trans>}
      >
        <div className={styles.fields}>
          <TextField
            label={<Trans>Street</Trans>}
            autoComplete="address-line1"
            {...address.field('street1')}
          />
          <TextField
            label={<Trans>Second line (optional)</Trans>}
            autoComplete="address-line2"
            {...address.field('street2')}
          />
          <Two>
            <TextField label={<Trans>City</Trans>} autoComplete="address-level2" {...address.field('city')} />
            <SelectField
              label={<Trans>State</Trans>}
              autoComplete="address-level1"
              {...address.field('state')}
            >
              <option value="">{t`Choose a state`}</option>
              {US_STATES.map(({ code, name: words }) => (
                <option key={code} value={code}>
                  {words}
                </option>
              ))}
            </SelectField>
            <TextField
              label={<Trans>ZIP code</Trans>}
              inputMode="numeric"
              autoComplete="postal-code"
              {...address.field('zip')}
            />
            {values.mailingAddress.state === 'NC' && (
              <SelectField label={<Trans>County (optional)</Trans>} {...address.field('county')}>
                <option value="">{t`Not chosen`}</option>
                {NC_COUNTIES.map(({ code, name: words }) => (
                  <option key={code} value={code}>
                    {words}
                  </option>
                ))}
              </SelectField>
            )}
          </Two>
        </div>
      </FieldGroup>
      <FieldGroup
        look="part"
        legend={<Trans>What the universities said</Trans>}
        help={<Trans>Public universities of North Carolina only.</Trans>}
      >
        <div className={styles.fields}>
          <CheckGroup
            legend={<Trans>Which public universities turned you down?</Trans>}
            help={<Trans>A waiting list is not an answer yet.</Trans>}
            name="additionalData.denialsReceivedFrom"
            options={options}
            chosen={values.denials}
            error={errorOf('additionalData.denialsReceivedFrom')}
            onToggle={(one) => set({ denials: toggled(values.denials, one) })}
          />
          <ChoiceCards
            legend={<Trans>Did any of them accept you?</Trans>}
            name="additionalData.acceptedToUncInstitution"
            choose="one"
            columns={2}
            options={[
              { value: 'yes', label: <Trans>Yes</Trans> },
              { value: 'no', label: <Trans>No</Trans> },
            ]}
            chosen={values.accepted === '' ? [] : [values.accepted]}
            error={errorOf('additionalData.acceptedToUncInstitution')}
            onChosen={([accepted]) => set({ accepted: accepted === 'yes' ? 'yes' : 'no' })}
          />
          {values.accepted === 'yes' && (
            <CheckGroup
              legend={<Trans>Which ones accepted you?</Trans>}
              name="additionalData.acceptedFrom"
              options={options}
              chosen={values.acceptedFrom}
              error={errorOf('additionalData.acceptedFrom')}
              onToggle={(one) => set({ acceptedFrom: toggled(values.acceptedFrom, one) })}
            />
          )}
        </div>
      </FieldGroup>
      <FieldGroup
        look="part"
        legend={<Trans>Who may write to you</Trans>}
        help={<Trans>Every community college may see this form, except those that you leave out here.</Trans>}
      >
        <CommunityColleges
          name="additionalData.excludedIds"
          colleges={community.data}
          failed={community.isError && assuranceMessages.collegesFailed}
          onOpen={() => void (community.isError && community.refetch())}
          chosen={values.excluded}
          error={errorOf('additionalData.excludedIds')}
          onToggle={(one) => set({ excluded: toggled(values.excluded, one) })}
        />
      </FieldGroup>
    </Form>
  );
}
