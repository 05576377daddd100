import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REFUSAL_HOURS, surveysOpenTo, VENDOR_SURVEYS } from './surveys.ts';

const now = new Date('2026-11-24T15:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it('has the numbers, flags and minutes of the specification (CON-068, CON-069, CON-070)', () => {
  expect(
    VENDOR_SURVEYS.map((one) => [one.assessment, one.configId, one.flag, one.durationMin, one.durationMax]),
  ).toEqual([
    ['personality', 104, 'dwyaAccess', 20, 35],
    ['learning', 101, 'lsiAccess', 15, 20],
    ['skills', 1700, 'skillsAccess', 15, 20],
    ['intelligences', 100, 'intelligencesAccess', 15, 20],
  ]);
});

it.each([
  ['nothing is paid for', {}, '341985', [], []],
  ['every school', { '*': [104, 100] }, null, [], [104, 100]],
  ['one’s own school, with those of every school', { '*': [104], '341985': [101] }, '341985', [], [104, 101]],
  ['another school', { '343225': [101] }, '341985', [], []],
  ['nobody knows the school', { '341985': [101] }, null, [], []],
  ['the vendor refused', { '*': [104, 101] }, null, [{ configId: 101, refusedAt: ago(1) }], [104]],
  ['it refused long ago', { '*': [104] }, null, [{ configId: 104, refusedAt: ago(REFUSAL_HOURS) }], [104]],
])('who may take what when %s (ST-212, ST-213)', (_, licenses, school, refusals, open) => {
  expect(surveysOpenTo({ licenses: new Map(Object.entries(licenses)), school, refusals }, now)).toEqual(open);
});

it('never opens a survey that is not paid for, whatever was refused', () => {
  const ids = fc.subarray(VENDOR_SURVEYS.map(({ configId }) => configId));
  fc.assert(
    fc.property(ids, ids, fc.nat(100), (paid, refused, hours) => {
      const refusals = refused.map((configId) => ({ configId, refusedAt: ago(hours) }));
      const open = surveysOpenTo({ licenses: new Map([['*', paid]]), school: null, refusals }, now);
      expect(paid).toEqual(expect.arrayContaining([...open]));
    }),
  );
});
