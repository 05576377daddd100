import { Trans } from '@lingui/react/macro';
import { DELETION_GRACE_DAYS, freshSignInNeeded } from '@longleaf/contract/account-safety';
import { ApiError } from '@longleaf/contract/client';
import { type Deletion, yourDataMessages } from '@longleaf/contract/your-data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { beginSignIn } from '../../shell/session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmLater } from '../../ui/confirm-later.tsx';
import { Message } from '../../ui/message.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { deletionQuery, yourDataApi } from './queries.ts';
import { spokenValue } from './spoken-value.ts';

/** Ends the account after two weeks; until then it can be kept after all. */
export function DeleteAccount({ personId }: { personId: string }) {
  const { data } = useQuery(deletionQuery(personId));
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState(false);

  const change = async (call: () => Promise<Deletion>, done: string) => {
    setBusy(true);
    try {
      const after = await call();
      queryClientOfTab().setQueryData(deletionQuery(personId).queryKey, after);
      showToast({ kind: 'done', text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) setStale(true);
      else showToast({ kind: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SectionCard id="delete" title={<Trans>Delete your account</Trans>}>
      {data?.requested ? (
        <>
          <Message kind="warning">
            <Trans>
              Your account will be deleted on {spokenValue(data.deletedOn)}. Until then you can keep it.
            </Trans>
          </Message>
          <p style={{ marginTop: 14 }}>
            <Button
              look="main"
              busy={busy}
              onClick={() => void change(yourDataApi.cancelDeletion, yourDataMessages.cancelled)}
            >
              <Trans>Keep my account</Trans>
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>
            <Trans>
              Your account and everything on this page are deleted {DELETION_GRACE_DAYS} days after you ask.
              Until then you can change your mind. We mail you when you ask and when it is done.
            </Trans>
          </p>
          <p className="soft">
            <Trans>
              Colleges keep what you asked us to send them, such as your name when you asked to be recruited.
            </Trans>
          </p>
          {stale && (
            <div role="alert" style={{ marginTop: 14 }}>
              <Message kind="info">
                <p style={{ marginBottom: 10 }}>{freshSignInNeeded}</p>
                <Button
                  size="small"
                  onClick={() => void beginSignIn({ returnTo: '/yourData#delete', fresh: true })}
                >
                  <Trans>Sign in again</Trans>
                </Button>
              </Message>
            </div>
          )}
          <p style={{ marginTop: 14 }}>
            <Button
              busy={busy}
              onClick={() => {
                setOpened(true);
                setAsking(true);
              }}
            >
              <Trans>Delete my account</Trans>
            </Button>
          </p>
        </>
      )}
      {opened && (
        <ConfirmLater
          opened={asking}
          title={<Trans>Delete your account and all you saved?</Trans>}
          confirmLabel={<Trans>Delete my account</Trans>}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void change(yourDataApi.requestDeletion, yourDataMessages.requested);
          }}
        >
          <p>
            <Trans>It happens in {DELETION_GRACE_DAYS} days. You can come back until then.</Trans>
          </p>
        </ConfirmLater>
      )}
    </SectionCard>
  );
}
