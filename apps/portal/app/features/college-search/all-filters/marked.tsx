import { markedParts } from './filter-finder.ts';
import styles from './all-filters.module.css';

/** A label with what was searched for marked. */
export function Marked({ label, text }: { label: string; text: string }) {
  const parts = markedParts(label, text);
  return (
    <span>
      {parts.map((part) =>
        part.marked ? (
          <mark key={part.text} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
