import { expect, test, vi } from 'vitest';
import { takeLinkToken } from './link-token.ts';

const place = (pathname: string, hash: string, kept = new Map<string, string>()) => {
  const replaceState = vi.fn();
  return {
    replaceState,
    window: {
      location: { pathname, search: '', hash },
      history: { replaceState, state: { key: 'x' } },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    },
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

test('a page that is loaded again in its tab still has the secret, another page and another tab have not', () => {
  const tab = new Map<string, string>();
  takeLinkToken(place('/invitation', '#secret', tab).window, 'invitation');
  expect([...tab.keys()]).toEqual(['longleaf.own.link.invitation']);
  expect(takeLinkToken(place('/invitation', '', tab).window, 'invitation')).toBe('secret');
  expect(takeLinkToken(place('/invitation', '#newer', tab).window, 'invitation')).toBe('newer');
  expect(takeLinkToken(place('/invitation', '', tab).window, 'invitation')).toBe('newer');
  expect(takeLinkToken(place('/shared-plan', '', tab).window, 'shared-plan')).toBeUndefined();
  expect(takeLinkToken(place('/invitation', '').window, 'invitation')).toBeUndefined();
});
