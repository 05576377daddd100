import { Trans, useLingui } from '@lingui/react/macro';
import type { UserProfile } from '@longleaf/contract/profile';
import { complainAboutRole, holdsRole, ROLES } from '@longleaf/rules/accounts/roles';
import { toggleRole } from '@longleaf/rules/profile/school-level';
import { CheckGroup } from '../../../kit/fields/check-group.tsx';
import { EditableSection } from '../../../kit/form/editable-section.tsx';
import { noteOwnClaims } from '../../../shell/session/own-claims.ts';
import { useProfileForm } from '../use-profile-form.ts';

/** What a person is here (CON-082): several at once are fine. */
export function RolesSection({ profile, personId }: { profile: UserProfile; personId: string }) {
  const { t } = useLingui();
  const form = useProfileForm({
    form: 'profile:role',
    personId,
    stored: { role: profile.role },
    check: ({ role }) => ({ role: complainAboutRole(role) }),
    saves: (values) => values,
    onDone: ({ role }) => void noteOwnClaims({ role }),
  });
  const held = (role: number) => ROLES.filter(({ flag }) => holdsRole(role, flag));
  const names = held(profile.role).map(({ label }) => label);
  return (
    <EditableSection id="role" title={t`Your role`} form={form} view={<p>{names.join(', ')}</p>}>
      <CheckGroup
        legend={<Trans>Check everything that fits you</Trans>}
        name="role"
        options={ROLES.map(({ flag, label }) => ({ value: String(flag), label }))}
        chosen={held(form.values.role).map(({ flag }) => String(flag))}
        error={form.errorOf('role')}
        onToggle={(flag) => form.set({ role: toggleRole(form.values.role, Number(flag)) })}
      />
    </EditableSection>
  );
}
