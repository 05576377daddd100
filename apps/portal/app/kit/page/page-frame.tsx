import type { ReactNode, Ref } from 'react';
import styles from './page.module.css';

interface PageFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Below that: what the page is to somebody whom it is not made for. */
  note?: ReactNode;
  /** `reading` for one column of text or fields, `form` for a form with fields side by side, `full` for the rest. */
  width?: 'reading' | 'form' | 'full' | undefined;
  /** The heading, for a page that gives it the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** On paper the heading is heard and not seen: what is printed has one of its own. */
  onPaper?: 'without heading';
  /** Beside the heading: what can be done with the whole. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Heading, a line that says what the page is for, and the rest. */
export function PageFrame({
  title,
  lead,
  note,
  width = 'full',
  headingRef,
  onPaper,
  tools,
  children,
}: PageFrameProps) {
  const heading = (
    <h1 ref={headingRef} tabIndex={-1}>
      {title}
    </h1>
  );
  return (
    <div className={`wrap ${styles.page}`} data-width={width} data-on-paper={onPaper}>
      {tools ? (
        <div className={styles.head}>
          {heading}
          <div className={styles.tools} data-print="no">
            {tools}
          </div>
        </div>
      ) : (
        heading
      )}
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {note}
      {children}
    </div>
  );
}

/** What can be done on a page, below what it says. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** The one card of a page that has one thing to do. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className="card padded">{children}</div>;
}

/** Cards one below the other. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
