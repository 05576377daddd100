import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toDoQuery } from '../../data/to-do/queries.ts';
import { useSettings } from '../../lib/settings.ts';
import { momentBy } from '../../lib/today.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { Person } from '../../shell/session/person.ts';
import { SiteSearchBox } from '../../shell/site-search/site-search-box.tsx';
import { AlsoSaved } from './also-saved.tsx';
import { greetingAt } from './greeting.ts';
import styles from './member-home.module.css';
import { NextReads } from './next-reads.tsx';
import { NextStepList } from './next-step-list.tsx';
import { NextStepPanel } from './next-step-panel.tsx';
import { PathwaysAtHome } from './pathways-at-home.tsx';
import { SavedStrip } from './saved-strip.tsx';
import { STEP_OF_TO_DO } from './step-words.ts';
import { ToDoFirst } from './to-do-first.tsx';
import { useCompareSaved } from './use-compare-saved.ts';
import { useNextSteps } from './use-next-steps.ts';

/** Home for somebody who is signed in: what they left, what they saved, where to go on. */
export default function MemberHome({ person }: { person: Person }) {
  const { now } = useSettings();
  const [greeting] = useState(() => greetingAt(momentBy(now)));
  const { t } = useLingui();
  const name = person.firstName || person.userName;
  const next = useNextSteps(person);
  const first = next?.steps[0] ?? 'find-colleges';
  const compareAt = useCompareSaved(person.id);
  const toDo = useQuery(toDoQuery(person.id));
  const asked = new Set(toDo.data?.toDo.map(({ kind }) => STEP_OF_TO_DO[kind]));
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        {greeting === 'morning' && <Trans>Good morning, {name}</Trans>}
        {greeting === 'afternoon' && <Trans>Good afternoon, {name}</Trans>}
        {greeting === 'evening' && <Trans>Good evening, {name}</Trans>}
      </h1>
      {next?.graduationYear && (
        <p className="soft">
          {next.grade === null ? (
            <Trans>Class of {next.graduationYear}</Trans>
          ) : (
            <Trans>
              Grade {next.grade}, class of {next.graduationYear}
            </Trans>
          )}
        </p>
      )}
      <div className={styles.search} data-print="no">
        <SiteSearchBox keepsTyped label={<Trans>What are you looking for?</Trans>} />
      </div>
      <ToDoFirst personId={person.id} />
      <div className={styles.panel}>
        {next ? (
          <NextStepPanel step={first} compareAt={compareAt} />
        ) : (
          <Loading label={t`Loading your page`}>
            <Skeleton height={244} />
          </Loading>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {next && !toDo.isPending && (
            <NextStepList
              steps={next.steps.slice(1).filter((step) => !asked.has(step))}
              matters={next.matters}
              compareAt={compareAt}
            />
          )}
          <PathwaysAtHome personId={person.id} />
          <SavedStrip personId={person.id} />
          <AlsoSaved personId={person.id} />
        </div>
        {next && <NextReads stage={next.stage} leaveOut={next.steps} />}
      </div>
    </div>
  );
}
