import { Trans } from '@lingui/react/macro';
import { nextStepOperations } from '@longleaf/contract/next-steps';
import type { FormAccess } from '@longleaf/rules/next-steps/form';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '../../kit/form/call.ts';
import { ApiError } from '@longleaf/contract/client';
import { openChildWindow } from '../../shell/idle/child-windows.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button, ButtonLink, type ButtonLook } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './next-steps.module.css';
import { formCompleteQuery } from './queries.ts';
import { later } from '../../ui/later.ts';

/** The window comes when it is asked for: the page is light without it. */
const FormMessage = later(async () => ({ default: (await import('./form-message.tsx')).FormMessage }));

/** How often it is asked whether the form is finished, while it is open elsewhere. */
const ASK_EVERY_MILLISECONDS = 3000;

interface FormButtonProps {
  personId: string;
  access: FormAccess;
  look: ButtonLook;
}

/** Opens the form in a window of its own; for whom it does not open, says why. */
export function FormButton({ personId, access, look }: FormButtonProps) {
  const [asked, setAsked] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [isOut, setOut] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  // Not every site lets its window be watched: that it was closed may never be known, or known too early.
  useQuery({ ...formCompleteQuery(personId), enabled: isOut, refetchInterval: ASK_EVERY_MILLISECONDS });
  const comeBack = () => void refreshOwn('next-steps');
  const open = async () => {
    if (!access.opens) {
      setHasAsked(true);
      setAsked(true);
      return;
    }
    if (busy) return;
    setBusy(true);
    setFailed(null);
    setBlocked(null);
    try {
      const { address } = await call(nextStepOperations.openForm, {});
      setOut(true);
      if (openChildWindow(address, comeBack) === null) setBlocked(address);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        look={look}
        busy={busy}
        onClick={() => void open()}
        iconAfter={<IconExternalLink size={18} aria-hidden />}
      >
        <Trans>Open the form</Trans>
      </Button>
      {failed !== null && (
        <Message kind="error">
          <p>{failed}</p>
        </Message>
      )}
      {blocked !== null && (
        <Message kind="warning">
          <p>
            <Trans>Your browser blocked the window.</Trans>{' '}
            <a href={blocked} target="_blank" rel="noreferrer" onClick={() => setBlocked(null)}>
              <Trans>Open the form here</Trans>
            </a>
          </p>
        </Message>
      )}
      {!access.opens && hasAsked && (
        <Suspense>
          <FormMessage access={access} opened={asked} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The form comes first: what it is, and the way to it. Whom it is not for can still read every step (ST-226). */
export function FormPanel({ personId, access }: { personId: string; access: FormAccess }) {
  if (!access.opens && access.because === 'role')
    return (
      <section className={`card padded ${styles.form}`} aria-labelledby="form-first">
        <div>
          <h2 id="form-first">
            <Trans>You can read every step</Trans>
          </h2>
          <p>
            <Trans>
              The form and its pathways are for high school students, parents and educators. You can see what
              to read and what to do in each step without it.
            </Trans>
          </p>
        </div>
        <div className={styles.formButton}>
          <ButtonLink look="main" to="/next-step/students-and-parents">
            <Trans>Read all steps</Trans>
          </ButtonLink>
          <FormButton personId={personId} access={access} look="quiet" />
        </div>
      </section>
    );
  return (
    <section className={`card padded ${styles.form}`} aria-labelledby="form-first">
      <div>
        <h2 id="form-first">
          <Trans>First, a few questions about you</Trans>
        </h2>
        <p>
          <Trans>
            The Next Steps form opens in a window of its own. The three pathways open when it is done.
          </Trans>
        </p>
      </div>
      <div className={styles.formButton}>
        <FormButton personId={personId} access={access} look="main" />
      </div>
    </section>
  );
}
