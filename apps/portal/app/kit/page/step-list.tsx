import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconList, IconLock } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { NeedleMeter } from '../../ui/charts/needle-meter.tsx';
import styles from './step-list.module.css';

interface StepListProps {
  label: string;
  steps: readonly { key: string; name: ReactNode; to: string; state: 'done' | 'open' | 'locked' }[];
  /** Key of the step that is shown; empty for none. */
  current: string;
  /** Where there is little room the list is behind a button that says this: "All 14 steps". */
  fold?: ReactNode;
  /** Below the list: what to know about it. */
  note?: ReactNode;
}

/** The steps of a pathway: done, open, or locked until the one before is done. State is an icon and a word. */
export function StepList({ label, steps, current, fold, note }: StepListProps) {
  const { t } = useLingui();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const done = steps.filter(({ state }) => state === 'done').length;
  const words = { done: t`Done`, open: t`Open`, locked: t`Locked` };
  return (
    <nav aria-label={label}>
      <p className={styles.progress}>
        <NeedleMeter
          done={done}
          steps={steps.length}
          width={160}
          label={t`${done} of ${steps.length} steps done`}
        />
        <span aria-hidden>
          <Trans>
            {done} of {steps.length} steps done
          </Trans>
        </span>
      </p>
      {fold && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          <IconList size={20} aria-hidden />
          {fold}
        </button>
      )}
      <ol id={id} className={styles.list} data-folded={(fold !== undefined && !opened) || undefined}>
        {steps.map(({ key, name, to, state }, index) => {
          const content = (
            <>
              <span className={styles.mark} aria-hidden>
                {state === 'done' && <IconCheck size={16} stroke={3} />}
                {state === 'locked' && <IconLock size={16} />}
                {state === 'open' && index + 1}
              </span>
              <span>
                {name} <span className="visually-hidden">({words[state]})</span>
              </span>
            </>
          );
          return (
            <li key={key}>
              {state === 'locked' ? (
                <span data-state={state}>{content}</span>
              ) : (
                <Link
                  to={to}
                  data-state={state}
                  aria-current={key === current ? 'step' : undefined}
                  onClick={() => setOpened(false)}
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      {note && <p className={styles.note}>{note}</p>}
    </nav>
  );
}
