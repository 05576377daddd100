import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconBookmark, IconClipboardCheck, IconHome, IconPlant, IconSearch } from '@tabler/icons-react';
import type { Place } from './navigation.ts';
import { PlaceLink } from './place-link.tsx';
import { usePerson } from './session/session.ts';
import styles from './tab-bar.module.css';

const TABS: readonly (Place & { Icon: typeof IconHome })[] = [
  { label: msg`Home`, to: '/', Icon: IconHome },
  { label: msg`Colleges`, to: '/college-search', Icon: IconSearch },
  { label: msg`Saved`, to: '/savedColleges', Icon: IconBookmark },
  { label: msg`Plan`, contentPath: '/plan-your-future', Icon: IconPlant },
  { label: msg`Apply`, contentPath: '/apply-to-college', Icon: IconClipboardCheck },
];

/** The five places at the bottom of a phone, for people who are signed in. */
export function TabBar() {
  const { t } = useLingui();
  if (!usePerson()) return null;
  return (
    <nav aria-label={t`Quick links`} className={styles.bar} data-tabs data-print="no">
      {TABS.map(({ Icon, ...place }) => (
        <PlaceLink
          key={place.label.id}
          place={place}
          className={styles.tab}
          icon={<Icon size={22} aria-hidden />}
        />
      ))}
    </nav>
  );
}
