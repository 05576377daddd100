import styles from './stat.module.css';

interface StatProps {
  label: React.ReactNode;
  /** The figure in words; 'Not reported' where there is none. */
  figure: React.ReactNode;
  /** One line of context at most. */
  context?: React.ReactNode;
  size?: 'row' | 'key';
  /** A bar under the figure. */
  children?: React.ReactNode;
}

/** Label above, figure below. */
export function Stat({ label, figure, context, size = 'row', children }: StatProps) {
  return (
    <div className={styles[size]}>
      <div className={styles.label}>{label}</div>
      <div className={styles.figure}>{figure}</div>
      {children}
      {context && <div className={styles.context}>{context}</div>}
    </div>
  );
}
