import { expect, test } from 'vitest';
import { NO_ORIGIN_COOKIE, originCookie, readOriginCookie } from './origin-cookie.ts';

const asSent = (cookie: string) => cookie.split(';')[0] ?? '';
const PATH = '/college-search?name=duke; x&page=2';

test('where the visitor came from is held for five minutes, and is read back as it was (CON-064, GAP-123)', () => {
  const cookie = originCookie(PATH, true);
  expect(cookie).toMatch(/; Max-Age=300; Path=\/; SameSite=Lax; Secure$/);
  expect(readOriginCookie(`other=1; ${asSent(cookie)}; last=2`)).toBe(PATH);
});

test('a page without encryption sets it too', () => {
  expect(originCookie('/', false)).not.toContain('Secure');
});

test('is gone once it was used', () => {
  expect(NO_ORIGIN_COOKIE).toContain('Max-Age=0');
  expect(asSent(NO_ORIGIN_COOKIE)).toBe(`${asSent(originCookie('', true))}`);
});

test.each(['', 'other=1', 'longleaf-origin=%E0%A4%A'])('%j holds none', (cookies) => {
  expect(readOriginCookie(cookies)).toBeNull();
});
