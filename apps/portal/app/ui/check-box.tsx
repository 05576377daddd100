import styles from './check-box.module.css';

interface CheckBoxProps extends Omit<React.ComponentProps<'input'>, 'type' | 'className'> {
  children: React.ReactNode;
  /** Stands at the far end of the row, such as a count. */
  end?: React.ReactNode;
  /** Kind of input; the look is the same. */
  type?: 'checkbox' | 'radio';
  className?: string | undefined;
}

/** A native checkbox with its label. The whole row can be pressed. */
export function CheckBox({ children, end, type = 'checkbox', className = '', ...input }: CheckBoxProps) {
  return (
    <label className={`${styles.row} ${className}`}>
      <input {...input} type={type} className={styles.box} />
      <span className={styles.label}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
