import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './skeletons.module.css';

interface SkeletonsProps {
  count: number;
  /** Of each, in pixels. */
  height: number;
}

/** Cards, rows or sections that are on their way, one below the other. */
export function Skeletons({ count, height }: SkeletonsProps) {
  return (
    <div className={styles.stack}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
