import { describe, expect, it } from 'vitest';
import { takeLinkSecrets } from './link-secrets.ts';

function place(address: string) {
  const { pathname, search } = new URL(address, 'http://portal.test');
  const replaced: string[] = [];
  const history = {
    state: { key: 'x' },
    replaceState: (_state: unknown, _title: string, url: string) => replaced.push(url),
  };
  return { location: { pathname, search }, history, replaced };
}

describe('takeLinkSecrets', () => {
  it.each([
    ['/resetPassword?email=maya%2Bx%40example.org&token=abc', { email: 'maya+x@example.org', token: 'abc' }],
    ['/RESETPASSWORD/?token=abc&email=a@b.org&other=1', { email: 'a@b.org', token: 'abc' }],
    ['/resetPassword?email=a@b.org', undefined],
    ['/resetPassword?token=abc', undefined],
    ['/resetPassword?email=&token=', undefined],
  ])('reads %s and clears it (ST-081, ST-082)', (address, secrets) => {
    const window = place(address);
    expect(takeLinkSecrets(window as never)).toEqual(secrets);
    expect(window.replaced).toEqual([window.location.pathname]);
  });

  it('leaves an address without a query, and those of other pages, as they are', () => {
    for (const address of ['/resetPassword', '/college-search?email=a@b.org&token=x']) {
      const window = place(address);
      expect(takeLinkSecrets(window as never)).toBeUndefined();
      expect(window.replaced).toEqual([]);
    }
  });
});
