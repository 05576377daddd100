import { Message } from './message.tsx';
import styles from './needs-script.module.css';

/** What stands in place of a part that cannot work where no script runs; seen nowhere else. */
export function NeedsScript({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div className={[styles.note, className].filter(Boolean).join(' ')} data-without-script>
      <Message kind="info">{children}</Message>
    </div>
  );
}
