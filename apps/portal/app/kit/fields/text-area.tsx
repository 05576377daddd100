import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface TextAreaProps extends Omit<
  React.ComponentProps<'textarea'>,
  'id' | 'className' | 'value' | 'maxLength'
> {
  label: ReactNode;
  value: string;
  /** How many characters may be saved. More can be typed: what was pasted is never cut. */
  most: number;
  help?: ReactNode;
  error?: string | undefined;
}

/** When so few characters are left, screen readers are told. */
const NEARLY = 20;

/** Several lines of text, with how much of its room is used. */
export function TextArea({ label, value, most, help, error, ...area }: TextAreaProps) {
  const id = useId();
  const left = most - value.length;
  const by = [help && `${id}-help`, error && `${id}-error`, `${id}-count`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <textarea
        {...area}
        id={id}
        value={value}
        className={styles.area}
        aria-describedby={by}
        aria-invalid={error !== undefined || undefined}
      />
      <div className={styles.under}>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
        <p id={`${id}-count`} className={styles.count} data-over={left < 0 || undefined}>
          {left < 0 ? (
            <TooMany count={-left} />
          ) : (
            <Trans>
              {value.length} of {most} characters
            </Trans>
          )}
        </p>
      </div>
      <span role="status" className="visually-hidden">
        {left < 0 ? (
          <TooMany count={-left} />
        ) : (
          left <= NEARLY && <Plural value={left} one="# character left" other="# characters left" />
        )}
      </span>
    </div>
  );
}

function TooMany({ count }: { count: number }) {
  return <Plural value={count} one="# character too many" other="# characters too many" />;
}
