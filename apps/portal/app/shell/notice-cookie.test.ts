import { expect, test } from 'vitest';
import { hideNotice, isNoticeHidden } from './notice-cookie.ts';

const asSent = (cookie: string) => cookie.split(';')[0] ?? '';

test('a hidden notification stays hidden', () => {
  const cookies = `other=1; ${asSent(hideNotice('site', '2026-11-20'))}`;
  expect(isNoticeHidden(cookies, 'site', '2026-11-20')).toBe(true);
});

test('it comes back when its date changes (ST-041)', () => {
  const cookies = asSent(hideNotice('site', '2026-11-20'));
  expect(isNoticeHidden(cookies, 'site', '2026-11-21')).toBe(false);
});

test('hiding one target leaves the others', () => {
  const cookies = asSent(hideNotice('transcript request', '2026-11-20'));
  expect(isNoticeHidden(cookies, 'site', '2026-11-20')).toBe(false);
  expect(isNoticeHidden(cookies, 'transcript request', '2026-11-20')).toBe(true);
});
