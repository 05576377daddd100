import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; content: React.ReactNode; className?: string }[];
  onValue: (value: Value) => void;
}

/** One of a few ways, all in sight. */
export function Segmented<Value extends string>({ label, value, options, onValue }: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.group} data-print="no">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={option.className}
          onClick={() => onValue(option.value)}
        >
          {option.content}
        </button>
      ))}
    </div>
  );
}
