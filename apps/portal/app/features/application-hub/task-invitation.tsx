import { Trans, useLingui } from '@lingui/react/macro';
import { invitationOperations, type Invitation } from '@longleaf/contract/application-invitations';
import type { HubItem } from '@longleaf/contract/applications';
import { fileOperations } from '@longleaf/contract/files';
import { IconDownload, IconMailForward, IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { APPLICATIONS } from '../../data/applications/applications.ts';
import { useAct } from '../../kit/form/use-act.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { download } from '../../lib/download.ts';
import { monthAndDay } from '../../lib/format.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './hub.module.css';
import { type HubTask, titleOf } from './tasks-of.ts';
import { later } from '../../ui/later.ts';

// The window comes when somebody is asked.
const InviteDialog = later(async () => {
  const { InviteDialog: dialog } = await import('./invite-dialog.tsx');
  return { default: dialog };
});

interface TaskInvitationProps {
  item: HubItem;
  task: HubTask;
}

/** Somebody else does this task: whom the student asked, how far they are, and what can be done about it (ST-092). */
export function TaskInvitation({ item, task }: TaskInvitationProps) {
  const [asking, setAsking] = useState(false);
  const { invitation } = task;
  const canAsk =
    !task.completed && (invitation === null || ['Declined', 'Expired'].includes(invitation.status));
  return (
    <div className={styles.invitation}>
      {invitation && <Asked item={item} task={task} invitation={invitation} />}
      {canAsk && (
        <Button size="small" icon={<IconUserPlus size={18} aria-hidden />} onClick={() => setAsking(true)}>
          {invitation === null ? <Trans>Ask somebody by email</Trans> : <Trans>Ask somebody else</Trans>}
          <span className="visually-hidden"> {titleOf(task)}</span>
        </Button>
      )}
      {asking && (
        <Suspense>
          <InviteDialog item={item} task={task} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Asked({ item, task, invitation }: TaskInvitationProps & { invitation: Invitation }) {
  const { t } = useLingui();
  const { question, ask } = useConfirm();
  const { firstName, lastName, status, word, waived, letter } = invitation;
  const name = `${firstName} ${lastName}`;
  const params = { appId: item.userApplication.id, taskId: task.applicationTaskId };
  const onDone = () => refreshOwn(APPLICATIONS);
  const again = useAct(invitationOperations.sendInvitationAgain, { onDone });
  const withdraw = useAct(invitationOperations.withdrawInvitation, { onDone });
  const read = useAct(fileOperations.getFile, {
    onDone: (file) => download(file, letter?.name ?? 'letter'),
  });
  const takeBack = async () => {
    const yes = await ask({
      title: <Trans>Withdraw your request to {name}?</Trans>,
      confirmLabel: <Trans>Take it back</Trans>,
      danger: true,
      children: <Trans>The link that they got stops working at once.</Trans>,
    });
    if (yes) await withdraw.act({ params }, t`${name} no longer has your request.`);
  };
  const isWaiting = status === 'Invited' || status === 'Opened';
  return (
    <>
      <p className={styles.asked}>
        <strong>{name}</strong> <StatusOf invitation={invitation} />
      </p>
      {word !== '' && (
        <blockquote className={styles.word}>
          <p>{word}</p>
        </blockquote>
      )}
      {letter !== null && (
        <p className="small soft">
          {letter.id === null ? (
            <Trans>The letter is there. You gave up the right to read it.</Trans>
          ) : (
            <Trans>The letter is there.</Trans>
          )}
        </p>
      )}
      {letter !== null && <LetterWay item={item} task={task} invitation={invitation} />}
      {letter === null && isWaiting && (
        <p className="small soft">
          {waived ? (
            <Trans>You gave up the right to read the letter. {firstName} knows that.</Trans>
          ) : (
            <Trans>You may read the letter. {firstName} knows that.</Trans>
          )}
        </p>
      )}
      <div className={styles.actions} data-print="no">
        {letter !== null && letter.id !== null && (
          <Button
            size="small"
            busy={read.busy}
            icon={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              void read.act({ params: { fileId: letter.id ?? '' } }, t`The letter is saved on your device.`)
            }
          >
            <Trans>Save the letter</Trans>
          </Button>
        )}
        {invitation.canSendAgain && (
          <Button
            look="quiet"
            size="small"
            busy={again.busy}
            icon={<IconMailForward size={18} aria-hidden />}
            onClick={() => void again.act({ params }, t`We sent it to ${name} again.`)}
          >
            <Trans>Send again</Trans>
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {isWaiting && (
          <Button look="quiet" size="small" busy={withdraw.busy} onClick={() => void takeBack()}>
            <Trans>Withdraw</Trans>
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
      {question}
    </>
  );
}

/** How the letter gets to the college: from here, with how far it is, or by whoever wrote it. */
function LetterWay({ item, task, invitation }: TaskInvitationProps & { invitation: Invitation }) {
  const college = item.college.name;
  const { firstName, letter } = invitation;
  const delivery = letter?.delivery ?? null;
  // What somebody was asked for a task of the student's own is for the student alone.
  if (task.task === null) return null;
  if (delivery === null) {
    return (
      <Message kind="warning">
        <Trans>
          We do not send letters to {college}. Ask {firstName} to send it there, in the way the college says.
        </Trans>
      </Message>
    );
  }
  const { state, sentDate, endedDate, nextTry, reason } = delivery;
  const on = (day: string | null) => monthAndDay(new Date(day ?? sentDate));
  if (state === 'received') {
    return (
      <p className="small soft">
        <Trans>
          {college} has had the letter since {on(endedDate)}.
        </Trans>
      </p>
    );
  }
  if (state === 'sent') {
    return (
      <p className="small soft">
        <Trans>
          We sent the letter to {college} on {on(sentDate)}.
        </Trans>
      </p>
    );
  }
  return (
    <Message kind={nextTry === null ? 'error' : 'info'}>
      <p>
        {nextTry === null ? (
          <Trans>
            The letter did not reach {college}. Ask {firstName} to send it there.
          </Trans>
        ) : (
          <Trans>
            The letter did not reach {college} yet. We try again on {on(nextTry)}. You do not need to do
            anything.
          </Trans>
        )}{' '}
        {reason}
      </p>
    </Message>
  );
}

/** How far somebody is, with its day. */
function StatusOf({ invitation }: { invitation: Invitation }) {
  const { status, sentDate, openedDate, answeredDate, expiresDate } = invitation;
  const on = (day: string | null) => (day === null ? '' : monthAndDay(new Date(day)));
  switch (status) {
    case 'Done':
      return (
        <Tag tone="good">
          <Trans>Done {on(answeredDate)}</Trans>
        </Tag>
      );
    case 'Declined':
      return (
        <Tag tone="waiting">
          <Trans>Declined {on(answeredDate)}</Trans>
        </Tag>
      );
    case 'Opened':
      return (
        <Tag>
          <Trans>
            Invited {on(sentDate)}, opened {on(openedDate)}
          </Trans>
        </Tag>
      );
    case 'Expired':
      return (
        <Tag tone="waiting">
          <Trans>No answer by {on(expiresDate)}</Trans>
        </Tag>
      );
    case 'Invited':
      return (
        <Tag>
          <Trans>Invited {on(sentDate)}</Trans>
        </Tag>
      );
  }
}
