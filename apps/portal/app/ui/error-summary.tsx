import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { Message } from './message.tsx';

export interface FieldComplaint {
  /** Name of the field in the form; empty when it is about the whole. */
  field: string;
  text: string;
}

interface ErrorSummaryProps {
  complaints: readonly FieldComplaint[];
}

/** Everything that is wrong with a form, at its top: it takes the focus, and each line leads to its field. */
export function ErrorSummary({ complaints }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [complaints]);
  if (complaints.length === 0) return null;
  const ofFields = complaints.filter(({ field }) => field !== '');
  const ofAll = complaints.filter(({ field }) => field === '');
  const goTo = (field: string) => {
    const form = root.current?.closest('form');
    const found = form?.elements.namedItem(field);
    const first = found instanceof RadioNodeList ? found[0] : found;
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <div ref={root} tabIndex={-1} className={styles.summary}>
      <Message kind="error">
        {ofAll.map(({ text }) => (
          <p key={text}>
            <strong>{text}</strong>
          </p>
        ))}
        {ofFields.length === 0 && (
          <p>
            <Trans>Nothing you typed is lost.</Trans>
          </p>
        )}
        {ofFields.length > 0 && (
          <>
            <p>
              <strong>
                <Trans>Please look at these fields again. Nothing you typed is lost.</Trans>
              </strong>
            </p>
            <ul>
              {ofFields.map(({ field, text }) => (
                <li key={`${field} ${text}`}>
                  <button type="button" className={styles.field} onClick={() => goTo(field)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Message>
    </div>
  );
}
