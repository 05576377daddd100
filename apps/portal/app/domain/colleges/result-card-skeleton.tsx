import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './result-card.module.css';

/** The shape of a result card that is on its way. */
export function ResultCardSkeleton() {
  return (
    <div className={styles.container} aria-hidden>
      <div className={styles.card}>
        <div className={styles.cover}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.body}>
          <Skeleton width={110} height={14} />
          <Skeleton width="52%" height={20} className="apart" />
          <Skeleton width="34%" height={14} />
          <div className={styles.figures}>
            {[1, 2, 3, 4].map((figure) => (
              <Skeleton key={figure} height={34} />
            ))}
          </div>
        </div>
        <div className={styles.actions}>
          <Skeleton width={104} height={36} />
        </div>
      </div>
    </div>
  );
}
