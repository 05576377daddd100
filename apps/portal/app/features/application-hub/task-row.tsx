import { Trans, useLingui } from '@lingui/react/macro';
import { applicationOperations, type HubItem } from '@longleaf/contract/applications';
import type { TaskKey } from '@longleaf/rules/applications/tasks';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAct } from '../../kit/form/use-act.ts';
import { monthAndDay, wholeDate } from '../../lib/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { markTask, showChanged } from './change-hub.ts';
import { TaskDay } from './due-day.tsx';
import styles from './hub.module.css';
import { TaskFile } from './task-file.tsx';
import { TaskInvitation } from './task-invitation.tsx';
import { type HubTask, titleOf } from './tasks-of.ts';
import { later } from '../../ui/later.ts';

// The window comes when it is opened.
const TranscriptActivity = later(async () => {
  const { TranscriptActivity: dialog } = await import('./transcript-activity.tsx');
  return { default: dialog };
});

interface TaskRowProps {
  item: HubItem;
  task: HubTask;
  /** The first that is open. */
  isNext: boolean;
}

/** One task: done or not, what to know of it, and what can be done with it. */
export function TaskRow({ item, task, isNext }: TaskRowProps) {
  const { t } = useLingui();
  const title = titleOf(task);
  const { applicationTaskId: taskId, completed, completedDate, dueDate } = task;
  const params = { appId: item.userApplication.id, taskId };
  const { busy, act } = useAct(applicationOperations.removeTask, { onDone: showChanged });
  return (
    <li className={styles.task} data-next={isNext || undefined}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={completed}
          onChange={(event) => void markTask(item, taskId, event.currentTarget.checked)}
        />
        <span className={styles.mark} aria-hidden>
          {completed && <IconCheck size={20} stroke={3} />}
        </span>
        <span>
          <strong>{title}</strong>
          <span className={`small soft ${styles.hint}`}>
            {completed && completedDate !== null ? (
              <Trans>Done {monthAndDay(new Date(completedDate))}</Trans>
            ) : (
              <>
                {dueDate !== null && <Trans>Your date: {wholeDate(dueDate)}.</Trans>}{' '}
                {task.isOptional && <Trans>Not asked for, but the college looks at it.</Trans>}{' '}
                <Hint of={task.task} />{' '}
                {task.uploadCompletesTask && <Trans>Adding a file marks this task done.</Trans>}
              </>
            )}
          </span>
        </span>
      </label>
      <TaskFile item={item} task={task} isNext={isNext && task.uploadCompletesTask} />
      {(task.canInvite && task.task !== null) || task.invitation !== null ? (
        <TaskInvitation item={item} task={task} />
      ) : null}
      {task.task === 'transcript' && item.transcriptStatus.length > 0 && <Activity item={item} />}
      {!completed && (
        <div className={styles.actions} data-print="no">
          <TaskDay appId={params.appId} task={task} />
          {task.task === 'transcript' && item.canReceiveTranscripts && (
            <ButtonLink to="/apphub/requesttranscript" size="small" look={isNext ? 'main' : 'second'}>
              <Trans>Ask for it</Trans>
            </ButtonLink>
          )}
          {task.task === null && (
            <Button
              look="quiet"
              size="small"
              busy={busy}
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => void act({ params }, t`The task is removed.`)}
            >
              <Trans>Remove</Trans>
              <span className="visually-hidden"> {title}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Opens the list of the transcripts that were asked for (MOD-004). */
function Activity({ item }: { item: HubItem }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.actions} data-print="no">
      <Button look="quiet" size="small" onClick={() => setOpened(true)}>
        <Trans>Transcript activity</Trans>
      </Button>
      {opened && (
        <Suspense>
          <TranscriptActivity item={item} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** What to know before doing a task. */
function Hint({ of }: { of: TaskKey | null }) {
  switch (of) {
    case 'residency':
      return <Trans>It shows that you live in North Carolina, for tuition and state aid.</Trans>;
    case 'transcript':
      return <Trans>Your school sends it when you ask.</Trans>;
    case 'recommendation':
      return <Trans>Ask a teacher or a counselor early.</Trans>;
    case 'fafsa':
      return <Trans>One form for federal and state aid at every college.</Trans>;
    default:
      return null;
  }
}
