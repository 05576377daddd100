import { Trans } from '@lingui/react/macro';
import { AccountMenu } from './account-menu.tsx';
import { HeaderBar } from './header-bar.tsx';
import { SavedLink } from './saved-link.tsx';
import { useSession } from './session/session.ts';
import { SignInButton } from './sign-in-button.tsx';
import { useOpenOnThisPage } from './use-open-on-this-page.ts';
import { HeaderSearch } from './site-search/header-search.tsx';
import styles from './header.module.css';

/** The bar of the portal's pages, with what the person who is signed in has. */
export function Header() {
  const session = useSession();
  const [menuOpen, setMenuOpen] = useOpenOnThisPage();
  return (
    <HeaderBar
      menuOpen={menuOpen}
      onMenu={setMenuOpen}
      session={session.status}
      search={<HeaderSearch />}
      moreInMenu={
        session.status === 'anonymous' && (
          <li className={`only-phone ${styles.inMenu}`}>
            <SignInButton look="quiet" createAccount>
              <Trans>Create account</Trans>
            </SignInButton>
          </li>
        )
      }
      account={
        session.status === 'signed-in' ? (
          <>
            <SavedLink personId={session.person.id} />
            <AccountMenu person={session.person} />
          </>
        ) : (
          <>
            <SignInButton look="quiet" className="not-phone" createAccount>
              <Trans>Create account</Trans>
            </SignInButton>
            <SignInButton>
              <Trans>Sign in</Trans>
            </SignInButton>
          </>
        )
      }
    />
  );
}
