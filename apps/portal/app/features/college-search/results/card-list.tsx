import type { CollegeCard } from '@longleaf/contract/college-card';
import { ResultCard } from '../../../domain/colleges/result-card.tsx';
import { ResultCardSkeleton } from '../../../domain/colleges/result-card-skeleton.tsx';
import styles from './results.module.css';

interface CardListProps {
  colleges: readonly CollegeCard[];
  /** Address of these results, for the way back from a profile. */
  resultsAddress: string;
}

export function CardList({ colleges, resultsAddress }: CardListProps) {
  return (
    <ul className={styles.cards}>
      {colleges.map((college, index) => (
        <li key={college.id}>
          <ResultCard
            college={college}
            first={index === 0}
            linkState={{ resultsAddress, distance: college.distance }}
          />
        </li>
      ))}
    </ul>
  );
}

export function CardListSkeleton() {
  return (
    <div className={styles.cards}>
      {[1, 2, 3, 4].map((card) => (
        <ResultCardSkeleton key={card} />
      ))}
    </div>
  );
}
