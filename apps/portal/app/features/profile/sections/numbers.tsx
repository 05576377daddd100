import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages, profileOperations, type UserProfile } from '@longleaf/contract/profile';
import { complainAboutStudentNumber } from '@longleaf/rules/profile/details';
import {
  complainAboutSocialSecurityNumber,
  formatSocialSecurityNumber,
} from '@longleaf/rules/profile/social-security-number';
import { EditableSection } from '../../../kit/form/editable-section.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Facts } from '../../../kit/page/facts.tsx';
import { WordsFor } from '../../../domain/accounts/words-for.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { noteProfile } from '../api.ts';
import { useProfileForm } from '../use-profile-form.ts';

interface NumberProps {
  profile: UserProfile;
  personId: string;
}

/** The student number of one's school: digits only (API-133). */
export function StudentNumberSection({ profile, personId }: NumberProps) {
  const { t } = useLingui();
  const form = useForm({
    form: 'profile:student-number',
    operation: profileOperations.saveStudentNumber,
    stored: { studentNumber: profile.studentId },
    check: ({ studentNumber }) => ({ studentNumber: complainAboutStudentNumber(studentNumber.trim()) }),
    toSend: ({ studentNumber }) => ({ body: { studentNumber: studentNumber.trim() } }),
    done: profileMessages.page.saved,
    onDone: ({ studentNumber }) => noteProfile(personId, { studentId: studentNumber }),
  });
  const title = t`Student number`;
  return (
    <EditableSection
      id="student-number"
      title={title}
      form={form}
      view={<Facts facts={[[title, profile.studentId]]} />}
    >
      <TextField
        label={<Trans>Student number (optional)</Trans>}
        help={
          <WordsFor
            helper={
              <Trans>Students get it from their school. Leave it empty if you are not a student.</Trans>
            }
          >
            <Trans>Your school can tell you. It has digits only.</Trans>
          </WordsFor>
        }
        inputMode="numeric"
        autoComplete="off"
        {...form.field('studentNumber')}
      />
    </EditableSection>
  );
}

/** The Social Security number: typed once, then only its last four digits are shown (VAL-018 to VAL-024). */
export function SocialSecurityNumberSection({ profile, personId }: NumberProps) {
  const { t } = useLingui();
  const stored = profile.socialSecurityNumber;
  const form = useProfileForm({
    form: 'profile:social-security-number',
    personId,
    typed: 'asked-about',
    stored: { socialSecurityNumber: '' },
    check: ({ socialSecurityNumber }) => {
      const typed = formatSocialSecurityNumber(socialSecurityNumber);
      return typed === '' ? {} : { socialSecurityNumber: complainAboutSocialSecurityNumber(typed) };
    },
    saves: ({ socialSecurityNumber }) => ({
      socialSecurityNumber: formatSocialSecurityNumber(socialSecurityNumber),
    }),
  });
  const title = t`Social Security number`;
  return (
    <EditableSection
      id="social-security-number"
      title={title}
      form={form}
      view={<Facts facts={[[title, stored]]} />}
    >
      <TextField
        label={<Trans>Social Security number (optional)</Trans>}
        help={
          stored === null ? (
            <Trans>
              Some colleges ask for it. We store it encrypted and show the last four digits; “Your data” shows
              all of it after you sign in again. Like 000-00-0000.
            </Trans>
          ) : (
            <Trans>We have {stored}. Type a new one to replace it, or save it empty to remove it.</Trans>
          )
        }
        inputMode="numeric"
        autoComplete="off"
        {...form.field('socialSecurityNumber')}
      />
    </EditableSection>
  );
}
