import styles from './section-card.module.css';

interface SectionCardProps {
  /** Names the section in the address. */
  id: string;
  title: React.ReactNode;
  /** Beside the title. */
  action?: React.ReactNode;
  children: React.ReactNode;
}

/** One part of a long page: a card with its heading. */
export function SectionCard({ id, title, action, children }: SectionCardProps) {
  return (
    <section id={id} className={`card ${styles.card}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
