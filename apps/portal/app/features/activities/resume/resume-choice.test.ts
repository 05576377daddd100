import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CONTACTS, RESUME_ORDER, resumeAddress, resumeChoiceIn, switched } from './resume-choice.ts';

const read = (text: string) => resumeChoiceIn(new URLSearchParams(text));

describe('what a résumé shows', () => {
  it('is as usual where the address says nothing: all but other people', () => {
    expect(read('')).toEqual({
      layout: 'classic',
      without: [],
      skips: ['networking'],
      contacts: ['email', 'town'],
    });
  });

  it.each([
    ['layout=columns', { layout: 'columns' }],
    ['layout=fancy', { layout: 'classic' }],
    ['without=3.x.12.-1', { without: [3, 12] }],
    ['skips=', { skips: [] }],
    ['skips=projects.hobbies', { skips: ['projects'] }],
    ['contacts=', { contacts: [] }],
    ['contacts=phone.fax', { contacts: ['phone'] }],
  ])('%s: %j', (text, shown) => {
    expect(read(text)).toMatchObject(shown);
  });

  it('comes back from its address as it was', () => {
    fc.assert(
      fc.property(
        fc.record({
          layout: fc.constantFrom('classic' as const, 'columns' as const),
          without: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
          skips: fc.subarray([...RESUME_ORDER]),
          contacts: fc.subarray([...CONTACTS]),
        }),
        (choice) => {
          expect(resumeChoiceIn(resumeAddress(choice))).toEqual(choice);
        },
      ),
    );
  });
});

test('a value is put on a list, or taken off', () => {
  expect(switched([1, 2], 3)).toEqual([1, 2, 3]);
  expect(switched([1, 2], 1)).toEqual([2]);
});
