import { count } from '../../../lib/format.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import styles from './filter.module.css';

interface ChoiceFilterProps {
  legend: React.ReactNode;
  /** What a person should know about the figures behind the boxes. */
  note?: string | undefined;
  options: readonly { value: string; content: React.ReactNode }[];
  ticked: readonly string[];
  /** Colleges there would be with each box ticked; undefined while it is not known. */
  counts: Readonly<Record<string, number>> | undefined;
  onToggle: (value: string) => void;
  /** Lays the boxes out, in columns for instance. */
  className?: string | undefined;
}

/** Boxes of one family, each with how many colleges one would get with it ticked. */
export function ChoiceFilter({
  legend,
  note,
  options,
  ticked,
  counts,
  onToggle,
  className,
}: ChoiceFilterProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {note && <p className={`note-text soft ${styles.about}`}>{note}</p>}
      <div className={className}>
        {options.map(({ value, content }) => {
          const number = counts?.[value];
          return (
            <CheckBox
              key={value}
              checked={ticked.includes(value)}
              onChange={() => onToggle(value)}
              end={number === undefined ? undefined : count(number)}
              className={number === 0 && !ticked.includes(value) ? styles.none : undefined}
            >
              {content}
            </CheckBox>
          );
        })}
      </div>
    </fieldset>
  );
}
