import { markedParts } from './filter-finder.ts';
import styles from './all-filters.module.css';

/** A label with what was searched for marked. */
export function Marked({ label, text }: { label: string; text: string }) {
  let at = 0;
  const parts = markedParts(label, text).map((part) => {
    const start = at;
    at += part.text.length;
    return { ...part, start };
  });
  return (
    <span>
      {parts.map((part) =>
        part.marked ? (
          <mark key={part.start} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
