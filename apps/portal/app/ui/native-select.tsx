import { IconSelector } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './native-select.module.css';

interface NativeSelectProps {
  label: React.ReactNode;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  className?: string | undefined;
}

/** A choice from a short list, by the browser's own control. */
export function NativeSelect({ label, value, onChange, options, className }: NativeSelectProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.field}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconSelector size={18} className={styles.icon} aria-hidden />
      </span>
    </div>
  );
}
