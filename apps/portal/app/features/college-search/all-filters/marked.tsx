import { markedParts } from './filter-finder.ts';
import styles from './all-filters.module.css';

/** A label with what was searched for marked. */
export function Marked({ label, text }: { label: string; text: string }) {
  return (
    <span>
      {partsByPlace(label, text).map(([place, part]) =>
        part.marked ? (
          <mark key={place} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

/** The parts of a label, each with where it begins: two of them may be the same text. */
function partsByPlace(label: string, text: string) {
  let next = 0;
  return markedParts(label, text).map((part) => {
    const place = next;
    next += part.text.length;
    return [place, part] as const;
  });
}
