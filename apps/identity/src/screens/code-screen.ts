import { type Html, html } from '@longleaf/platform/html';
import { checkbox, errorSummary, type FieldErrors, textField } from './fields.ts';
import { page, type PageFrame } from './page.ts';

export type CodeView = {
  /** Address of this interaction. */
  action: string;
  csrf: string;
  trust: boolean;
  errors: FieldErrors;
};

/** 'Enter your code': the second step of signing in. */
export function codeScreen(frame: PageFrame, view: CodeView): Html {
  const { errors, action } = view;
  const { i18n, productName } = frame;
  return page(frame, {
    title: i18n.t('Enter your code'),
    failed: Object.keys(errors).length > 0,
    body: html`${errorSummary(frame, errors)}
      <form method="post" action="${action}/code" novalidate>
        <input type="hidden" name="csrf" value="${view.csrf}" />
        ${textField(frame, {
          name: 'code',
          label: i18n.t('Code'),
          help: i18n.t(
            'The 6 digits that your app shows for this account. No phone at hand? Enter one of your recovery codes.',
          ),
          autocomplete: 'one-time-code',
          error: errors['code'],
          exact: true,
        })}
        ${checkbox({
          id: 'trust',
          name: 'trust',
          value: 'yes',
          label: i18n.t('Do not ask for a code on this device for 30 days'),
          note: i18n.t('Not on a school or library computer'),
          checked: view.trust,
        })}
        <button type="submit" class="main">${i18n.t('Sign in')}</button>
      </form>
      <p>
        ${i18n.t(
          'Lost both your phone and your codes? Ask the person at your school or college who looks after {product}. They find out that it is you, and can turn off two-factor sign-in for you.',
          { product: productName },
        )}
      </p>
      <p class="other"><a href="${action}?signin">${i18n.t('Sign in as somebody else')}</a></p>`,
  });
}
