import { Trans, useLingui } from '@lingui/react/macro';
import type { UserProfile } from '@longleaf/contract/profile';
import { redirectionMessages, redirectionOperations } from '@longleaf/contract/redirection-pool';
import { ENTRY_TERMS } from '@longleaf/rules/pools/redirection-form';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { stateCollegesQuery } from '../../data/colleges/school-lists.ts';
import { CollegePicks } from '../../domain/colleges/college-picks.tsx';
import { GradesAndScores } from '../../domain/pool-forms/grades-and-scores.tsx';
import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { DayField } from '../../kit/fields/day-field.tsx';
import { FieldGroup } from '../../kit/fields/field-group.tsx';
import { bindingsOf } from '../../kit/form/bindings.ts';
import { Form, FormButtons, Two } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { useToday } from '../../lib/today.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { complainAboutPoolForm, type PoolTyped, sentPoolForm } from './pool-values.ts';
import { redirectionQuery } from './queries.ts';
import styles from './redirection-pool.module.css';

interface PoolFormProps {
  personId: string;
  profile: UserProfile;
  entryYear: number;
  /** What stands in it at first. */
  begins: PoolTyped;
}

type Question = 'requireCampusHousing' | 'applyFinancialAid' | 'appliedToUncInstitution';

/** What colleges read of somebody in the pool (CON-080). */
export function PoolForm({ personId, profile, entryYear, begins }: PoolFormProps) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const colleges = useQuery(stateCollegesQuery);
  // What comes later does not replace what is typed.
  const [stored] = useState(begins);
  const form = useForm<PoolTyped, typeof redirectionOperations.insertProspectCrp>({
    form: `redirection-pool:${entryYear}`,
    operation: redirectionOperations.insertProspectCrp,
    stored,
    opens: 'always',
    check: (typed) => complainAboutPoolForm(typed, today, t`Answer yes or no`),
    toSend: sentPoolForm,
    done: redirectionMessages.sent,
    failed: (error) => (error.status === 409 ? error.message : redirectionMessages.failed),
    onDone: ({ already: _already, ...prospect }) => {
      queryClientOfTab().setQueryData(redirectionQuery(personId).queryKey, prospect);
    },
  });
  const { values, set } = form;
  const { field, bind } = bindingsOf(values, set, form.errorOf, 'additionalData.');
  const question = (name: Question, legend: ReactNode) => (
    <ChoiceCards
      legend={legend}
      name={`additionalData.${name}`}
      choose="one"
      columns={2}
      options={[
        { value: 'yes', label: <Trans>Yes</Trans> },
        { value: 'no', label: <Trans>No</Trans> },
      ]}
      chosen={values[name] === '' ? [] : [values[name]]}
      error={form.errorOf(`additionalData.${name}`)}
      onChosen={([answer]) => set({ [name]: answer === 'yes' ? 'yes' : 'no' })}
    />
  );
  const picks = (name: 'denials' | 'accepted', wire: string, label: ReactNode, chosenLabel: string) => (
    <CollegePicks
      label={label}
      name={`additionalData.${wire}`}
      colleges={colleges.data}
      failed={colleges.isError && redirectionMessages.collegesFailed}
      chosen={values[name]}
      chosenLabel={chosenLabel}
      error={form.errorOf(`additionalData.${wire}`)}
      onChosen={(names) => set({ [name]: names })}
    />
  );
  const { firstName, lastName, email, mailAddress } = profile;
  const phone = profile.phoneNumber || profile.daytimePhone;
  return (
    <Form
      form={form}
      label={t`College redirection form`}
      notice={
        <Message kind="info">
          <p>
            <Trans>
              Colleges see this form and, from your profile, {`${firstName} ${lastName}`.trim()}, {email}
              {mailAddress && `, ${mailAddress.city}, ${mailAddress.state}`}.
            </Trans>{' '}
            <Link to="/profile">
              <Trans>Change your profile</Trans>
            </Link>
          </p>
        </Message>
      }
      outcome={
        <p className="soft">
          <Trans>For students who start in {entryYear}. You can send it once, and take it back.</Trans>
        </p>
      }
      buttons={
        <FormButtons busy={form.busy}>
          <Trans>Join the pool</Trans>
        </FormButtons>
      }
    >
      <FieldGroup
        look="part"
        legend={<Trans>High school</Trans>}
        help={<Trans>What you know now is fine.</Trans>}
      >
        <div className={styles.fields}>
          <DayField legend={<Trans>Graduation date</Trans>} {...bind('gradDate')} />
          <Two>
            <TextField
              label={<Trans>Class rank (optional)</Trans>}
              help={<Trans>Like 84 of 512</Trans>}
              {...field('classRank')}
            />
          </Two>
          <GradesAndScores field={field} />
        </div>
      </FieldGroup>
      <FieldGroup look="part" legend={<Trans>What you want</Trans>}>
        <div className={styles.fields}>
          <Two>
            <TextField label={<Trans>Major (optional)</Trans>} {...field('intendedMajor')} />
            <ChoiceField
              label={<Trans>Start</Trans>}
              options={ENTRY_TERMS.map(({ value, label }) => ({
                value,
                label: `${i18n._(label)} ${entryYear}`,
              }))}
              {...bind('entryTerm')}
            />
          </Two>
          {question('requireCampusHousing', <Trans>Do you need to live on campus?</Trans>)}
          {question('applyFinancialAid', <Trans>Will you apply for financial aid?</Trans>)}
        </div>
      </FieldGroup>
      <FieldGroup look="part" legend={<Trans>Your applications so far</Trans>}>
        <div className={styles.fields}>
          {question(
            'appliedToUncInstitution',
            <Trans>Did you apply to a public university of North Carolina?</Trans>,
          )}
          {picks(
            'denials',
            'denialsReceivedFrom',
            <Trans>Who turned you down? (optional)</Trans>,
            t`Turned you down`,
          )}
          {picks('accepted', 'acceptedFrom', <Trans>Who accepted you? (optional)</Trans>, t`Accepted you`)}
        </div>
      </FieldGroup>
      <CheckBox
        name="additionalData.textAuth"
        checked={values.textAuth}
        onChange={(event) => set({ textAuth: event.currentTarget.checked })}
      >
        {phone ? <Trans>Colleges may text me at {phone}</Trans> : <Trans>Colleges may text me</Trans>}
      </CheckBox>
    </Form>
  );
}
