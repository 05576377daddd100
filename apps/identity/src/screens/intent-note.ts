import { type Html, html } from '@longleaf/platform/html';
import { markedUp } from '@longleaf/platform/words/marked-up';
import type { SignInIntent } from '@longleaf/rules/accounts/intent';
import type { PageFrame } from './page.ts';

/** Says what signing in is needed for, and that the person comes back to it. */
export function intentNote(
  frame: PageFrame,
  intent: SignInIntent | undefined,
  step: 'sign-in' | 'register',
): Html | null {
  if (!intent) return null;
  const words = step === 'sign-in' ? signInTo(frame, intent) : registerTo(frame, intent);
  return html`<div class="intent">
    <img src="${frame.asset('landscape-tile.svg')}" alt="" width="56" height="56" />
    <p>
      ${markedUp(words, { deed: (text) => html`<strong>${text}</strong>` })}
      ${frame.i18n.t('We will take you back to it.')}
    </p>
  </div>`;
}

function signInTo({ i18n }: PageFrame, { kind, name }: SignInIntent): string {
  if (kind === 'recruit') return i18n.t('Sign in to <deed>get recruited by {name}</deed>.', { name });
  if (kind === 'save') return i18n.t('Sign in to <deed>save {name}</deed>.', { name });
  return i18n.t('Sign in to <deed>save the search {name}</deed>.', { name });
}

function registerTo({ i18n }: PageFrame, { kind, name }: SignInIntent): string {
  if (kind === 'recruit')
    return i18n.t('Create an account to <deed>get recruited by {name}</deed>.', { name });
  if (kind === 'save') return i18n.t('Create an account to <deed>save {name}</deed>.', { name });
  return i18n.t('Create an account to <deed>save the search {name}</deed>.', { name });
}
