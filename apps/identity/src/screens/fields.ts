import { type Html, html, raw } from '@longleaf/platform/html';
import type { PageFrame } from './page.ts';

/** What is wrong with a form: the field's name and the words under it, in English; shown in the page's language. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export type TextField = {
  name: string;
  label: string;
  help?: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autocomplete: string;
  error?: string | undefined;
  optional?: boolean;
  /** What the button says that shows a password. */
  show?: string;
  /** Letters as typed: no capital at the start, no correction. */
  exact?: boolean;
  /** Never kept in the browser, as passwords are not. */
  neverKept?: boolean;
};

/** A labelled field with its help above it and its error below it. Passwords get a button to show them. */
export function textField(frame: PageFrame, field: TextField): Html {
  const { name, label, help, type = 'text', value = '', error, exact } = field;
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${type === 'password' ? '' : value}"
    autocomplete="${field.autocomplete}"
    ${field.neverKept ? raw('data-never-kept') : null}
    ${exact ? raw('autocapitalize="none" spellcheck="false"') : null}
    ${describedBy(name, help, error)}
  />`;
  return html`<div class="field">
    <label for="${name}">${field.optional ? frame.i18n.t('{label} (optional)', { label }) : label}</label>
    ${helpText(name, help)} ${type === 'password' ? withShowButton(name, field.show ?? label, input) : input}
    ${errorText(frame, name, error)}
  </div>`;
}

/** A choice of one from a list. */
export function selectField(
  frame: PageFrame,
  field: {
    name: string;
    label: string;
    help?: string;
    options: readonly { value: string; label: string }[];
    value: string;
    error?: string | undefined;
  },
): Html {
  const { name, options, value } = field;
  return html`<div class="field">
    <label for="${name}">${field.label}</label>
    ${helpText(name, field.help)}
    <select id="${name}" name="${name}" ${describedBy(name, field.help, field.error)}>
      ${options.map((option) => choice(option, option.value === value))}
    </select>
    ${errorText(frame, name, field.error)}
  </div>`;
}

function choice(option: { value: string; label: string }, chosen: boolean): Html {
  return html`<option value="${option.value}" ${chosen ? raw('selected') : null}>${option.label}</option>`;
}

/** A box to tick, with a second line under its label. */
export function checkbox(box: {
  id: string;
  name: string;
  value: string;
  label: string;
  note?: string;
  checked: boolean;
}): Html {
  return html`<div class="tick">
    <input
      type="checkbox"
      id="${box.id}"
      name="${box.name}"
      value="${box.value}"
      ${box.checked ? raw('checked') : null}
      ${box.note ? html`aria-describedby="${box.id}-note"` : null}
    />
    <label for="${box.id}">${box.label}</label>
    ${box.note ? html`<p class="note" id="${box.id}-note">${box.note}</p>` : null}
  </div>`;
}

/** A question with several boxes to tick, as a fieldset. */
export function checkboxGroup(
  frame: PageFrame,
  group: {
    name: string;
    legend: string;
    help?: string;
    boxes: readonly { value: string; label: string; checked: boolean }[];
    error?: string | undefined;
  },
): Html {
  const { name, help, error } = group;
  return html`<fieldset id="${name}" tabindex="-1" ${describedBy(name, help, error, { invalid: false })}>
    <legend>${group.legend}</legend>
    ${helpText(name, help)}
    ${group.boxes.map((box) => checkbox({ ...box, id: `${name}-${box.value}`, name }))}
    ${errorText(frame, name, error)}
  </fieldset>`;
}

/** All that is wrong, at the top: it takes the focus, and each line leads to its field. */
export function errorSummary({ i18n, say }: PageFrame, errors: FieldErrors): Html | null {
  const entries = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (entries.length === 0) return null;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus aria-labelledby="summary-title">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 7v6M12 16.5v.5" />
    </svg>
    <h2 id="summary-title">${i18n.t('Check your details')}</h2>
    <ul>
      ${entries.map(([name, text]) => html`<li><a href="#${name}">${say(text)}</a></li>`)}
    </ul>
  </div>`;
}

function withShowButton(name: string, words: string, input: Html): Html {
  return html`<div class="password">
    ${input}
    <button
      type="button"
      hidden
      data-show-password
      aria-controls="${name}"
      aria-pressed="false"
      aria-label="${words}"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
        <circle cx="12" cy="12" r="3" />
      </svg>
    </button>
  </div>`;
}

/** The line above a field that helps to fill it in; its id is `<name>-help`. */
export function helpText(name: string, help: string | undefined): Html | null {
  return help ? html`<p class="help" id="${name}-help">${help}</p>` : null;
}

/** What is wrong with a field, under it; its id is `<name>-error`. */
export function errorText({ say }: PageFrame, name: string, error: string | undefined): Html | null {
  return error ? html`<p class="error" id="${name}-error">${say(error)}</p>` : null;
}

/** Ties a field to its help and its error. */
export function describedBy(
  name: string,
  help: string | undefined,
  error: string | undefined,
  { invalid = true }: { invalid?: boolean } = {},
): Html | null {
  const ids = [help ? `${name}-help` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  if (ids === '') return null;
  return html`aria-describedby="${ids}" ${error && invalid ? raw('aria-invalid="true"') : null}`;
}
