import { expect, it } from 'vitest';
import { actScore, count, dollars, percent, price, satSection, share } from './values.ts';

it.each([
  ['money that is paid, below zero', price('-500'), { value: '-500', doubt: '-500 is no price' }],
  ['money that is paid', price('500'), { value: '500' }],
  ['a code for none, in place of money', price('-2'), { value: null }],
  ['a net price, below zero', dollars('-500'), { value: '-500' }],
  ['a net price beyond reason', dollars('1e8'), { problem: '1e8 is not between -1000000 and 10000000' }],
  ['a percent over 100', percent('101'), { problem: '101 is not between 0 and 100' }],
  ['a percent', percent('45'), { value: '0.45' }],
  ['a share over 1', share('1.2'), { problem: '1.2 is not between 0 and 1' }],
  ['a share below 0', share('-0.1'), { problem: '-0.1 is not between 0 and 1' }],
  ['a count below zero', count('-7'), { problem: '-7 is not between 0 and 2147483647' }],
  [
    'a score of the SAT',
    satSection('5400'),
    { value: '5400', doubt: '5400 is no score of a section of the SAT' },
  ],
  ['a score of the ACT', actScore('0'), { value: '0', doubt: '0 is no score of the ACT' }],
  ['a word in place of a figure', price('many'), { problem: '“many” is no number' }],
  ['what is not published', share('PrivacySuppressed'), { value: null }],
])('%s', (_what, read, expected) => expect(read).toEqual(expected));
