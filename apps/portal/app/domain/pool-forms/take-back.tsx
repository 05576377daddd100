import { Trans } from '@lingui/react/macro';
import { type Pool, poolFormMessages, poolFormOperations } from '@longleaf/contract/pool-forms';
import { POOL_FORMS } from '../../data/pool-forms/pool-forms.ts';
import { useAct } from '../../kit/form/use-act.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface TakeBackProps {
  pool: Pool;
  entryYear: number;
  /** What takes the focus then: the button that was pressed is gone. The page's heading unless stated. */
  heading?: string;
}

/** Takes a form of a pool back, after a question: colleges that have it are told, and no other gets it. */
export function TakeBack({ pool, entryYear, heading = 'h1' }: TakeBackProps) {
  const { question, ask } = useConfirm();
  const { busy, act } = useAct(poolFormOperations.takeBackPoolForm, {
    onDone: async () => {
      await refreshOwn(POOL_FORMS);
      document.querySelector<HTMLElement>(heading)?.focus();
    },
    onRefused: () => {
      showToast({ kind: 'error', text: poolFormMessages.takeBackFailed });
      return true;
    },
  });
  const takeBack = async () => {
    const yes = await ask({
      title: <Trans>Take your form back?</Trans>,
      confirmLabel: <Trans>Take it back</Trans>,
      cancelLabel: <Trans>Keep my form</Trans>,
      danger: true,
      children: (
        <p>
          <Trans>
            We tell the colleges that have your form not to write to you. No other college gets it.
          </Trans>{' '}
          {pool === 'CRP' ? (
            <Trans>You can join again only while the pool is open, from April to September.</Trans>
          ) : (
            <Trans>You can send a new one.</Trans>
          )}
        </p>
      ),
    });
    if (yes) await act({ body: { pool, entryYear } }, poolFormMessages.takenBack);
  };
  return (
    <>
      <Button busy={busy} onClick={() => void takeBack()}>
        <Trans>Take it back</Trans>
      </Button>
      {question}
    </>
  );
}
