import { useLingui } from '@lingui/react/macro';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './member-home.module.css';

/** The shape of a member's home while it is on its way. */
export function MemberHomeSkeleton() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <Loading label={t`Loading your page`}>
        <Skeleton width={340} height={40} />
        <Skeleton height={244} className={styles.panel ?? ''} />
        <Skeleton height={240} className={styles.panel ?? ''} />
      </Loading>
    </div>
  );
}
