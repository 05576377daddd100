import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSettings } from '../../lib/settings.ts';
import type { Person } from '../../shell/session/person.ts';
import { SiteSearchBox } from '../../shell/site-search/site-search-box.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { greetingAt } from './greeting.ts';
import styles from './member-home.module.css';
import { NextReads } from './next-reads.tsx';
import { SavedStrip } from './saved-strip.tsx';

/** Home for somebody who is signed in: what they left, what they saved, where to go on. */
export default function MemberHome({ person }: { person: Person }) {
  const { now } = useSettings();
  const [greeting] = useState(() => greetingAt(now === null ? new Date() : new Date(now)));
  const name = person.firstName || person.userName;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        {greeting === 'morning' && <Trans>Good morning, {name}</Trans>}
        {greeting === 'afternoon' && <Trans>Good afternoon, {name}</Trans>}
        {greeting === 'evening' && <Trans>Good evening, {name}</Trans>}
      </h1>
      <div className={styles.search}>
        <SiteSearchBox label={<Trans>What are you looking for?</Trans>} />
      </div>
      <div className={styles.panel}>
        <ContinuePanel />
      </div>
      <div className={styles.columns}>
        <SavedStrip personId={person.id} />
        <NextReads />
      </div>
    </div>
  );
}
