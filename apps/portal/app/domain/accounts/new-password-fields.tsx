import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_LENGTH } from '@longleaf/rules/accounts/passwords';
import { passwordStrength } from '@longleaf/rules/accounts/password-strength';
import { useSettings } from '../../lib/settings.ts';
import { NeedleMeter } from '../../ui/charts/needle-meter.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './password-field.module.css';

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  values: NewPassword;
  set: (part: Partial<NewPassword>) => void;
  errorOf: (field: string) => string | undefined;
  /** The account's name, which the password must not hold; left out where it is not known. */
  userName?: string | undefined;
}

/** A new password, typed twice, with the rules above it and how strong it is below. */
export function NewPasswordFields({ values, set, errorOf, userName = '' }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div>
        <PasswordField
          label={t`New password`}
          name="newPassword"
          autoComplete="new-password"
          value={values.newPassword}
          onValue={(newPassword) => set({ newPassword })}
          error={errorOf('newPassword')}
          help={<PasswordRules />}
        />
        <Strength password={values.newPassword} userName={userName} />
      </div>
      <PasswordField
        label={t`New password again`}
        name="confirmPassword"
        autoComplete="new-password"
        value={values.confirmPassword}
        onValue={(confirmPassword) => set({ confirmPassword })}
        error={errorOf('confirmPassword')}
      />
    </>
  );
}

/** The rules in words (CON-111, GAP-083). */
function PasswordRules() {
  const { passwordCharacters } = useSettings();
  const { minimum, maximum } = PASSWORD_LENGTH;
  return passwordCharacters === 'word' ? (
    <Trans>
      {minimum} to {maximum} letters, digits and underscores; this site does not allow other symbols. Not your
      account name, and nothing that is easy to guess. Three or four words with _ between them are safe.
    </Trans>
  ) : (
    <Trans>
      {minimum} to {maximum} characters. Not your account name, and nothing that is easy to guess. Three or
      four words work well.
    </Trans>
  );
}

const STEPS = { refused: 0, fair: 1, good: 2, strong: 3 } as const;

function Strength({ password, userName }: { password: string; userName: string }) {
  const { t } = useLingui();
  const { passwordCharacters: characters } = useSettings();
  const strength = passwordStrength(password, { userName, characters });
  const words = {
    refused: t`Not enough yet`,
    fair: t`Fair`,
    good: t`Good`,
    strong: t`Strong`,
  }[strength];
  return (
    <p className={styles.strength} role="status">
      {password !== '' && (
        <>
          <NeedleMeter done={STEPS[strength]} steps={3} width={60} label={t`Password strength`} />
          <Trans>Strength: {words}</Trans>
        </>
      )}
    </p>
  );
}
