import { describe, expect, test } from 'vitest';
import { stateMisspelled, stateNamed, stateOfCode } from './state-names.ts';

describe('a state', () => {
  test.each([
    ['Virginia', 'VA'],
    ['WEST VIRGINIA', 'WV'],
    ['Washington, D.C.', undefined],
    ['d.c.', 'DC'],
    ['Carolina del Sur', 'SC'],
    ['Nuevo Mexico', 'NM'],
    ['in Virginia', undefined],
    ['Virginia Beach', undefined],
    ['Carolina', undefined],
    ['', undefined],
  ])('%j names %s', (text, code) => expect(stateNamed(text)?.code).toBe(code));

  test.each([
    ['va', 'VA'],
    ['NC', 'NC'],
    ['or', undefined],
    ['de', undefined],
    ['zz', undefined],
  ])('the code %s is that of %s', (text, code) => expect(stateOfCode(text)?.code).toBe(code));

  test.each([
    ['Virgina', 'VA'],
    ['Tennesee', 'TN'],
    ['Massachussets', 'MA'],
    ['soth carolina', 'SC'],
    ['Boone', undefined],
    ['Asheville', undefined],
  ])('%s with its slips means %s', (text, code) => expect(stateMisspelled(text)?.code).toBe(code));
});
