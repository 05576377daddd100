import styles from './waiting.module.css';

/** A calm page for a moment in which there is nothing to do. */
export function Waiting({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden />
      <h1 className={styles.text}>{children}</h1>
    </div>
  );
}
