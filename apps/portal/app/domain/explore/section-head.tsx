import styles from './section-head.module.css';

interface SectionHeadProps {
  /** For a section that is named by this heading. */
  id?: string;
  children: React.ReactNode;
  /** At the right of the heading: where there is more. */
  more?: React.ReactNode;
  /** One or two sentences under it. */
  intro?: React.ReactNode;
}

/** Heading of a part of a page about a career or a program. */
export function SectionHead({ id, children, more, intro }: SectionHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 id={id}>{children}</h2>
        {more}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </>
  );
}

/** Small words under a part: what the figures mean, their year and source. */
export function PartNote({ children }: { children: React.ReactNode }) {
  return <p className={`note-text soft ${styles.note}`}>{children}</p>;
}
