import { expect, test } from 'vitest';
import { majorFamily, majorName } from './major-name.ts';

test.each([
  ['Psychology, General', 'Psychology'],
  ['Biology/Biological Sciences, General', 'Biology/Biological Sciences'],
  ['General Studies', 'General Studies'],
  ['Environmental Studies', 'Environmental Studies'],
])('%s reads %s', (title, name) => {
  expect(majorName(title)).toBe(name);
});

test('a major is searched for by its family of four digits', () => {
  expect(majorFamily('42.0101')).toBe('42.01');
});
