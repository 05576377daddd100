import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standouts, type Subject } from './standouts.ts';

const college = (name: string, facts: Partial<Subject> = {}): Subject => ({
  name,
  level: 'FourYear',
  gone: null,
  price: null,
  priceIsEstimate: false,
  retentionRate: null,
  graduationRate: null,
  payAfter10Years: null,
  medianDebt: null,
  ...facts,
});

test('says who costs least and by how much, who keeps most, and what a two-year rate leaves out', () => {
  const asheville = college('UNC Asheville', { price: 10476, retentionRate: 0.73, graduationRate: 0.55 });
  const state = college('NC A&T', { price: 8973, retentionRate: 0.8, graduationRate: 0.55 });
  const wake = college('Wake Tech', {
    price: 2271,
    retentionRate: 0.7,
    graduationRate: 0.31,
    level: 'TwoYear',
  });
  expect(standouts([asheville, state, wake])).toEqual([
    {
      kind: 'price',
      name: 'Wake Tech',
      rest: [
        { name: 'NC A&T', more: 6702 },
        { name: 'UNC Asheville', more: 8205 },
      ],
      hasEstimate: false,
    },
    { kind: 'retention', name: 'NC A&T', tenths: 8 },
    { kind: 'two-year', names: ['Wake Tech'] },
  ]);
});

test('says when a price that it names is an estimate, and only then', () => {
  const florida = college('Florida', { price: 33_100, priceIsEstimate: true });
  const [state, wake, duke] = [15_000, 2000, 30_000].map((price, index) =>
    college(['NC State', 'Wake Tech', 'Duke'][index] ?? '', { price }),
  );
  const hasEstimate = (colleges: (Subject | undefined)[]) =>
    standouts(colleges.filter((one) => one !== undefined)).map(
      (fact) => fact.kind === 'price' && fact.hasEstimate,
    );
  expect(hasEstimate([state, florida])).toEqual([true]);
  // Two others are named, and it is not one of them.
  expect(hasEstimate([state, wake, duke, florida])).toEqual([false]);
});

test.each([
  ['a tie', { price: 9000 }, { price: 9000 }],
  ['a small gap in price', { price: 9000 }, { price: 9400 }],
  ['a small gap in a share', { retentionRate: 0.8 }, { retentionRate: 0.78 }],
  ['one college without the figure', { price: 9000 }, { price: null }],
  ['nothing reported', {}, {}],
])('says nothing about %s', (_, a, b) => {
  expect(standouts([college('A', a), college('B', b)])).toEqual([]);
});

test('does not set the graduation rates of two-year and four-year colleges against each other', () => {
  const four = college('A', { graduationRate: 0.8 });
  const two = college('B', { graduationRate: 0.3, level: 'TwoYear' });
  expect(standouts([four, two]).map(({ kind }) => kind)).toEqual(['two-year']);
});

test('puts a closed college first', () => {
  const facts = standouts([college('A', { price: 5000 }), college('B', { price: 9000, gone: 'closed' })]);
  expect(facts[0]).toEqual({ kind: 'closed', name: 'B' });
});

test('a college that merged costs least of nobody', () => {
  const gone = college('Gone', { price: 1000, gone: 'merged' });
  const [near, far] = [college('Near', { price: 5000 }), college('Far', { price: 9000 })];
  expect(standouts([gone, near])).toEqual([{ kind: 'merged', name: 'Gone' }]);
  expect(standouts([gone, near, far])).toEqual([
    { kind: 'merged', name: 'Gone' },
    { kind: 'price', name: 'Near', rest: [{ name: 'Far', more: 4000 }], hasEstimate: false },
  ]);
});

test('never says more than three things, and only about colleges that are there', () => {
  const figure = (most: number) => fc.option(fc.integer({ min: 0, max: most }));
  const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  const subject = fc.record({
    name: fc.string({ minLength: 1 }),
    level: fc.constantFrom('FourYear' as const, 'TwoYear' as const, null),
    gone: fc.constantFrom(null, 'closed', 'merged'),
    price: figure(60_000),
    priceIsEstimate: fc.boolean(),
    retentionRate: share,
    graduationRate: share,
    payAfter10Years: figure(120_000),
    medianDebt: figure(60_000),
  });
  fc.assert(
    fc.property(fc.array(subject, { maxLength: 10 }), (colleges) => {
      const facts = standouts(colleges);
      const names = new Set(colleges.map(({ name }) => name));
      expect(facts.length).toBeLessThanOrEqual(3);
      for (const fact of facts) {
        for (const name of fact.kind === 'two-year' ? fact.names : [fact.name]) expect(names).toContain(name);
      }
    }),
  );
});
