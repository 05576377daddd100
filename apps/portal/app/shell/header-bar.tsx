import { useLingui } from '@lingui/react/macro';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSettings } from '../lib/settings.ts';
import { Mark } from '../ui/drawings/mark.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language/language-switch.tsx';
import { MAIN_NAVIGATION } from './navigation.ts';
import { PlaceLink } from './place-link.tsx';
import { placesThere } from './places-there.ts';

interface HeaderBarProps {
  menuOpen: boolean;
  onMenu?: (open: boolean) => void;
  /** Whether it is known who is signed in; room is kept until then. */
  session: string;
  /** Further entries behind the menu button of phones, each an `li`. */
  moreInMenu: React.ReactNode;
  /** The way to the search of everything. */
  search: React.ReactNode;
  /** What belongs to the person, at the end. */
  account: React.ReactNode;
}

/**
 * The bar above every page, of the portal and of the content site alike: mark, sections, account. On phones the
 * sections are behind the menu button; where no script runs they stand below the bar.
 */
export function HeaderBar({ menuOpen, onMenu, session, moreInMenu, search, account }: HeaderBarProps) {
  const { t } = useLingui();
  const settings = useSettings();
  const { productName } = settings;
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
            {moreInMenu}
            <li className="only-phone">
              <LanguageSwitch className={styles.section} />
            </li>
          </ul>
        </nav>
        <div className={styles.account} data-session={session}>
          <LanguageSwitch className={`not-phone ${styles.language}`} />
          {search}
          {account}
          <button
            type="button"
            className={styles.burger}
            aria-label={menuOpen ? t`Close menu` : t`Open menu`}
            aria-expanded={menuOpen}
            aria-controls="sections"
            onClick={() => onMenu?.(!menuOpen)}
          >
            {menuOpen ? <IconX size={24} aria-hidden /> : <IconMenu2 size={24} aria-hidden />}
          </button>
        </div>
      </div>
    </header>
  );
}
