import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { QueueState } from '../../../shell/answers/answer-queue.ts';
import { monthAndDay } from '../../../lib/format.ts';
import styles from './questions.module.css';

type Status = 'none' | 'saving' | 'saved' | 'offline' | 'server' | 'tab';

/**
 * Where the answers are, in words. Seen at each answer; heard only when it matters: the first time that all is saved,
 * when there is no connection, and when all is saved after that.
 */
export function SaveStatus({ state }: { state: QueueState }) {
  const { t } = useLingui();
  const status = statusOf(state);
  const words: Record<Status, string> = {
    none: t`We save each answer as you go. You can leave and come back.`,
    saving: t`Saving`,
    saved: t`Saved`,
    offline: t`Will be saved when you are back online`,
    server: t`Not saved yet. Your answers are kept here, and we try again.`,
    tab: t`Not saved yet. Keep this page open: we try again.`,
  };
  const heard = useHeard(status);
  const until = state.keptUntil === null ? null : monthAndDay(new Date(state.keptUntil));
  const Icon = {
    none: null,
    saving: IconLoader2,
    saved: IconCheck,
    offline: IconCloudOff,
    server: IconCloudOff,
    tab: IconCloudOff,
  }[status];
  return (
    <>
      <p className={styles.status} data-status={status} aria-hidden={status !== 'none'}>
        {Icon && <Icon size={18} aria-hidden />}
        {words[status]}
      </p>
      {(status === 'offline' || status === 'server') && until !== null && (
        <p className={styles.kept}>
          <Trans>They wait on this device, locked for you, until {until}.</Trans>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {heard !== null && words[heard]}
      </p>
    </>
  );
}

/** That answers are kept here is said once they are: who reads it may close the page. */
function statusOf({ waiting, trouble, place, known }: QueueState): Status {
  if (waiting === 0) return known.size > 0 ? 'saved' : 'none';
  if (trouble === 'none' || place === 'on its way') return 'saving';
  return place === 'tab' ? 'tab' : trouble;
}

/** What is told aloud: not 'Saving', and 'Saved' only for the first time and after trouble. */
function useHeard(status: Status): Status | null {
  const [heard, setHeard] = useState<Status | null>(null);
  if (status !== 'none' && status !== 'saving' && heard !== status) setHeard(status);
  return heard;
}
