import { expect, it } from 'vitest';
import { snakeCase } from './snake-case.ts';

it.each([
  ['netPrice', 'net_price'],
  ['netPriceTo30000', 'net_price_to_30000'],
  ['earnings10Years', 'earnings_10_years'],
  ['act25', 'act_25'],
  ['earnings6Years', 'earnings_6_years'],
  ['certificate1To2Years', 'certificate_1_to_2_years'],
  ['id', 'id'],
])('writes %s as %s', (name, column) => expect(snakeCase(name)).toBe(column));
