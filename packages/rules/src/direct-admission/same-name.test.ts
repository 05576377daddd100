import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedName } from './same-name.ts';

describe('last names are compared', () => {
  it.each([
    ['Whitaker', 'WHITAKER'],
    ['Núñez', 'Nunez'],
    ['Smith-Jones', 'Smith Jones'],
    ['O’Neill', "O'Neill"],
    ['O’Neill', 'ONeill'],
    ['King, Jr.', 'King'],
    ['King III', 'KING'],
    ['  de la Cruz ', 'Dela Cruz'],
    ['St. John', 'St John'],
  ])('%s is %s', (one, other) => {
    expect(comparedName(one)).toBe(comparedName(other));
  });

  it.each([
    ['Smith', 'Smyth'],
    ['King', 'Kin'],
    ['Smith-Jones', 'Smith'],
  ])('%s is not %s', (one, other) => {
    expect(comparedName(one)).not.toBe(comparedName(other));
  });

  it('keeps a name that is nothing but a suffix', () => {
    expect(comparedName('Sr')).toBe('sr');
    expect(comparedName('V')).toBe('v');
  });

  it('is the same however often it is done', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z\u00c0-\u00ff' .-]{1,30}$/), (name) => {
        const once = comparedName(name);
        expect(comparedName(once)).toBe(once);
      }),
    );
  });
});
