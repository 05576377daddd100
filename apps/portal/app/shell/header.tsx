import { Trans, useLingui } from '@lingui/react/macro';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSettings } from '../lib/settings.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/drawings/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language/language-switch.tsx';
import { MAIN_NAVIGATION } from './navigation.ts';
import { PlaceLink } from './place-link.tsx';
import { placesThere } from './places-there.ts';
import { SavedLink } from './saved-link.tsx';
import { useSession } from './session/session.ts';
import { beginSignIn } from './session/sign-in.ts';
import { useOpenOnThisPage } from './use-open-on-this-page.ts';

/** Mark, sections, saved colleges and account. On phones the sections are behind the menu button. */
export function Header() {
  const { t } = useLingui();
  const settings = useSettings();
  const { productName } = settings;
  const session = useSession();
  const [menuOpen, setMenuOpen] = useOpenOnThisPage();
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={t`${productName} home`}>
          <Mark size={36} />
          {productName}
        </Link>
        <nav id="sections" aria-label={t`Main`} className={styles.sections} data-open={menuOpen || undefined}>
          <ul>
            {placesThere(MAIN_NAVIGATION, settings).map((place) => (
              <li key={place.label.id}>
                <PlaceLink place={place} className={styles.section} />
              </li>
            ))}
            {session.status === 'anonymous' && (
              <li className="only-phone">
                <button type="button" className={styles.section} onClick={() => void createAccount()}>
                  <Trans>Create account</Trans>
                </button>
              </li>
            )}
            <li className="only-phone">
              <LanguageSwitch className={styles.section} />
            </li>
          </ul>
        </nav>
        <div className={styles.account} data-session={session.status}>
          <LanguageSwitch className={`not-phone ${styles.language}`} />
          {session.status === 'signed-in' ? (
            <>
              <SavedLink personId={session.person.id} />
              <AccountMenu person={session.person} />
            </>
          ) : (
            <>
              <Button look="quiet" className="not-phone" onClick={() => void createAccount()}>
                <Trans>Create account</Trans>
              </Button>
              <Button onClick={() => void beginSignIn()}>
                <Trans>Sign in</Trans>
              </Button>
            </>
          )}
          <button
            type="button"
            className={styles.burger}
            aria-label={menuOpen ? t`Close menu` : t`Open menu`}
            aria-expanded={menuOpen}
            aria-controls="sections"
            onClick={() => setMenuOpen(!menuOpen)}
          >
            {menuOpen ? <IconX size={24} aria-hidden /> : <IconMenu2 size={24} aria-hidden />}
          </button>
        </div>
      </div>
    </header>
  );
}

function createAccount(): Promise<void> {
  return beginSignIn({ createAccount: true });
}
