import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { standingOf } from './against-college.ts';
import { bestOf, comparedOf, isTwoSectionSat, superscoreOf, type Taken } from './best-scores.ts';
import { actOfSat, compareActAndSat, satOfAct } from './concordance.ts';
import { ACT_AND_SAT } from './concordance-table.ts';
import { progressOf } from './progress.ts';
import { shareOfScale } from './share-of-scale.ts';

const act = (id: number, date: string, [english, math, reading, science]: number[]): Taken => ({
  id,
  date,
  values: { english: english ?? 0, math: math ?? 0, reading: reading ?? 0, science: science ?? 0 },
});
const sat = (id: number, date: string, reading: number, math: number, writing?: number): Taken => ({
  id,
  date,
  values: { reading, math, ...(writing !== undefined && { writing }) },
});

describe('the superscore', () => {
  const april = act(1, '2026-04-11', [22, 25, 26, 22]);
  const september = act(2, '2026-09-19', [24, 23, 28, 25]);

  it('is the best of each section, and what they make together', () => {
    expect(superscoreOf('act', [april, september])).toEqual({
      total: 26, // 24, 25, 28, 25: 25.5 goes up
      times: 2,
      parts: [
        { key: 'english', score: 24, date: '2026-09-19' },
        { key: 'math', score: 25, date: '2026-04-11' },
        { key: 'reading', score: 28, date: '2026-09-19' },
        { key: 'science', score: 25, date: '2026-09-19' },
      ],
    });
  });

  it('needs two times, and every section', () => {
    expect(superscoreOf('act', [april])).toBeNull();
    const noScience = { ...april, values: { english: 30, math: 30, reading: 30 } };
    expect(superscoreOf('act', [noScience, { ...noScience, id: 3 }])).toBeNull();
    expect(superscoreOf('act', [noScience, september])?.total).toBe(29); // 30, 30, 30, 25: 28.75
  });

  it('leaves out an SAT of another scale', () => {
    const old = sat(1, '2014-10-04', 800, 800, 800);
    expect(isTwoSectionSat(old)).toBe(false);
    expect(isTwoSectionSat(sat(1, '2016-02-29', 800, 800))).toBe(false);
    expect(isTwoSectionSat(sat(1, '2016-03-01', 800, 800))).toBe(true);
    expect(superscoreOf('sat', [old, sat(2, '2026-05-02', 600, 500)])).toBeNull();
    expect(superscoreOf('sat', [sat(3, '2026-10-03', 580, 540), sat(2, '2026-05-02', 600, 500)])?.total).toBe(
      1140,
    );
  });

  it('is at least as high as each time', () => {
    const scores = fc.array(fc.integer({ min: 1, max: 36 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(scores, { minLength: 2, maxLength: 5 }), (times) => {
        const taken = times.map((one, n) => act(n + 1, `2026-0${n + 1}-01`, one));
        const best = superscoreOf('act', taken);
        for (const { total } of progressOf('act', taken)) expect(best?.total).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

test('the best time is the one with the highest composite, the latest of equals', () => {
  const [low, high, again] = [
    sat(1, '2026-03-07', 500, 500),
    sat(2, '2026-05-02', 600, 600),
    sat(3, '2026-10-03', 610, 590),
  ];
  expect(bestOf('sat', [low, high, again])).toBe(again);
  expect(bestOf('sat', [{ id: 1, date: '2026-03-07', values: { math: 800 } }])).toBeUndefined();
});

describe('which times the best is the best of', () => {
  const old = sat(1, '2014-10-04', 800, 800, 800);
  const first = sat(2, '2026-05-02', 600, 500);
  const second = sat(3, '2026-10-03', 610, 590);
  const half: Taken = { id: 4, date: '2026-11-07', values: { math: 700 } };

  test.each([
    ['all of one scale', [first, second], { compared: 2, onOtherScale: 0, notWhole: 0 }],
    ['without an SAT of another scale', [old, first, second], { compared: 2, onOtherScale: 1, notWhole: 0 }],
    ['without one that has no total', [half, second], { compared: 1, onOtherScale: 0, notWhole: 1 }],
    ['none', [old], { compared: 0, onOtherScale: 1, notWhole: 0 }],
  ])('%s', (_, taken, compared) => expect(comparedOf('sat', taken)).toEqual(compared));

  it('of the ACT are all with a composite: its scale stayed', () => {
    const taken = [act(1, '2012-04-11', [22, 25, 26, 22]), act(2, '2026-09-19', [24, 23, 28, 25])];
    expect(comparedOf('act', taken)).toEqual({ compared: 2, onOtherScale: 0, notWhole: 0 });
  });
});

describe('progress', () => {
  it('tells each time, the first one first, and how it differs from the one before', () => {
    const taken = [sat(2, '2026-10-03', 610, 590), sat(1, '2026-05-02', 560, 570)];
    expect(progressOf('sat', taken)).toEqual([
      { id: 1, date: '2026-05-02', total: 1130, change: null },
      { id: 2, date: '2026-10-03', total: 1200, change: 70 },
    ]);
  });

  it('begins anew where the scale changed, and leaves out what has no total', () => {
    const taken = [sat(1, '2014-10-04', 500, 500, 500), sat(2, '2016-05-07', 500, 520)];
    expect(progressOf('sat', taken).map(({ change }) => change)).toEqual([null, null]);
    expect(progressOf('gre', [{ id: 1, date: '2020-01-01', values: { verbalReasoning: 150 } }])).toEqual([]);
  });
});

describe('progress of a PSAT', () => {
  const psat = sat;

  it('begins anew on the day on which its scale changed, and goes on after it', () => {
    const taken = [
      psat(1, '2014-10-15', 50, 52),
      psat(2, '2015-09-30', 51, 53),
      psat(3, '2015-10-01', 480, 500),
      psat(4, '2016-10-19', 520, 530),
    ];
    expect(progressOf('psat', taken).map(({ total, change }) => [total, change])).toEqual([
      [102, null],
      [104, 2],
      [980, null],
      [1050, 70],
    ]);
  });

  it('is not set beside one that has a writing score in its total', () => {
    const taken = [psat(1, '2013-10-16', 50, 52, 55), psat(2, '2014-10-15', 51, 53)];
    expect(progressOf('psat', taken).map(({ change }) => change)).toEqual([null, null]);
  });
});

describe('a score at a college', () => {
  const half = { low: 23, high: 29 };
  const looks = { openAdmission: false, considers: 5 };
  test.each([
    [22, { kind: 'below', points: 1 }],
    [23, { kind: 'inside' }],
    [29, { kind: 'inside' }],
    [31, { kind: 'above', points: 2 }],
  ])('%i beside 23 to 29', (score, standing) => expect(standingOf(score, half, looks)).toEqual(standing));

  it('says why there is nothing to set it beside', () => {
    const none = { low: null, high: null };
    expect(standingOf(25, none, looks)).toEqual({ kind: 'not-reported' });
    expect(standingOf(25, none, { openAdmission: true, considers: null })).toEqual({ kind: 'open' });
    expect(standingOf(25, half, { openAdmission: false, considers: 3 })).toEqual({ kind: 'not-looked-at' });
    expect(standingOf(25, { low: 20, high: null }, looks)).toEqual({ kind: 'not-reported' });
  });
});

describe('the concordance', () => {
  test.each([
    [36, 1590],
    [25, 1210],
    [22, 1110],
    [9, 590],
    [8, null],
    [37, null],
  ])('an ACT of %i goes with an SAT of %s', (composite, total) => expect(satOfAct(composite)).toBe(total));

  test.each([
    [1600, 36],
    [1570, 36],
    [1560, 35],
    [1200, 25],
    [1190, 24],
    [590, 9],
    [580, null],
  ])('an SAT of %i goes with an ACT of %s', (total, composite) => expect(actOfSat(total)).toBe(composite));

  it('has every SAT total from 590 to 1600 once, and each single value in its range', () => {
    for (let total = 590; total <= 1600; total += 10)
      expect(ACT_AND_SAT.filter(([, , low, high]) => low <= total && total <= high)).toHaveLength(1);
    for (const [composite] of ACT_AND_SAT) expect(actOfSat(satOfAct(composite) ?? 0)).toBe(composite);
  });

  it('says which of two stands higher', () => {
    expect(compareActAndSat(25, 1200)).toEqual({ stronger: 'same' });
    expect(compareActAndSat(26, 1200)).toEqual({ stronger: 'act' });
    expect(compareActAndSat(24, 1200)).toEqual({ stronger: 'sat' });
    expect(compareActAndSat(5, 1200)).toBeNull();
  });
});

test('the share of a scale is between nothing and all', () => {
  expect(shareOfScale(1200, { low: 400, high: 1600 })).toBeCloseTo(2 / 3);
  expect(shareOfScale(240, { low: 320, high: 1520 })).toBe(0);
  expect(shareOfScale(2000, { low: 320, high: 1520 })).toBe(1);
});
