import { expect, it } from 'vitest';
import { withoutValues } from './trace-queries.ts';

it.each([
  [
    `select 1 from people where name = 'O''Hara' and age > 17.5`,
    `select ? from people where name = ? and age > ?`,
  ],
  ['select a1, "b 2" from t where id = $1 and n = $22', 'select a1, "b 2" from t where id = $1 and n = $22'],
])('a statement is told without a value that stands in it: %s', (text, told) => {
  expect(withoutValues(text)).toBe(told);
});
