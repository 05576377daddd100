import styles from './fact-row.module.css';

/** Up to five facts in a row, divided by rules; two across on phones. */
export function FactRow({ children }: { children: React.ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
