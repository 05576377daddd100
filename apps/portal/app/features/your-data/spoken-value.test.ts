import { expect, test } from 'vitest';
import { spokenName, spokenValue } from './spoken-value.ts';

test.each([
  ['passwordChangedAt', 'Password changed at'],
  ['ceeb_code', 'Ceeb code'],
  ['id', 'Id'],
])('%s reads %s', (name, words) => expect(spokenName(name)).toBe(words));

test.each([
  [null, 'None'],
  ['', 'None'],
  [[], 'None'],
  [true, 'Yes'],
  [0, '0'],
  [['a', 'b'], 'a; b'],
  [{ firstName: 'Ada', living: false }, 'First name: Ada, Living: No'],
])('%j reads %s', (value, words) => expect(spokenValue(value)).toBe(words));

test('a moment is told in Eastern time', () => {
  expect(spokenValue('2026-07-01T03:30:00.000Z')).toContain('June 30, 2026');
});
