import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldGroupProps {
  legend: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** Where many answers stand below each other, what is wrong stands above them, in sight of the first. */
  errorAbove?: boolean;
  disabled?: boolean | undefined;
  /** `part`: one of the parts of a long form, under a heading of its own. */
  look?: 'question' | 'part';
  children: ReactNode;
}

/** Several fields that answer one question, with what is wrong below them. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, help, error, errorAbove = false, disabled, look = 'question', children } = props;
  const id = useId();
  const wrong = error && (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
  const by = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      disabled={disabled}
      data-look={look}
      className={styles.group}
      {...(by !== '' && { 'aria-describedby': by })}
    >
      <legend className={styles.legend}>{legend}</legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {errorAbove && wrong}
      <div className={styles.content}>{children}</div>
      {!errorAbove && wrong}
    </fieldset>
  );
}

/** Boxes beside each other; one below the other on phones. */
export function Boxes({ children }: { children: ReactNode }) {
  return <div className={styles.boxes}>{children}</div>;
}
