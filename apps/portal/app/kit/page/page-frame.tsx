import type { ReactNode, Ref } from 'react';
import styles from './page.module.css';

interface PageFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** `reading` for one column of text or fields, `form` for a form with fields side by side, `full` for the rest. */
  width?: 'reading' | 'form' | 'full' | undefined;
  /** The heading, for a page that gives it the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Heading, a line that says what the page is for, and the rest. */
export function PageFrame({ title, lead, width = 'full', headingRef, children }: PageFrameProps) {
  return (
    <div className={`wrap ${styles.page}`} data-width={width}>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {children}
    </div>
  );
}
