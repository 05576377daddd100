import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export type StageState = 'done' | 'now' | 'later' | 'stopped';

interface TimelineProps {
  /** What goes its way: "Transcript to NC State University". */
  label: string;
  stages: readonly { key: string; name: ReactNode; when?: ReactNode; state: StageState }[];
}

/** How far something is: across on wide screens, down on phones. The state is always a word as well. */
export function Timeline({ label, stages }: TimelineProps) {
  const { t } = useLingui();
  const words = { done: t`Done`, now: t`Now`, later: t`Later`, stopped: t`Stopped` };
  return (
    <ol className={styles.line} aria-label={label}>
      {stages.map(({ key, name, when, state }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden>
            {state === 'done' && <IconCheck size={14} stroke={3} />}
            {state === 'stopped' && <IconX size={14} stroke={3} />}
          </span>
          <strong>{name}</strong>
          <span className="small soft">
            {words[state]}
            {when && <>, {when}</>}
          </span>
        </li>
      ))}
    </ol>
  );
}
