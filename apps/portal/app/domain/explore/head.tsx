import { Slashes } from '../../ui/slashes.tsx';
import styles from './head.module.css';

interface HeadProps {
  /** One line above the title: the field it belongs to. */
  eyebrow: React.ReactNode;
  title: string;
  /** Empty where no facts are known. */
  description: string;
  /** Under the description, small. */
  note?: React.ReactNode;
  /** Name of the group of buttons. */
  actionsLabel: string;
  actions: React.ReactNode;
  /** At the right, under the buttons on phones. */
  picture?: React.ReactNode;
}

/** The head of a page about a career or a program. */
export function Head({ eyebrow, title, description, note, actionsLabel, actions, picture }: HeadProps) {
  return (
    <header className={`card ${styles.head}`}>
      <div className={styles.words}>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className={styles.title} tabIndex={-1}>
          <Slashes text={title} />
        </h1>
        {description && <p className={styles.description}>{description}</p>}
        {note && <p className="small soft">{note}</p>}
        <div className={styles.actions} role="group" aria-label={actionsLabel} data-print="no">
          {actions}
        </div>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </header>
  );
}
