import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SECTOR_COLORS, type Sector } from '../colleges/sector-colors.ts';
import { coverScene, type CoverShape } from './cover-scene.ts';
import type { Land } from '@longleaf/rules/colleges/land';

const lands: Land[] = ['mountains', 'piedmont', 'plain', 'coast'];
const sectors = Object.keys(SECTOR_COLORS) as Sector[];
const sizes = [
  { width: 148, height: 130 },
  { width: 300, height: 150 },
  { width: 1280, height: 230 },
];

const shape: fc.Arbitrary<CoverShape> = fc
  .record({
    seed: fc.integer({ min: 100_000, max: 999_999 }),
    land: fc.constantFrom(...lands),
    colors: fc.constantFrom(...sectors).map((sector) => SECTOR_COLORS[sector]),
    size: fc.constantFrom(...sizes),
  })
  .map(({ size, ...rest }) => ({ ...rest, ...size }));

test('the same college always gets the same cover', () => {
  fc.assert(
    fc.property(shape, (one) => {
      expect(coverScene(one)).toEqual(coverScene(one));
    }),
    { numRuns: 40 },
  );
});

test('every path is drawable and in the colours of its sector', () => {
  fc.assert(
    fc.property(shape, (one) => {
      const allowed = [...one.colors.tones, ...one.colors.skies, '#FFFAEC'];
      for (const { d, fill, stroke } of coverScene(one).strokes) {
        expect(d).toMatch(/^M[-\d. MLQHVZhlqz]+$/);
        expect(allowed).toContain(fill ?? stroke);
      }
    }),
    { numRuns: 60 },
  );
});

test('a strip costs at most six kilobytes of markup, most cost less than four', () => {
  const bytes = (seed: number, land: Land) =>
    coverScene({ seed, land, colors: SECTOR_COLORS.UNC, width: 148, height: 130 }).strokes.reduce(
      (sum, { d }) => sum + d.length,
      0,
    );
  const all = lands.flatMap((land) =>
    Array.from({ length: 50 }, (_, index) => bytes(198_000 + index * 37, land)),
  );
  expect(Math.max(...all)).toBeLessThan(6144);
  expect(all.filter((size) => size < 4096).length / all.length).toBeGreaterThan(0.6);
});
