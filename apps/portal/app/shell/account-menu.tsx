import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef } from 'react';
import styles from './account-menu.module.css';
import { ACCOUNT_PLACES } from './navigation.ts';
import { initialsOf, nameOf, type Person } from './session/person.ts';
import { useOpenOnThisPage } from './use-open-on-this-page.ts';

// The button is on every page; what it opens is loaded when somebody comes near it.
const loadMenu = () => import('../ui/menu.tsx');
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }));

/** The round button with the person's initials, and the menu that it opens. */
export function AccountMenu({ person }: { person: Person }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useOpenOnThisPage();
  const button = useRef<HTMLButtonElement>(null);
  const name = nameOf(person);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden>{initialsOf(person)}</span>
        <span className="visually-hidden">{t`${name}, your account`}</span>
      </button>
      {open && (
        <Suspense>
          <Menu
            label={t`Your account`}
            trigger={button}
            opened
            onClose={() => setOpen(false)}
            head={
              <>
                <p className={styles.name}>{name}</p>
                <p className="small soft">{person.userName}</p>
              </>
            }
            entries={ACCOUNT_PLACES.map(({ key, label, to }) => ({ key, text: i18n._(label), to }))}
          />
        </Suspense>
      )}
    </>
  );
}
