import type { ReactNode } from 'react';
import styles from './dialog-buttons.module.css';

/** The buttons that end a dialog: the main one first and as wide as there is room, then the way out. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
