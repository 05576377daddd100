import type { ReactNode } from 'react';
import styles from './sample.module.css';

interface PartProps {
  /** Names the part in the address: `/sample#timeline`. */
  id: string;
  name: string;
  children: ReactNode;
}

/** One part of the kit with its states. */
export function Part({ id, name, children }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** One state of a part. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
