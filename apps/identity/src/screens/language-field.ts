import { MAIL_LANGUAGES } from '@longleaf/rules/accounts/mail-languages';
import { html, type Html, raw } from '@longleaf/platform/html';
import { errorText, helpText, describedBy } from './fields.ts';
import type { PageFrame } from './page.ts';

/** The choice of the language that mail is written in; each language says its own name. */
export function languageField(
  frame: PageFrame,
  { chosen, error }: { chosen: string; error: string | undefined },
): Html {
  const { i18n } = frame;
  const help = i18n.t('Our emails come in this language.');
  const name = 'language';
  return html`<fieldset id="${name}" tabindex="-1" ${describedBy(name, help, error, { invalid: false })}>
    <legend>${i18n.t('Language of your emails')}</legend>
    ${helpText(name, help)}
    ${MAIL_LANGUAGES.map(
      ({ code, name: label }) =>
        html`<div class="tick">
          <input
            type="radio"
            id="${name}-${code}"
            name="${name}"
            value="${code}"
            ${code === chosen ? raw('checked') : null}
          />
          <label for="${name}-${code}" lang="${code}">${label}</label>
        </div>`,
    )}
    ${errorText(frame, name, error)}
  </fieldset>`;
}
