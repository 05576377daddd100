import { useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import styles from './stepper.module.css';

interface StepperProps {
  /** What is counted; heard, not seen: it stands beside the stepper. */
  label: string;
  name?: string;
  value: number;
  least?: number;
  most: number;
  onValue: (value: number) => void;
}

/** A small count, by buttons, arrow keys or typing; what is typed beyond its ends becomes the nearest end. */
export function Stepper({ label, name, value, least = 0, most, onValue }: StepperProps) {
  const { t } = useLingui();
  const set = (wanted: number) => onValue(Math.min(Math.max(Math.round(wanted) || least, least), most));
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={t`One less: ${label}`}
        // Stays where it is when the end is reached: a button that vanished would take the focus with it.
        aria-disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        min={least}
        max={most}
        value={value}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={t`One more: ${label}`}
        aria-disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </span>
  );
}
