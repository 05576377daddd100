import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Menu } from '../ui/menu.tsx';
import styles from './account-menu.module.css';
import { ACCOUNT_PLACES } from './account-places.ts';
import { nameOf, type Person } from './session/person.ts';

/** Who is signed in, and the ways to what is theirs. */
export function OpenedMenu({
  person,
  trigger,
  onClose,
}: {
  person: Person;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <Menu
      label={t`Your account`}
      trigger={trigger}
      opened
      onClose={onClose}
      head={
        <>
          <p className={styles.name}>{nameOf(person)}</p>
          <p className="small soft">{person.userName}</p>
        </>
      }
      entries={ACCOUNT_PLACES.map(({ key, label, to }) => ({ key, text: i18n._(label), to }))}
    />
  );
}
