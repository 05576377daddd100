import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** At the end of the line: how many, or what is chosen. */
  note?: ReactNode;
  /** Open when it is first shown: where something in it is filled in, it is never hidden. */
  open?: boolean;
  /** It cannot be closed now. */
  held?: boolean;
  children: ReactNode;
}

/** What not everybody needs, behind its title. The browser's own: found by its search, opened by its printing. */
export function Fold({ title, note, open = false, held = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary onClick={held ? (event) => event.preventDefault() : undefined}>
        <IconChevronRight size={20} aria-hidden />
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
