import { Trans, useLingui } from '@lingui/react/macro';
import type { UserProfile } from '@longleaf/contract/profile';
import { ChangePasswordCard } from '../../../domain/accounts/change-password-card.tsx';
import { SecurityQuestionCard } from '../../../domain/accounts/security-question-card.tsx';
import { usePerson } from '../../../shell/session/session.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AccountWindowButton } from '../account-window.tsx';
import { reloadProfile } from '../api.ts';
import { Facts } from '../../../kit/page/facts.tsx';
import styles from '../profile.module.css';
import section from './sections.module.css';

interface SignInSectionsProps {
  /** Null when it could not be loaded: what needs none of it works all the same. */
  profile: UserProfile | null;
  personId: string;
}

/** Password, security question, and what happens in windows of the sign-in host: e-mail, second factor, passkeys and what happened lately. */
export function SignInSections({ profile, personId }: SignInSectionsProps) {
  return (
    <>
      <ChangePasswordCard
        userName={usePerson()?.userName ?? ''}
        passwordInvalid={profile?.passwordInvalid ?? false}
        onChanged={() => reloadProfile(personId)}
      />
      <SecurityQuestionCard personId={personId} />
      <SectionCard id="sign-in" title={<Trans>Signing in</Trans>}>
        {profile && <HowSignedIn profile={profile} />}
        <p className={`soft ${section.below}`}>
          <Trans>Each of these opens in a window of its own. Close it to come back here.</Trans>{' '}
          <Trans>The one for your email is also where you choose the language of our emails.</Trans>
        </p>
        <div className={styles.buttons}>
          <AccountWindowButton window="email" personId={personId}>
            <Trans>Change email</Trans>
          </AccountWindowButton>
          <AccountWindowButton window="twoFactor" personId={personId}>
            <Trans>Two-factor sign-in</Trans>
          </AccountWindowButton>
          <AccountWindowButton window="passkeys" personId={personId}>
            <Trans>Passkeys</Trans>
          </AccountWindowButton>
          <AccountWindowButton window="activity" personId={personId}>
            <Trans>Recent sign-ins</Trans>
          </AccountWindowButton>
        </div>
      </SectionCard>
    </>
  );
}

function HowSignedIn({ profile }: { profile: UserProfile }) {
  const { t } = useLingui();
  return (
    <>
      <Facts
        facts={[
          [
            t`Email`,
            <>
              {profile.email}{' '}
              {profile.emailVerified ? (
                <Tag tone="good">
                  <Trans>Confirmed</Trans>
                </Tag>
              ) : (
                <Tag tone="waiting">
                  <Trans>Not confirmed</Trans>
                </Tag>
              )}
            </>,
          ],
          ...(profile.twoFactor === null
            ? []
            : [[t`Two-factor sign-in`, <OnOrOff key="two-factor" on={profile.twoFactor} />] as const]),
        ]}
      />
      {profile.emailVerified ? null : (
        <p className={`soft ${section.below}`}>
          <Trans>
            You can sign in with this email once it is confirmed. We emailed you a link when you made the
            account; “Change email” sends a new one.
          </Trans>
        </p>
      )}
    </>
  );
}

function OnOrOff({ on }: { on: boolean }) {
  return on ? (
    <Tag tone="good">
      <Trans>On</Trans>
    </Tag>
  ) : (
    <Tag>
      <Trans>Off</Trans>
    </Tag>
  );
}
