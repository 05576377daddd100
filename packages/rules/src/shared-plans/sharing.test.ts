import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complainAboutSharing, isShared, SHARED_DAYS, sharedUntil } from './sharing.ts';

it.each([
  [{ name: 'my aunt', parts: ['colleges'] }, []],
  [{ name: '  ', parts: ['colleges'] }, ['name']],
  [{ name: 'x'.repeat(61), parts: ['colleges'] }, ['name']],
  [{ name: 'my aunt', parts: [] }, ['parts']],
])('%j is wrong in %j', (sharing, fields) => {
  expect(Object.keys(complainAboutSharing(sharing))).toEqual(fields);
});

it('a link works from the moment it is made until its last, and never once it is ended', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.constantFrom(...SHARED_DAYS),
      fc.integer({ min: -1000, max: 400 * 86_400_000 }),
      (now, days, later) => {
        const endsAt = sharedUntil(now, days);
        const at = new Date(now.getTime() + later);
        expect(isShared({ endsAt, endedAt: null }, at)).toBe(later < days * 86_400_000);
        expect(isShared({ endsAt, endedAt: now }, at)).toBe(false);
      },
    ),
  );
});
