import { Suspense } from 'react';
import styles from './saved-kinds.module.css';
import type { SavedKind } from './saved-kinds.tsx';
import { later } from '../../ui/later.ts';

// It asks for the lists of every kind, whose code the pages of one kind do without.
const SavedKinds = later(async () => {
  const { SavedKinds: kinds } = await import('./saved-kinds.tsx');
  return { default: kinds };
});

/** The way between everything a person saved; its room is kept until it is there. */
export function SavedKindsLater({ current }: { current: SavedKind }) {
  return (
    <Suspense fallback={<div className={styles.kinds} />}>
      <SavedKinds current={current} />
    </Suspense>
  );
}
