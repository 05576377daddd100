import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import styles from './error-state.module.css';
import { Message } from './message.tsx';

interface ErrorStateProps {
  /** What happened: "We could not load your saved colleges." */
  title: React.ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** A part that failed, inside that part: what happened, that nothing was lost, and another try. */
export function ErrorState({ title, onRetry, busy }: ErrorStateProps) {
  return (
    <Message kind="error">
      {/* Two lines: sentences that the specification fixes may end without a full stop. */}
      <p>
        <strong>{title}</strong>
        <br />
        <Trans>Nothing is lost.</Trans>
      </p>
      <Button size="small" className={styles.again} onClick={onRetry} busy={busy ?? false}>
        <Trans>Try again</Trans>
      </Button>
    </Message>
  );
}
