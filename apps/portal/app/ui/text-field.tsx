import { useId } from 'react';
import styles from './text-field.module.css';

interface FieldProps {
  label: React.ReactNode;
  /** The label is heard, not seen: the place of the field says what it is. */
  hideLabel?: boolean | undefined;
  /** In words that say how to fix it. */
  error?: React.ReactNode;
  /** Under the label: what to type, and why it is asked. */
  help?: React.ReactNode;
  icon?: React.ReactNode;
}

interface TextFieldProps
  extends FieldProps, Omit<React.ComponentProps<'input'>, 'id' | 'className' | 'size'> {
  /** At the end of the field, inside it: a button that belongs to it. */
  end?: React.ReactNode;
  size?: 'large' | undefined;
}

/** One line of text with its label above and its error below. */
export function TextField({ label, hideLabel, error, help, icon, end, size, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} help={help} icon={icon}>
      <input {...input} {...describedBy(id, error, help)} id={id} className={styles.input} data-size={size} />
      {end}
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps & Omit<React.ComponentProps<'select'>, 'id' | 'className'>;

/** A native select in the same look. */
export function SelectField({ label, hideLabel, error, help, icon, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} help={help} icon={icon}>
      <select {...select} {...describedBy(id, error, help)} id={id} className={styles.input} />
    </FieldFrame>
  );
}

function FieldFrame({
  id,
  label,
  hideLabel,
  error,
  help,
  icon,
  children,
}: FieldProps & { id: string; children: React.ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <div className={styles.frame}>
        {icon && <span className={styles.icon}>{icon}</span>}
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, error: React.ReactNode, help: React.ReactNode) {
  const by = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { ...(error && { 'aria-invalid': true }), ...(by !== '' && { 'aria-describedby': by }) };
}
