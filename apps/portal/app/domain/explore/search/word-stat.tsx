import { Stat } from '../../../ui/stat.tsx';
import styles from './explore-card.module.css';

/** A fact in words beside figures: as strong, not as large. */
export function WordStat({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  return <Stat label={label} figure={<span className={styles.words}>{children}</span>} />;
}
