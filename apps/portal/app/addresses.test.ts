import { expect, test } from 'vitest';
import { type Address, addressById, ADDRESSES, trailOf } from './addresses.ts';
import routes from './routes.ts';

test('every trail starts with home and ends with its own page (ST-032)', () => {
  for (const address of ADDRESSES) {
    const trail = trailOf(address);
    expect(trail[0]?.path).toBe('/');
    expect(trail.at(-1)).toBe(address);
  }
});

test('a page stands below its parents', () => {
  expect(trailOf(addressById('UI-027')).map(({ id }) => id)).toEqual(['UI-003', 'UI-026', 'UI-027']);
});

test('an id that no row has is a fault of the code', () => {
  expect(() => addressById('UI-999')).toThrow('No address UI-999');
});

test('what is routed says that it is built, and what is built is routed or served by another row', () => {
  const routed = new Set(routes.flatMap(({ id }) => id ?? []));
  const ids = (rows: readonly Address[]) => rows.map(({ id }) => id);
  expect(ids(ADDRESSES.filter(({ id, built }) => routed.has(id) && !built))).toEqual([]);
  expect(ids(ADDRESSES.filter(({ id, built, servedBy }) => built && !servedBy && !routed.has(id)))).toEqual(
    [],
  );
});

// Browsers do not load the rows that another one serves: a page of its own would be drawn without its title there.
test('what is routed itself is served by no other row', () => {
  const routed = new Set(routes.flatMap(({ id }) => id ?? []));
  expect(ADDRESSES.filter(({ id, servedBy }) => routed.has(id) && servedBy)).toEqual([]);
});

test('GAP-060: /collegeConnect shows direct admission, as /directAdmission does', () => {
  expect(addressById('UI-045').path).toBe('/collegeConnect');
  expect(addressById('UI-081').path).toBe('/directAdmission');
  const file = (id: string) => routes.find((route) => route.id === id)?.file;
  expect(file('UI-045')).toBe('features/direct-admission/direct-admission-page.tsx');
  expect(file('UI-081')).toBe(file('UI-045'));
});
