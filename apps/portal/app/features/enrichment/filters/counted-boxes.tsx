import { count } from '../../../lib/format.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import styles from './filters.module.css';

interface CountedBoxesProps<Value extends string | number> {
  legend: React.ReactNode;
  options: readonly { value: Value; label: string }[];
  ticked: readonly Value[];
  /** Programs there would be with each box ticked; undefined while it is not known. */
  counts: Readonly<Record<string, number>> | undefined;
  onTicked: (ticked: readonly Value[]) => void;
}

/** Boxes of one filter, each with how many programs have it. */
export function CountedBoxes<Value extends string | number>(props: CountedBoxesProps<Value>) {
  const { legend, options, ticked, counts, onTicked } = props;
  const toggle = (value: Value) =>
    options
      .map((option) => option.value)
      .filter((other) => (other === value ? !ticked.includes(value) : ticked.includes(other)));
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => {
        const number = counts?.[String(value)];
        return (
          <CheckBox
            key={value}
            checked={ticked.includes(value)}
            onChange={() => onTicked(toggle(value))}
            end={number === undefined ? undefined : count(number)}
            className={number === 0 && !ticked.includes(value) ? styles.none : undefined}
          >
            {label}
          </CheckBox>
        );
      })}
    </fieldset>
  );
}
