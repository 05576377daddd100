import { Trans } from '@lingui/react/macro';
import { DELETION_GRACE_DAYS } from '@longleaf/contract/account-safety';
import { type Deletion, yourDataMessages, yourDataOperations } from '@longleaf/contract/your-data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../kit/form/use-act.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { deletionQuery } from './queries.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useSpoken } from './use-spoken.ts';
import styles from './your-data.module.css';

/** Ends the account after two weeks; until then it can be kept after all. */
export function DeleteAccount({ personId }: { personId: string }) {
  const { data } = useQuery(deletionQuery(personId));
  const [stale, setStale] = useState(false);
  const { question, ask } = useConfirm();
  const spoken = useSpoken();
  const acts = {
    onDone: (after: Deletion) => queryClientOfTab().setQueryData(deletionQuery(personId).queryKey, after),
    onRefused: ({ status }: { status: number }) => {
      if (status === 403) setStale(true);
      return status === 403;
    },
  };
  const request = useAct(yourDataOperations.requestDeletion, acts);
  const cancel = useAct(yourDataOperations.cancelDeletion, acts);
  const askFirst = async () => {
    const yes = await ask({
      title: <Trans>Delete your account and all you saved?</Trans>,
      confirmLabel: <Trans>Delete my account</Trans>,
      danger: true,
      children: (
        <p>
          <Trans>It happens in {DELETION_GRACE_DAYS} days. You can come back until then.</Trans>
        </p>
      ),
    });
    if (yes) await request.act({}, yourDataMessages.requested);
  };
  if (data?.requested) {
    return (
      <SectionCard id="delete" title={<Trans>Delete your account</Trans>}>
        <Message kind="warning">
          <Trans>Your account will be deleted on {spoken(data.deletedOn)}. Until then you can keep it.</Trans>
        </Message>
        <p className={styles.below}>
          <Button
            look="main"
            busy={cancel.busy}
            onClick={() => void cancel.act({}, yourDataMessages.cancelled)}
          >
            <Trans>Keep my account</Trans>
          </Button>
        </p>
        {question}
      </SectionCard>
    );
  }
  return (
    <div data-print="no">
      <SectionCard id="delete" title={<Trans>Delete your account</Trans>}>
        <p>
          <Trans>
            Your account and everything on this page are deleted {DELETION_GRACE_DAYS} days after you ask.
            Until then you can change your mind. We email you when you ask and when it is done.
          </Trans>
        </p>
        <p className="soft">
          <Trans>
            Colleges keep what you asked us to send them, such as your name when you asked to be recruited.
          </Trans>
        </p>
        {stale && <SignInAgain returnTo="/yourData#delete" />}
        <p className={styles.below}>
          <Button busy={request.busy} onClick={() => void askFirst()}>
            <Trans>Delete my account</Trans>
          </Button>
        </p>
        {question}
      </SectionCard>
    </div>
  );
}
