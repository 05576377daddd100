import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './panels.module.css';

interface SummaryPanelProps {
  title: ReactNode;
  /** What is chosen so far: name and value. */
  rows: readonly (readonly [name: ReactNode, value: ReactNode])[];
  /** The main button, and below it what to know before one presses it. */
  children: ReactNode;
}

/** What one is about to send, beside the form. */
export function SummaryPanel({ title, rows, children }: SummaryPanelProps) {
  const id = useId();
  return (
    <section className={`sunk ${styles.summary}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.rows}>
        {rows.map(([name, value], index) => (
          // The list never changes its order.
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

interface ResultPanelProps {
  title: ReactNode;
  /** `partly`: some of it could not be done, and what is said below tells which. */
  outcome?: 'done' | 'partly';
  children?: ReactNode;
  /** What can be done next. */
  actions?: ReactNode;
}

/** What became of what was sent. It takes the focus: it stands where the form was. */
export function ResultPanel({ title, outcome = 'done', children, actions }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = outcome === 'done' ? IconCircleCheckFilled : IconAlertTriangle;
  return (
    <div className={`card ${styles.result}`} data-outcome={outcome}>
      <Icon size={32} aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {actions && <div className="row row-wrap">{actions}</div>}
    </div>
  );
}

interface ContinuePanelProps {
  /** Why it is shown: "Continue where you left off". */
  eyebrow: ReactNode;
  title: ReactNode;
  children: ReactNode;
  picture?: ReactNode;
  /** The one main button of the page, and at most one quiet one. */
  actions: ReactNode;
}

/** The one next thing. */
export function ContinuePanel({ eyebrow, title, children, picture, actions }: ContinuePanelProps) {
  const id = useId();
  return (
    <section className={`card ${styles.onward}`} aria-labelledby={id}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
        <p className={styles.actions}>{actions}</p>
      </div>
    </section>
  );
}
