import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef } from 'react';
import styles from './account-menu.module.css';
import { initialsOf, nameOf, type Person } from './session/person.ts';
import { useOpenOnThisPage } from './use-open-on-this-page.ts';
import { later } from '../ui/later.ts';

// The button is on every page; what it opens is loaded when somebody comes near it.
const loadMenu = () => import('./account-menu-opened.tsx');
const OpenedMenu = later(async () => ({ default: (await loadMenu()).OpenedMenu }));

/** The round button with the person's initials, and the menu that it opens. */
export function AccountMenu({ person }: { person: Person }) {
  const { t } = useLingui();
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
          <OpenedMenu person={person} trigger={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
