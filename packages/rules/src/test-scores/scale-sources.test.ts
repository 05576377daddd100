import { expect, it } from 'vitest';
import { SCALE_SOURCES } from './scale-sources.ts';
import { fieldsOf, TESTS, type TestKey } from './tests.ts';

const named = (key: string, { low, high }: { low: number; high: number }) => `${key} ${low} to ${high}`;
const sources = Object.entries(SCALE_SOURCES).flatMap(([key, list]) => list.map((one) => ({ key, ...one })));

it('knows a page for every scale of the 17 tests, and for no other', () => {
  const scales = TESTS.flatMap((test) =>
    fieldsOf(test).flatMap((field) => field.scales.map((scale) => named(test.key, scale))),
  );
  expect(scales.length).toBeGreaterThan(50);
  expect(sources.map((one) => named(one.key, one)).toSorted()).toEqual([...new Set(scales)].toSorted());
});

it('names addresses of pages, and says of which scale no page is known', () => {
  const withoutPage: TestKey[] = ['ib'];
  expect(sources.filter(({ at }) => at.length === 0).map(({ key }) => key)).toEqual(withoutPage);
  for (const { at } of sources)
    for (const address of at) expect(address).toMatch(/^[\w-]+(\.[\w-]+)+\/[\w./()+-]+$/);
});
