import { Trans, useLingui } from '@lingui/react/macro';
import { accountSecurityMessages, accountSecurityOperations } from '@longleaf/contract/account-security';
import { createClient } from '@longleaf/contract/client';
import {
  complainAboutSecurityAnswer,
  complainAboutSecurityQuestion,
  SECURITY_QUESTIONS,
} from '@longleaf/rules/accounts/security-questions';
import { browserApi } from '../../shell/session/api.ts';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AccountFormFrame } from './account-form.tsx';
import { CardButtons } from './editable-card.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const OWN = 'own';

interface SecurityQuestionFormProps {
  onCancel: () => void;
  onSaved: (securityQuestion: string) => void;
}

/** A question from the list or one's own, the answer, and the password that proves who asks. */
export function SecurityQuestionForm({ onCancel, onSaved }: SecurityQuestionFormProps) {
  const { t } = useLingui();
  const form = useAccountForm({
    initial: { chosen: '', own: '', securityAnswer: '', currentPassword: '' },
    check: (values) => {
      const question = questionOf(values);
      return {
        [values.chosen === OWN ? 'own' : 'chosen']: complainAboutSecurityQuestion(question),
        securityAnswer: complainAboutSecurityAnswer(values.securityAnswer, question),
        currentPassword: values.currentPassword === '' ? t`Enter your password` : undefined,
      };
    },
    send: async (values) => {
      const { securityAnswer, currentPassword } = values;
      const body = { securityQuestion: questionOf(values), securityAnswer, currentPassword };
      await createClient(accountSecurityOperations, browserApi).saveSecurityQuestion({ body });
      showToast({ kind: 'done', text: accountSecurityMessages.questionSaved });
      onSaved(body.securityQuestion);
    },
    wordsOf: ({ status, message }) => (status === 429 ? message : accountSecurityMessages.questionSaveFailed),
  });
  const { values, set, errorOf } = form;
  return (
    <AccountFormFrame
      form={form}
      label={t`Change your security question`}
      buttons={
        <CardButtons busy={form.busy} onCancel={onCancel}>
          <Trans>Save question</Trans>
        </CardButtons>
      }
    >
      <SelectField
        label={<Trans>Question</Trans>}
        name="chosen"
        value={values.chosen}
        error={errorOf('chosen') ?? (values.chosen === OWN ? undefined : errorOf('securityQuestion'))}
        onChange={(event) => set({ chosen: event.currentTarget.value })}
      >
        <option value="">{t`Choose a question`}</option>
        {SECURITY_QUESTIONS.map((question) => (
          <option key={question} value={question}>
            {question}
          </option>
        ))}
        <option value={OWN}>{t`Write my own question`}</option>
      </SelectField>
      {values.chosen === OWN && (
        <TextField
          label={<Trans>Your own question</Trans>}
          name="own"
          autoComplete="off"
          value={values.own}
          error={errorOf('own') ?? errorOf('securityQuestion')}
          onChange={(event) => set({ own: event.currentTarget.value })}
        />
      )}
      <TextField
        label={<Trans>Answer</Trans>}
        help={<Trans>Capital letters, accents and punctuation do not matter.</Trans>}
        name="securityAnswer"
        autoComplete="off"
        value={values.securityAnswer}
        error={errorOf('securityAnswer')}
        onChange={(event) => set({ securityAnswer: event.currentTarget.value })}
      />
      <PasswordField
        label={t`Your password`}
        help={<Trans>So that nobody else can change it on your computer.</Trans>}
        name="currentPassword"
        autoComplete="current-password"
        value={values.currentPassword}
        onChange={(currentPassword) => set({ currentPassword })}
        error={errorOf('currentPassword')}
      />
    </AccountFormFrame>
  );
}

function questionOf({ chosen, own }: { chosen: string; own: string }): string {
  return (chosen === OWN ? own : chosen).trim();
}
