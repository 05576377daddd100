import { expect, it } from 'vitest';
import { benchmarkOf } from './benchmark.ts';

it.each([
  ['a public university', 1, 1, 15, 'FourYear'],
  ['a private college', 1, 2, 21, 'FourYear'],
  ['a community college', 2, 1, 4, 'TwoYear'],
  ['a college that is not classified', 1, 1, null, 'FourYear'],
  ['a cosmetology school', 3, 3, null, null],
  ['a school under two years that is public', 3, 1, null, null],
  ['a college for profit', 1, 3, 18, null],
  ['a seminary', 1, 2, 24, null],
  ['a nursing college of two years', 2, 2, 10, null],
  ['a college of unknown level', null, 1, 15, null],
] as const)('%s is measured against its own kind', (_, levelCode, controlCode, carnegieCode, kind) => {
  expect(benchmarkOf({ levelCode, controlCode, carnegieCode })).toBe(kind);
});
