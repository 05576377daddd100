import { Trans, useLingui } from '@lingui/react/macro';
import {
  type RecruiterDetails,
  recruitingMessages,
  recruitingOperations,
} from '@longleaf/contract/recruiting';
import { RECRUITING_CONSENT, RECRUITING_FOR_PARENTS } from '@longleaf/contract/recruiting-consent';
import { ENTRY_TERMS } from '@longleaf/rules/pools/redirection-form';
import { entryYears, type RecruitingDetails } from '@longleaf/rules/recruiting/details';
import { ALWAYS_TOLD } from '@longleaf/rules/recruiting/told';
import { Link } from 'react-router';
import { RECRUITING } from '../../data/recruiting/recruiting.ts';
import { GradesAndScores } from '../../domain/pool-forms/grades-and-scores.tsx';
import { useToldList } from '../../domain/recruiting/told-words.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { DayField } from '../../kit/fields/day-field.tsx';
import { bindingsOf } from '../../kit/form/bindings.ts';
import { EditableSection } from '../../kit/form/editable-section.tsx';
import { Two } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useToday } from '../../lib/today.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './recruiting.module.css';
import { ToldFacts } from './told-facts.tsx';
import { complainAboutTold, toldValues } from './told-values.ts';

/** What colleges are told besides how to reach somebody: asked once, kept, and changed in its place (API-139). */
export function ToldSection({ details }: { details: RecruiterDetails }) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const list = useToldList();
  const form = useForm<RecruitingDetails, typeof recruitingOperations.addRecruiterAdditionalData>({
    form: 'recruiting',
    operation: recruitingOperations.addRecruiterAdditionalData,
    stored: toldValues(details),
    opens: details.additionalData === null ? 'open' : 'on-request',
    check: (typed) => complainAboutTold(typed, today),
    toSend: (typed) => ({ body: { source: 'College Recruiter', additionalData: typed } }),
    done: recruitingMessages.submitted,
    failed: recruitingMessages.submitFailed,
    onDone: () => refreshOwn(RECRUITING),
  });
  const { field, bind, box } = bindingsOf(form.values, form.set, form.errorOf, 'additionalData.');
  return (
    <EditableSection
      id="told"
      title={t`What we tell colleges`}
      form={form}
      save={<Trans>Save this for colleges</Trans>}
      notice={
        <div className={styles.notice}>
          <p>
            <Trans>
              A college that you ask gets your {list(ALWAYS_TOLD)} from your{' '}
              <Link to="/profile">profile</Link>, and what you write here. You can leave all of it out.
            </Trans>{' '}
            {i18n._(RECRUITING_CONSENT)}
          </p>
          {details.age === 'minor' && <p className="small soft">{i18n._(RECRUITING_FOR_PARENTS)}</p>}
        </div>
      }
      outcome={
        <p className="small soft">
          <Trans>Colleges that you have already asked learn what is new only when you tell them.</Trans>
        </p>
      }
      view={<ToldFacts details={details} />}
    >
      <div className={styles.fields}>
        <DayField legend={<Trans>Graduation date (optional)</Trans>} {...bind('gradDate')} />
        <Two>
          <ChoiceField
            label={<Trans>Start (optional)</Trans>}
            options={ENTRY_TERMS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
            {...bind('entryTerm')}
          />
          <ChoiceField
            label={<Trans>In the year</Trans>}
            options={entryYears(today).map((year) => ({ value: year, label: year }))}
            {...bind('entryYear')}
          />
        </Two>
        <TextField label={<Trans>Major (optional)</Trans>} {...field('intendedMajor')} />
        <GradesAndScores field={field} />
        <CheckBox {...box('textAuth')}>
          <Trans>Colleges may text me at the number in my profile</Trans>
        </CheckBox>
      </div>
    </EditableSection>
  );
}
