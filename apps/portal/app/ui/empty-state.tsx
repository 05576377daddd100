import { GrassStage } from './drawings/ages.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** What is missing. */
  title: React.ReactNode;
  /** What to do about it. */
  children?: React.ReactNode;
  /** Buttons. */
  actions?: React.ReactNode;
}

/** Nothing here yet, or nothing found: never a dead end. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={`card ${styles.empty}`}>
      <svg width="130" height="86" viewBox="-65 -60 130 68" aria-hidden focusable="false">
        <GrassStage />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className="soft">{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
