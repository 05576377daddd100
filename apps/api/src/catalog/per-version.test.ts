import type { CollegeSearch } from '@longleaf/catalog/search/search';
import { expect, it } from 'vitest';
import { perVersion } from './per-version.ts';

const version = () => ({}) as CollegeSearch;

it('works out once for each version', () => {
  let current = version();
  let times = 0;
  const value = perVersion({ search: () => current }, () => ++times);
  expect([value(), value()]).toEqual([1, 1]);
  current = version();
  expect([value(), value()]).toEqual([2, 2]);
});

it('does not keep what failed, and ends no program where nobody waits for it', async () => {
  const current = version();
  let times = 0;
  const value = perVersion({ search: () => current }, () =>
    ++times === 1 ? Promise.reject(new Error('away')) : Promise.resolve(times),
  );
  // Vitest fails a run in which a rejection is heard by nobody.
  void value();
  await new Promise((done) => setTimeout(done));
  expect(await value()).toBe(2);
  expect(await value()).toBe(2);
});
