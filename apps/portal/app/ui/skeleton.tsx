import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: number | string;
  height: number | string;
  className?: string;
}

/** A quiet block in the place of something that is on its way. */
export function Skeleton({ width = '100%', height, className = '' }: SkeletonProps) {
  return <span className={`${styles.block} ${className}`} style={{ width, height }} aria-hidden />;
}

/** Skeletons with what screen readers hear instead. They show after 200 ms, so quick answers do not flicker. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
