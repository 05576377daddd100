import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memberPageData } from '../../shell/page-data.ts';
import { usePerson } from '../../shell/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountWindowButton } from './account-window.tsx';
import { profileQuery } from '../../data/profile/profile-query.ts';
import styles from './profile.module.css';

export const clientLoader = memberPageData(async () => ({}));

/** Change the e-mail (GAP-117): what will happen, and the window where it happens. */
export default function UpdateEmailPage() {
  const person = usePerson();
  const { data } = useQuery({ ...profileQuery(person?.id ?? ''), enabled: person !== null });
  const email = data?.email ?? person?.email ?? '';
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <h1>
        <Trans>Change your email</Trans>
      </h1>
      <p role="status">
        <Trans>
          Your email is <strong>{email}</strong>.
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>A window opens. You sign in again there and type the new email.</Trans>
        </li>
        <li>
          <Trans>We send a link to the new email. It works for one hour.</Trans>
        </li>
        <li>
          <Trans>Open the link. From then on we use the new email. We send a note to the old one.</Trans>
        </li>
      </ol>
      <p>
        <Trans>In the same window you choose the language of our emails, English or Spanish.</Trans>
      </p>
      <div className={styles.buttons}>
        {person && (
          <AccountWindowButton window="email" personId={person.id} look="main">
            <Trans>Change email</Trans>
          </AccountWindowButton>
        )}
        <ButtonLink to="/profile">
          <Trans>Back to your profile</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <h1>
        <Trans>Change your email</Trans>
      </h1>
    </div>
  );
}
