import styles from './blocks.module.css';

export interface Row {
  key: string;
  term: React.ReactNode;
  fact: React.ReactNode;
}

/** Words on the left, facts on the right. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, term, fact }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
