import { Trans, useLingui } from '@lingui/react/macro';
import { accountSecurityMessages, accountSecurityOperations } from '@longleaf/contract/account-security';
import { createClient } from '@longleaf/contract/client';
import {
  complainAboutSecurityAnswer,
  complainAboutSecurityQuestion,
  SECURITY_QUESTIONS,
} from '@longleaf/rules/accounts/security-questions';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { EditableSection } from '../../kit/form/editable-section.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasswordField } from './password-field.tsx';

/** The security question of a person (API-156). */
export function securityQuestionQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'security-question'),
    queryFn: ({ signal }) =>
      createClient(accountSecurityOperations, browserApi).getSecurityQuestion({}, { signal }),
  });
}

const OWN = 'own';
const NOTHING = { chosen: '', own: '', securityAnswer: '', currentPassword: '' };

interface SecurityQuestionCardProps {
  /** Who is signed in: names the kept answer of the query. */
  personId: string;
}

/**
 * Shows and sets the security question (API-156, API-157, MSG-070 to MSG-072): from the list or one's own, with the
 * answer and the password that proves who asks. Its mark is `#security-question`.
 */
export function SecurityQuestionCard({ personId }: SecurityQuestionCardProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = securityQuestionQuery(personId);
  const form = useForm({
    form: 'security-question',
    operation: accountSecurityOperations.saveSecurityQuestion,
    stored: NOTHING,
    typed: 'dropped',
    check: (values) => {
      const question = questionOf(values);
      return {
        [values.chosen === OWN ? 'own' : 'chosen']: complainAboutSecurityQuestion(question),
        securityAnswer: complainAboutSecurityAnswer(values.securityAnswer, question),
        currentPassword: values.currentPassword === '' ? t`Enter your password` : undefined,
      };
    },
    toSend: (values) => {
      const { securityAnswer, currentPassword } = values;
      return { body: { securityQuestion: questionOf(values), securityAnswer, currentPassword } };
    },
    done: accountSecurityMessages.questionSaved,
    onDone: (_answer, values) => queries.setQueryData(queryKey, { securityQuestion: questionOf(values) }),
    failed: ({ status, message }) => (status === 429 ? message : accountSecurityMessages.questionSaveFailed),
  });
  const { values, field, bind, errorOf } = form;
  const isOwn = values.chosen === OWN;
  const questions = SECURITY_QUESTIONS.map((question) => ({ value: question, label: question }));
  return (
    <EditableSection
      id="security-question"
      title={t`Security question`}
      change={t`Change question`}
      save={t`Save question`}
      form={form}
      view={<StoredQuestion personId={personId} />}
    >
      <ChoiceField
        {...bind('chosen')}
        label={<Trans>Question</Trans>}
        none={t`Choose a question`}
        options={[...questions, { value: OWN, label: t`Write my own question` }]}
        error={errorOf('chosen') ?? (isOwn ? undefined : errorOf('securityQuestion'))}
      />
      {isOwn && (
        <TextField
          {...field('own')}
          label={<Trans>Your own question</Trans>}
          autoComplete="off"
          error={errorOf('own') ?? errorOf('securityQuestion')}
        />
      )}
      <TextField
        label={<Trans>Answer</Trans>}
        help={<Trans>Capital letters, accents and punctuation do not matter.</Trans>}
        autoComplete="off"
        {...field('securityAnswer')}
      />
      <PasswordField
        label={t`Your password`}
        help={<Trans>So that nobody else can change it on your computer.</Trans>}
        autoComplete="current-password"
        {...bind('currentPassword')}
      />
    </EditableSection>
  );
}

function StoredQuestion({ personId }: SecurityQuestionCardProps) {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(securityQuestionQuery(personId))}
      failed={accountSecurityMessages.questionLoadFailed}
      loading={t`Loading your security question`}
      skeleton={<Skeleton height={52} />}
    >
      {({ securityQuestion }) => (
        <>
          <p>
            <strong>{securityQuestion}</strong>
          </p>
          <p className="soft">
            <Trans>We ask it when you forget your password or account name. The answer is never shown.</Trans>
          </p>
        </>
      )}
    </Loaded>
  );
}

function questionOf({ chosen, own }: { chosen: string; own: string }): string {
  return (chosen === OWN ? own : chosen).trim();
}
