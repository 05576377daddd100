import { type ReactNode, useId } from 'react';
import styles from './transcripts.module.css';

interface StepProps {
  number: number;
  title: ReactNode;
  /** At the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A numbered part of the form. */
export function Step({ number, title, end, children }: StepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.step}>
      <div className={styles.stepHead}>
        <h2 id={id}>
          <span className={styles.number}>{number}</span> {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
