import { expect, test, vi } from 'vitest';
import { takeLinkToken } from './link-token.ts';

const place = (pathname: string, hash: string) => {
  const replaceState = vi.fn();
  return {
    replaceState,
    window: { location: { pathname, search: '', hash }, history: { replaceState, state: { key: 'x' } } },
  };
};

test.each(['/invitation', '/Invitation/', '/es/invitation'])('takes the secret out of %s', (path) => {
  const { window, replaceState } = place(path, '#secret');
  expect(takeLinkToken(window, 'invitation')).toBe('secret');
  expect(replaceState.mock.calls).toEqual([[{ key: 'x' }, '', path]]);
});

test.each([
  ['/invitation', ''],
  ['/invitation', '#'],
  ['/college-search', '#results'],
  ['/stop-reminders', '#secret'],
])('finds none in %s%s, and leaves it alone', (path, hash) => {
  const { window, replaceState } = place(path, hash);
  expect(takeLinkToken(window, 'invitation')).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});
