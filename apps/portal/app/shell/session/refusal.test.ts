import { ErrorResponse } from 'oidc-client-ts';
import { expect, it } from 'vitest';
import { isRefusal } from './refusal.ts';

it.each(['invalid_grant', 'login_required', 'interaction_required'])('%s ends a session', (error) => {
  expect(isRefusal(new ErrorResponse({ error }))).toBe(true);
});

it.each(['temporarily_unavailable', 'server_error'])('%s leaves it as it is', (error) => {
  expect(isRefusal(new ErrorResponse({ error }))).toBe(false);
});

it('silence leaves it as it is', () => {
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
  expect(isRefusal('nothing')).toBe(false);
});
