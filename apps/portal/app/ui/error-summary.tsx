import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
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
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    root.current?.focus();
    setNames(namesOf(complaints, root.current?.closest('form')));
  }, [complaints]);
  if (complaints.length === 0) return null;
  const ofFields = complaints.filter(({ field }) => field !== '');
  const ofAll = complaints.filter(({ field }) => field === '');
  const goTo = (field: string) => {
    const first = fieldOf(root.current?.closest('form'), field);
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
                    {names.get(field)} {text}
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

function fieldOf(form: HTMLFormElement | null | undefined, field: string) {
  const found = form?.elements.namedItem(field);
  return found instanceof RadioNodeList ? found[0] : found;
}

/** What fields are called of which the same is said: lines that read alike would not tell where they lead. */
function namesOf(complaints: readonly FieldComplaint[], form: HTMLFormElement | null | undefined) {
  const alike = complaints.filter((one) =>
    complaints.some((other) => other !== one && other.text === one.text),
  );
  return new Map(
    alike.flatMap(({ field }) => {
      const name = nameOf(fieldOf(form, field));
      return name ? [[field, /[?:]$/.test(name) ? name : `${name}:`] as const] : [];
    }),
  );
}

/** The label; of choices and of a date in parts, which have one each, that of the group. */
function nameOf(field: Node | null | undefined): string | undefined {
  if (!(field instanceof HTMLElement)) return undefined;
  const isText = field instanceof HTMLTextAreaElement;
  const isWhole = field instanceof HTMLInputElement && !['radio', 'checkbox'].includes(field.type);
  const said = isText || isWhole ? field.labels?.[0] : field.closest('fieldset')?.querySelector('legend');
  return said?.textContent?.trim();
}
