import styles from './pips.module.css';

/** A small score as filled places: 4 of 5. It repeats a figure beside it, so it is hidden from screen readers. */
export function Pips({ count, of }: { count: number; of: number }) {
  return (
    <span className={styles.pips} aria-hidden>
      {Array.from({ length: of }, (_, place) => (
        <i key={place} data-filled={place < count || undefined} />
      ))}
    </span>
  );
}
