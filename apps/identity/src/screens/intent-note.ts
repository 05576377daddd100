import { type Html, html } from '@longleaf/platform/html';
import type { SignInIntent } from '@longleaf/rules/accounts/intent';
import type { PageFrame } from './page.ts';

/** Says what signing in is needed for, and that the person comes back to it. */
export function intentNote(
  frame: PageFrame,
  intent: SignInIntent | undefined,
  step: 'Sign in' | 'Create an account',
): Html | null {
  if (!intent) return null;
  return html`<div class="intent">
    <img src="${frame.asset('landscape-tile.svg')}" alt="" width="56" height="56" />
    <p>${step} to <strong>${deed(intent)}</strong>. We will take you back to it.</p>
  </div>`;
}

function deed({ kind, name }: SignInIntent): string {
  if (kind === 'recruit') return `get recruited by ${name}`;
  return kind === 'save' ? `save ${name}` : `save the search ${name}`;
}
