import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import styles from './account-menu.module.css';
import { initialsOf, nameOf, type Person } from './session/person.ts';
import { useOpenOnThisPage } from './use-open-on-this-page.ts';

/** The round button with the person's initials, and what it opens: plain links, so no menu keyboard rules. */
export function AccountMenu({ person }: { person: Person }) {
  const { t } = useLingui();
  const [open, setOpen] = useOpenOnThisPage();
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  const isInside = (event: Event) =>
    event.target instanceof Node && root.current?.contains(event.target) === true;
  const close = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside(event)) return;
    if (event instanceof KeyboardEvent) root.current?.querySelector('button')?.focus();
    setOpen(false);
  });
  useEffect(() => {
    if (!open) return;
    const reasons = ['pointerdown', 'focusin', 'keydown'] as const;
    const hear = (event: Event) => close(event);
    for (const reason of reasons) document.addEventListener(reason, hear);
    return () => {
      for (const reason of reasons) document.removeEventListener(reason, hear);
    };
  }, [open]);
  const name = nameOf(person);
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={styles.avatar}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden>{initialsOf(person)}</span>
        <span className="visually-hidden">{t`${name}, your account`}</span>
      </button>
      <div id={panel} className={styles.panel} hidden={!open}>
        <p className={styles.name}>{name}</p>
        <p className="small soft">{person.userName}</p>
        <ul className="plain-list">
          <li>
            <Link to="/profile" className={styles.entry}>
              <Trans>Profile</Trans>
            </Link>
          </li>
          <li>
            <Link to="/savedColleges" className={styles.entry}>
              <Trans>Saved colleges</Trans>
            </Link>
          </li>
          <li>
            <Link to="/careers?searchType=saved" className={styles.entry}>
              <Trans>Saved careers</Trans>
            </Link>
          </li>
          <li>
            <Link to="/savedPrograms" className={styles.entry}>
              <Trans>Saved programs</Trans>
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
