import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { directAdmissionMessages, directAdmissionOperations } from '@longleaf/contract/direct-admission';
import { profileOperations } from '@longleaf/contract/profile';
import { isHelper } from '@longleaf/rules/accounts/audience';
import { complainAboutStudentNumber } from '@longleaf/rules/profile/details';
import { call } from '../../kit/form/call.ts';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Sheet } from '../../kit/page/page-frame.tsx';
import { WordsFor } from '../../domain/accounts/words-for.tsx';
import { useAudience } from '../../domain/accounts/use-audience.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { TextField } from '../../ui/text-field.tsx';
import { directAdmissionQuery } from './queries.ts';

interface LookUpFormProps {
  personId: string;
  stored: { studentNumber: string; lastName: string };
  onLooked: () => void;
}

/** Saves the student number (API-133, VAL-025) and looks for it on the list (API-164). */
export function LookUpForm({ personId, stored, onLooked }: LookUpFormProps) {
  const { t } = useLingui();
  const isForStudent = isHelper(useAudience());
  const numberless = isForStudent
    ? t`Enter the student number. Digits only, with no spaces.`
    : t`Enter your student number. Digits only, with no spaces.`;
  const nameless = isForStudent ? t`Enter the student’s last name.` : t`Enter your last name.`;
  const form = useForm({
    form: 'direct-admission',
    operation: directAdmissionOperations.getDirectAdmissionEligibility,
    stored,
    opens: 'always',
    check: ({ studentNumber, lastName }) => ({
      studentNumber:
        studentNumber.trim() === '' ? numberless : complainAboutStudentNumber(studentNumber.trim()),
      lastName: lastName.trim() === '' ? nameless : undefined,
    }),
    toSend: async (values) => {
      const studentNumber = values.studentNumber.trim();
      if (studentNumber !== stored.studentNumber) await saveNumber(studentNumber);
      return { query: { studentNumber, lastName: values.lastName.trim() } };
    },
    onDone: async (eligibility, values) => {
      const { queryKey } = directAdmissionQuery(personId);
      queryClientOfTab().setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            studentNumber: values.studentNumber.trim(),
            lastName: values.lastName.trim(),
            eligibility,
          },
      );
      onLooked();
      await refreshOwn('profile');
    },
  });
  return (
    <Sheet>
      <Form
        form={form}
        label={t`Look up direct admission`}
        buttons={
          <FormButtons busy={form.busy}>
            <WordsFor helper={<Trans>Look the student up</Trans>}>
              <Trans>Look me up</Trans>
            </WordsFor>
          </FormButtons>
        }
      >
        <TextField
          label={<Trans>Student number</Trans>}
          help={
            <WordsFor
              helper={
                <Trans>
                  The student’s, digits only. It is on the report card, in PowerSchool, or ask the school
                  office.
                </Trans>
              }
            >
              <Trans>Digits only. It is on your report card, in PowerSchool, or ask the school office.</Trans>
            </WordsFor>
          }
          inputMode="numeric"
          autoComplete="off"
          {...form.field('studentNumber')}
        />
        <TextField
          label={<Trans>Last name</Trans>}
          help={
            <WordsFor helper={<Trans>The student’s, as the school spells it</Trans>}>
              <Trans>As your school spells it</Trans>
            </WordsFor>
          }
          autoComplete={isForStudent ? 'off' : 'family-name'}
          {...form.field('lastName')}
        />
      </Form>
    </Sheet>
  );
}

/** Each message of the server is shown (MSG-045); any other failure is told in one sentence (MSG-046). @throws ApiError */
async function saveNumber(studentNumber: string): Promise<void> {
  try {
    await call(profileOperations.saveStudentNumber, { body: { studentNumber } });
    await refreshOwn('profile');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error;
    throw new ApiError({ status: error.status, detail: directAdmissionMessages.numberFailed });
  }
}
