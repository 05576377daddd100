import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Slashes } from '../../../ui/slashes.tsx';
import styles from './explore-card.module.css';

interface ExploreCardProps {
  to: string;
  title: string;
  /** One line above the title. */
  eyebrow?: ReactNode;
  /** A few sentences, of which the first lines are shown; empty where no facts are known. */
  description: string;
  /** One line below the title: another name, what one can earn. */
  below?: ReactNode;
  /** What has changed since it was saved. */
  since?: string | null | undefined;
  /** Figures in fixed columns. */
  figures: ReactNode;
  actions: ReactNode;
}

/** A career or a program in a list. Only its title is a link. */
export function ExploreCard(props: ExploreCardProps) {
  const { to, title, eyebrow, description, below, since, figures, actions } = props;
  return (
    <article className={styles.container}>
      <div className={styles.card}>
        <div className={styles.body}>
          <div className={styles.heading}>
            {eyebrow && <p className="note-text soft">{eyebrow}</p>}
            <h3 className={styles.title}>
              <Link to={to}>
                <Slashes text={title} />
              </Link>
            </h3>
          </div>
          <div className={styles.more}>
            {below && <p className="small soft">{below}</p>}
            {since && <p className="small">{since}</p>}
            {description && <p className={`small ${styles.description}`}>{description}</p>}
          </div>
        </div>
        <div className={styles.actions}>{actions}</div>
        <div className={styles.figures}>{figures}</div>
      </div>
    </article>
  );
}
