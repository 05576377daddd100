import { PINE } from '../tokens.ts';
import { middleOf, slicePath, turnsOf } from './pie-geometry.ts';
import styles from './pie.module.css';

export interface Slice {
  key: string;
  label: React.ReactNode;
  /** Its size beside the others, in any unit. */
  share: number;
  /** The size in words: "56%". */
  value: React.ReactNode;
}

interface PieProps {
  /** In an order that means something: tones go from pale to deep. At most 12. */
  slices: readonly Slice[];
  /** What the picture shows; heard before the table. */
  caption: React.ReactNode;
  labelHeading: React.ReactNode;
  valueHeading: React.ReactNode;
}

const RADIUS = 100;
/** A slice below this share of the whole has no room for its letter. */
const ROOM_FOR_LETTER = 0.05;

/**
 * A pie with its table. A letter ties slice and row, so that colour is never needed; the picture repeats the
 * table and is hidden from screen readers.
 */
export function Pie({ slices, caption, labelHeading, valueHeading }: PieProps) {
  const turns = turnsOf(slices.map(({ share }) => share));
  return (
    <div className={styles.pie}>
      <svg viewBox="-102 -102 204 204" className={styles.picture} aria-hidden focusable="false">
        {slices.map(({ key }, index) => {
          const turn = turns[index] ?? { from: 0, to: 0 };
          const tone = toneOf(index, slices.length);
          const whole = turn.to - turn.from > 1 - 1e-6;
          const letterAt = whole ? { x: 0, y: 0 } : middleOf(turn, RADIUS * 0.66);
          return (
            <g key={key}>
              <path d={slicePath(turn, RADIUS)} fill={tone.ground} className={styles.slice} />
              {turn.to - turn.from >= ROOM_FOR_LETTER && (
                <text x={letterAt.x} y={letterAt.y} fill={tone.letter} className={styles.letter}>
                  {letterOf(index)}
                </text>
              )}
            </g>
          );
        })}
        <circle r={RADIUS} className={styles.rim} />
      </svg>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeading}</th>
            <th scope="col">{valueHeading}</th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ key, label, value }, index) => {
            const { ground, letter } = toneOf(index, slices.length);
            return (
              <tr key={key}>
                <th scope="row">
                  <span className={styles.key} style={{ background: ground, color: letter }} aria-hidden>
                    {letterOf(index)}
                  </span>
                  {label}
                </th>
                <td>{value}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const PALEST = 1;
const DEEPEST = 8;

/** Pale to deep, as far apart as the number of slices allows, with a letter that can be read on it. */
function toneOf(index: number, slices: number): { ground: string; letter: string } {
  const step = slices === 1 ? 0.5 : index / (slices - 1);
  const tone = Math.round(PALEST + step * (DEEPEST - PALEST));
  return { ground: PINE[tone] ?? PINE[8], letter: tone <= 4 ? '#1C2A23' : '#FFFFFF' };
}

function letterOf(index: number): string {
  return String.fromCodePoint(65 + index);
}
