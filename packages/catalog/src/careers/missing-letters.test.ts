import { missingReasons } from '@longleaf/rules/careers/wages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wageFigures } from './facts.ts';
import { readMissing, writeMissing } from './missing-letters.ts';

it('writes one letter for each figure, and reads them back', () => {
  const reasons = fc.record(
    Object.fromEntries(wageFigures.map((figure) => [figure, fc.constantFrom(...missingReasons)])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(reasons, (missing) => {
      const letters = writeMissing(missing);
      expect(letters).toHaveLength(wageFigures.length);
      expect(readMissing(letters)).toEqual(missing);
    }),
  );
});

it('refuses letters that mean nothing', () => {
  expect(() => readMissing('?-------------')).toThrow('employment');
  expect(() => readMissing('--')).toThrow('annualMean');
});
