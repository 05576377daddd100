import { expect, it } from 'vitest';
import { recentFormerName } from './former-name.ts';

const named = (name: string, year: number | null, becamePart = false) => ({ name, year, becamePart });

it.each([
  ['none where there was none', [], null],
  ['the last of several', [named('First College', 2021), named('Second College', 2023)], 'Second College'],
  ['none that was left five years ago', [named('Old College', 2019)], null],
  ['one that was left four years ago', [named('Old College', 2020)], 'Old College'],
  ['none of another college that became part of it', [named('Small College', 2023, true)], null],
  ['none of which nobody knows since when', [named('Old College', null)], null],
])('%s', (_, names, told) => expect(recentFormerName(names, 2024)).toBe(told));
