import styles from './fan.module.css';
import { needle } from '../drawings/needle.ts';

export interface FanBundle {
  key: string;
  /** At the tip of a strong bundle. */
  label: string;
  /** At the tip of a weak one. */
  shortLabel: string;
  /** Length from 0 to 1 of the longest that can be. */
  share: number;
  strong: boolean;
}

const REACH = 200;
const RINGS = [REACH / 2, REACH];
/** Widest angle to each side, in degrees from straight up. */
const WIDEST = 75;
/** Each bundle is three needles: the long one and one to each side. */
const SIDES = [-1, 1, 0];

/**
 * Bundles of needles in a half circle, as long as their figures. It repeats figures that stand beside it, so it is
 * hidden from screen readers.
 */
export function Fan({ bundles }: { bundles: readonly FanBundle[] }) {
  const step = bundles.length > 1 ? (2 * WIDEST) / (bundles.length - 1) : 0;
  return (
    <svg viewBox="-290 -232 580 246" className={styles.fan} aria-hidden focusable="false">
      {RINGS.map((radius) => (
        <path
          key={radius}
          d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`}
          className={styles.ring}
        />
      ))}
      {bundles.map((bundle, index) => (
        <Bundle key={bundle.key} bundle={bundle} degrees={-WIDEST + step * index} />
      ))}
      <path d="M-212 3H212" className={styles.ground} />
    </svg>
  );
}

function Bundle({ bundle, degrees }: { bundle: FanBundle; degrees: number }) {
  const { label, shortLabel, strong } = bundle;
  const length = Math.min(Math.max(bundle.share, 0.04), 1) * REACH;
  const angle = (degrees * Math.PI) / 180;
  const path = SIDES.map((side) =>
    needle({
      x: 0,
      y: 2,
      degrees: degrees + side * 4.2,
      length: length * (side === 0 ? 1 : 0.9),
      width: 4.6 + length * 0.006,
      droop: -0.04 * side,
    }),
  ).join('');
  const upright = Math.abs(degrees) < 10;
  return (
    <>
      <path d={path} className={strong ? styles.strong : styles.weak} />
      <text
        x={Math.sin(angle) * (length + 17)}
        y={-Math.cos(angle) * (length + 17) + 6}
        textAnchor={upright || !strong ? 'middle' : degrees < 0 ? 'end' : 'start'}
        className={styles.label}
      >
        {strong ? label : shortLabel}
      </text>
    </>
  );
}
