import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FieldComplaint } from '../../ui/error-summary.tsx';
import styles from './form.module.css';
import { LeaveGuard } from './leave-guard.tsx';

/** What the frame of a form needs to know of it. */
export interface Submittable {
  complaints: readonly FieldComplaint[];
  busy: boolean;
  guarded: boolean;
  submit: (fields?: FormData) => Promise<void>;
}

interface FormProps {
  ref?: Ref<HTMLFormElement>;
  form: Submittable;
  /** What the form is for; heard, not seen. */
  label: string;
  buttons: ReactNode;
  /** Between what is wrong and the fields: what to mind. */
  notice?: ReactNode;
  /** Right above the buttons: what became of the last press, where the person looks then. */
  outcome?: ReactNode;
  children: ReactNode;
}

/** Fields one below the other, what is wrong above them, buttons below. */
export function Form({ ref, form, label, buttons, notice, outcome, children }: FormProps) {
  return (
    // Sent before the script runs, the fields must never end up in an address.
    <form
      ref={ref}
      noValidate
      method="post"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(new FormData(event.currentTarget));
      }}
    >
      <LeaveGuard when={form.guarded} />
      <ErrorSummary complaints={form.complaints} />
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.fields}>{children}</div>
      {outcome && <div className={styles.outcome}>{outcome}</div>}
      <div className={styles.buttons} data-print="no">
        {buttons}
      </div>
    </form>
  );
}

/** Two fields beside each other; one below the other on phones. */
export function Two({ children }: { children: ReactNode }) {
  return <div className={styles.two}>{children}</div>;
}

interface FormButtonsProps {
  busy: boolean;
  onCancel?: (() => void) | undefined;
  /** What the main button does: 'Save changes'. */
  children: ReactNode;
  /** What the way out says; 'Cancel' unless stated. */
  cancel?: ReactNode;
}

/** The main button of a form and the way out of it. */
export function FormButtons({ busy, onCancel, children, cancel = <Trans>Cancel</Trans> }: FormButtonsProps) {
  return (
    <>
      <Button look="main" type="submit" busy={busy}>
        {children}
      </Button>
      {onCancel && <Button onClick={onCancel}>{cancel}</Button>}
    </>
  );
}
