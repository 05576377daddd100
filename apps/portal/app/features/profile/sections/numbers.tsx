import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages, type UserProfile } from '@longleaf/contract/profile';
import { complainAboutStudentNumber } from '@longleaf/rules/profile/details';
import {
  complainAboutSocialSecurityNumber,
  formatSocialSecurityNumber,
} from '@longleaf/rules/profile/social-security-number';
import { TextField } from '../../../ui/text-field.tsx';
import { noteProfile, profileApi, saveProfile } from '../api.ts';
import { EditSection } from '../section/edit-section.tsx';
import { Facts } from '../section/facts.tsx';
import { LeaveGuard } from '../section/leave-guard.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

interface NumberProps {
  profile: UserProfile;
  personId: string;
}

/** The student number of one's school: digits only (API-133). */
export function StudentNumberSection({ profile, personId }: NumberProps) {
  const { t } = useLingui();
  const form = useSectionForm({
    form: 'profile:student-number',
    stored: { studentNumber: profile.studentId },
    check: ({ studentNumber }) => ({ studentNumber: complainAboutStudentNumber(studentNumber.trim()) }),
    saved: profileMessages.page.saved,
    save: async ({ studentNumber }) => {
      const after = await profileApi.saveStudentNumber({ body: { studentNumber: studentNumber.trim() } });
      noteProfile(personId, { studentId: after.studentNumber });
      return true;
    },
  });
  return (
    <EditSection
      id="student-number"
      title={t`Student number`}
      form={form}
      view={<Facts facts={[[<Trans key="n">Student number</Trans>, profile.studentId]]} />}
    >
      <TextField
        label={<Trans>Student number (optional)</Trans>}
        help={<Trans>Your school can tell you. It has digits only.</Trans>}
        name="studentNumber"
        inputMode="numeric"
        autoComplete="off"
        value={form.values.studentNumber}
        error={form.errorOf('studentNumber')}
        onChange={(event) => form.set({ studentNumber: event.currentTarget.value })}
      />
    </EditSection>
  );
}

/** The Social Security number: typed once, then only its last four digits are shown (VAL-018 to VAL-024). */
export function SocialSecurityNumberSection({ profile, personId }: NumberProps) {
  const { t } = useLingui();
  const stored = profile.socialSecurityNumber;
  const form = useSectionForm({
    form: 'profile:social-security-number',
    stored: { socialSecurityNumber: '' },
    check: ({ socialSecurityNumber }) => {
      const typed = formatSocialSecurityNumber(socialSecurityNumber);
      return typed === '' ? {} : { socialSecurityNumber: complainAboutSocialSecurityNumber(typed) };
    },
    saved: profileMessages.page.saved,
    save: async ({ socialSecurityNumber }) => {
      const typed = formatSocialSecurityNumber(socialSecurityNumber);
      await saveProfile(personId, { socialSecurityNumber: typed });
      return true;
    },
    keepDraft: false,
  });
  return (
    <EditSection
      id="social-security-number"
      title={t`Social Security number`}
      form={form}
      view={<Facts facts={[[<Trans key="n">Social Security number</Trans>, stored]]} />}
    >
      <LeaveGuard when={form.touched} />
      <TextField
        label={<Trans>Social Security number (optional)</Trans>}
        help={
          stored === null ? (
            <Trans>
              Some colleges ask for it. We store it encrypted and show only the last four digits. Like
              000-00-0000.
            </Trans>
          ) : (
            <Trans>We have {stored}. Type a new one to replace it, or save it empty to remove it.</Trans>
          )
        }
        name="socialSecurityNumber"
        inputMode="numeric"
        autoComplete="off"
        value={form.values.socialSecurityNumber}
        error={form.errorOf('socialSecurityNumber')}
        onChange={(event) => form.set({ socialSecurityNumber: event.currentTarget.value })}
      />
    </EditSection>
  );
}
