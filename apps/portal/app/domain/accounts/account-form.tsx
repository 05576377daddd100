import { ErrorSummary } from '../../ui/error-summary.tsx';
import styles from './account-form.module.css';
import type { AccountForm } from './use-account-form.ts';

interface AccountFormFrameProps<Values> {
  form: AccountForm<Values>;
  /** What the form is for; heard, not seen. */
  label: string;
  buttons: React.ReactNode;
  children: React.ReactNode;
}

/** Fields one below the other, what is wrong above them, buttons below. */
export function AccountFormFrame<Values>({ form, label, buttons, children }: AccountFormFrameProps<Values>) {
  return (
    // Sent before the script runs, the fields must never end up in an address.
    <form
      noValidate
      method="post"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(new FormData(event.currentTarget));
      }}
    >
      <ErrorSummary complaints={form.complaints} />
      <div className={styles.fields}>{children}</div>
      <div className={styles.buttons}>{buttons}</div>
    </form>
  );
}
