import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './account-menu.module.css';
import { initialsOf, nameOf, type Person } from './session/person.ts';

/** The round button with the person's initials, and what it opens: plain links, so no menu keyboard rules. */
export function AccountMenu({ person }: { person: Person }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open]);
  const name = nameOf(person);
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className={styles.avatar}
        aria-label={t`${name}, your account`}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden>{initialsOf(person)}</span>
      </button>
      <div id={panel} className={styles.panel} hidden={!open}>
        <p className={styles.name}>{name}</p>
        <p className="small soft">{person.userName}</p>
        <ul className="plain-list" onClick={() => setOpen(false)}>
          <li>
            <Link to="/savedColleges" className={styles.entry}>
              <Trans>Saved colleges</Trans>
            </Link>
          </li>
          <li>
            <Link to="/logout?referrer=portal" className={styles.entry}>
              <Trans>Sign out</Trans>
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
