import { SectorShape } from './sector-shape.tsx';
import styles from './sector-mark.module.css';
import { SECTOR_COLORS, type Sector } from './sector-colors.ts';

/** The shape alone, beside a word that says the same. */
export function SectorPin({ sector, size = 20 }: { sector: Sector; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false" className={styles.pin}>
      <SectorShape sector={sector} />
    </svg>
  );
}

/** Shape, letter and name of a sector: never colour alone. */
export function SectorMark({ sector, children }: { sector: Sector; children: React.ReactNode }) {
  return (
    <span className={styles.mark} style={{ color: SECTOR_COLORS[sector].label }}>
      <SectorPin sector={sector} />
      {children}
    </span>
  );
}
