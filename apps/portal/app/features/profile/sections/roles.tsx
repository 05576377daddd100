import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages, type UserProfile } from '@longleaf/contract/profile';
import { complainAboutRole, holdsRole, ROLES } from '@longleaf/rules/accounts/roles';
import { toggleRole } from '@longleaf/rules/profile/school-level';
import { noteOwnClaims } from '../../../shell/session/own-claims.ts';
import { saveProfile } from '../api.ts';
import { CheckGroup } from '../section/check-group.tsx';
import { EditSection } from '../section/edit-section.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

/** What a person is here (CON-082): several at once are fine. */
export function RolesSection({ profile, personId }: { profile: UserProfile; personId: string }) {
  const { t } = useLingui();
  const form = useSectionForm({
    form: 'profile:role',
    stored: { role: profile.role },
    check: ({ role }) => ({ role: complainAboutRole(role) }),
    saved: profileMessages.page.saved,
    save: async ({ role }) => {
      await saveProfile(personId, { role });
      void noteOwnClaims({ role });
      return true;
    },
  });
  const held = (role: number) => ROLES.filter(({ flag }) => holdsRole(role, flag));
  return (
    <EditSection
      id="role"
      title={t`What you are here`}
      form={form}
      view={
        <p>
          {held(profile.role)
            .map(({ label }) => label)
            .join(', ')}
        </p>
      }
    >
      <CheckGroup
        legend={<Trans>Tick everything that fits you</Trans>}
        name="role"
        options={ROLES.map(({ flag, label }) => ({ value: String(flag), label }))}
        chosen={held(form.values.role).map(({ flag }) => String(flag))}
        error={form.errorOf('role')}
        onToggle={(flag) => form.set({ role: toggleRole(form.values.role, Number(flag)) })}
      />
    </EditSection>
  );
}
