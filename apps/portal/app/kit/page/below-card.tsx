import type { ReactNode } from 'react';
import styles from './below-card.module.css';

/** What a person added to the card above it, and changes in place: text keeps its lines. */
export function BelowCard({ children }: { children: ReactNode }) {
  return <div className={styles.below}>{children}</div>;
}
