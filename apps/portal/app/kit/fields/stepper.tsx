import { useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './stepper.module.css';

interface StepperProps {
  /** What is counted; heard, not seen: it stands beside the stepper. */
  label: string;
  name?: string;
  value: number;
  least?: number;
  most: number;
  /** What is wrong with it; stands below. */
  wrong?: string | undefined;
  onValue: (value: number) => void;
}

/** A small count, by buttons, arrow keys or typing; what is typed beyond its ends becomes the nearest end. */
export function Stepper({ label, name, value, least = 0, most, wrong, onValue }: StepperProps) {
  const { t } = useLingui();
  const id = useId();
  const set = (wanted: number) => onValue(Math.min(Math.max(Math.round(wanted) || least, least), most));
  const stepper = (
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
        {...(wrong !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
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
  if (wrong === undefined) return stepper;
  return (
    <span className={styles.refused}>
      {stepper}
      <span id={id} className={styles.wrong}>
        {wrong}
      </span>
    </span>
  );
}
