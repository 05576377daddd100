import { describe, expect, it } from 'vitest';
import { numberOf, optionOf } from './wizard-state.ts';

describe('optionOf', () => {
  it.each([
    ['/recoverAccount/forgotpassword', 'forgotpassword'],
    ['/recoveraccount/FORGOTACCOUNTNAME', 'forgotaccountname'],
    ['/recoverAccount/requestPasswordReset/', 'requestpasswordreset'],
    ['/recoverAccount/other', 'forgotpassword'],
    ['/', 'forgotpassword'],
  ])('%s is %s (CON-031)', (pathname, option) => expect(optionOf(pathname)).toBe(option));
});

describe('numberOf', () => {
  it.each([
    [{ at: 'details' }, 1],
    [{ at: 'question', question: 'x' }, 2],
    [{ at: 'accounts', accounts: [] }, 2],
    [{ at: 'done', told: null }, 3],
  ] as const)('%j is step %d', (step, number) => expect(numberOf(step)).toBe(number));
});
