import { SmallBar } from './bars.tsx';
import styles from './score-list.module.css';

export interface Score {
  key: string;
  name: React.ReactNode;
  /** In words: "5.6 of 7". */
  value: React.ReactNode;
  /** From 0 to 1. */
  share: number;
  strong?: boolean;
  /** One line under the bar. */
  meaning?: React.ReactNode;
}

/** Names with their scores, each over a thin bar: a list that happens to be drawn. */
export function ScoreList({ scores }: { scores: readonly Score[] }) {
  return (
    <ul className="plain-list">
      {scores.map(({ key, name, value, share, strong, meaning }) => (
        <li key={key} className={styles.score} data-strong={strong || undefined}>
          <span className={styles.words}>
            <span>{name}</span> <span className={styles.value}>{value}</span>
          </span>
          <SmallBar share={share} />
          {meaning && <span className="small soft">{meaning}</span>}
        </li>
      ))}
    </ul>
  );
}
