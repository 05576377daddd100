import { Trans, useLingui } from '@lingui/react/macro';
import { createAccountMark, fromContentSite } from '@longleaf/contract/login';
import { framePlaces } from '@longleaf/contract/site-frame';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import avatar from '../account-menu.module.css';
import { SITE_SEARCH_PATH } from '../../data/site-search/path.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HeaderBar } from '../header-bar.tsx';
import { ACCOUNT_PLACES } from '../account-places.ts';
import { SavedPlace } from '../saved-link.tsx';
import { SignInForm } from '../sign-in-button.tsx';
import search from '../site-search/header-search.module.css';
import styles from './site-header.module.css';

const SIGN_IN = { action: '/login', fields: { returnUrl: framePlaces.page } };
const CREATE_ACCOUNT = {
  action: `${framePlaces.portal}/login`,
  fields: {
    returnUrl: framePlaces.page,
    [fromContentSite.name]: fromContentSite.value,
    [createAccountMark.name]: createAccountMark.value,
  },
};

/**
 * The portal's bar as the content site has it: as HTML alone. What a visitor, a person and somebody unknown see stands
 * there at once; the site's script shows the one that holds (`data-for` names it).
 */
export function SiteHeader() {
  return (
    <HeaderBar
      menuOpen={false}
      session="unknown"
      search={<SearchForm />}
      moreInMenu={
        <li className="only-phone" data-for="signed-out">
          <SignInForm look="quiet" {...CREATE_ACCOUNT}>
            <Trans>Create account</Trans>
          </SignInForm>
        </li>
      }
      account={
        <>
          <div className={styles.group} data-for="signed-out">
            <SignInForm look="quiet" className="not-phone" {...CREATE_ACCOUNT}>
              <Trans>Create account</Trans>
            </SignInForm>
            <SignInForm {...SIGN_IN}>
              <Trans>Sign in</Trans>
            </SignInForm>
          </div>
          <div className={styles.group} data-for="signed-in" hidden>
            <SavedPlace count={<span data-saved />} />
            <AccountLinks />
          </div>
          <div className={styles.group} data-for="unknown" hidden>
            <Link to="/profile" className={styles.account}>
              <Trans>Your account</Trans>
            </Link>
          </div>
        </>
      }
    />
  );
}

/** The search as a browser opens it by itself: a form that leads to the portal's. */
function SearchForm() {
  const { t } = useLingui();
  return (
    <details className={styles.search}>
      <summary className={search.button}>
        <IconSearch size={24} aria-hidden />
        <span className="visually-hidden">{t`Search everything`}</span>
      </summary>
      <div className={search.panel}>
        <form
          role="search"
          action={framePlaces.portal + SITE_SEARCH_PATH}
          className={`wrap ${search.inside} ${styles.searchForm}`}
        >
          <div className="grow">
            <TextField
              label={t`Search everything`}
              hideLabel
              name="q"
              type="search"
              placeholder={t`Like nursing or Boone`}
              maxLength={100}
              autoComplete="off"
              icon={<IconSearch size={20} aria-hidden />}
            />
          </div>
          <Button type="submit" look="main">
            <Trans>Search</Trans>
          </Button>
        </form>
      </div>
    </details>
  );
}

/** The account menu as a browser opens it by itself. The script puts the name and the initials in. */
function AccountLinks() {
  const { t, i18n } = useLingui();
  return (
    <details className={styles.menu} data-account>
      <summary className={avatar.avatar}>
        <span data-initials aria-hidden>
          <IconUser size={22} />
        </span>
        <span className="visually-hidden">{t`Your account`}</span>
      </summary>
      <div className={styles.panel}>
        <p className={avatar.name} data-name />
        <ul className="plain-list">
          {ACCOUNT_PLACES.map(({ key, label, to }) => (
            <li key={key}>
              <Link to={to}>{i18n._(label)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
