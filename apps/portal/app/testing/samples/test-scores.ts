import type { CollegeRanges, KeptScores, TestScores } from '@longleaf/contract/test-scores';
import { fieldsOf, type PlainTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { scoresToWire } from '@longleaf/rules/test-scores/wire-scores';
import { sampleCard } from './college.ts';

export const noScores: TestScores = {
  accuplacer: [],
  act: [],
  ap: [],
  asset: [],
  compass: [],
  explore: [],
  ib: [],
  plan: [],
  psat: [],
  sat: [],
  satSubject: [],
  toefl: [],
  workKeys: [],
  gmat: [],
  gre: [],
  lsat: [],
  mcat: [],
};

/** Scores of one day as the call gives them. @param worked what the server works out */
export function sampleScores(
  test: PlainTestKey,
  { id, date }: { id: number; date: string },
  values: Record<string, number>,
  worked: Record<string, number | boolean | null> = {},
): KeptScores {
  return { id, date, ...scoresToWire(testOf(test), values), ...worked };
}

/** Every test with one result: the first of its fields on the lowest place of its scale. */
export function oneOfEach(): TestScores {
  const plain = (Object.keys(noScores) as (keyof TestScores)[]).filter(
    (key): key is PlainTestKey => !['ap', 'ib', 'satSubject'].includes(key),
  );
  const worked: Partial<Record<PlainTestKey, Record<string, number | boolean | null>>> = {
    act: { composite: null, newVersion: false },
    sat: { composite: 200 },
    psat: { total: 20 },
    explore: { composite: null },
    plan: { composite: null },
  };
  return {
    ...sampleTestScores,
    ...Object.fromEntries(
      plain.map((key, place) => {
        const [field] = fieldsOf(testOf(key));
        const values = { [field?.key ?? '']: field?.scales.at(-1)?.low ?? 1 };
        return [key, [sampleScores(key, { id: 100 + place, date: '2014-05-02' }, values, worked[key])]];
      }),
    ),
  };
}

const oldAct = sampleScores(
  'act',
  { id: 1, date: '2026-04-11' },
  { english: 22, math: 25, reading: 26, science: 22 },
  { composite: 24, newVersion: true },
);
const newAct = sampleScores(
  'act',
  { id: 2, date: '2026-09-19' },
  { english: 24, math: 23, reading: 28, science: 25, writingProduction: 12 },
  { composite: 25, newVersion: true },
);

/** Two times the ACT, one SAT and PSAT, and a subject of each list. */
export const sampleTestScores: TestScores = {
  ...noScores,
  act: [newAct, oldAct],
  sat: [sampleScores('sat', { id: 3, date: '2026-10-03' }, { reading: 610, math: 590 }, { composite: 1200 })],
  psat: [sampleScores('psat', { id: 4, date: '2025-10-14' }, { reading: 570, math: 470 }, { total: 1040 })],
  accuplacer: [sampleScores('accuplacer', { id: 5, date: '2026-02-08' }, { readingComp: 250 })],
  toefl: [sampleScores('toefl', { id: 6, date: '2025-02-08' }, { 'ibt.total': 100, 'pbt.total': 550 })],
  ap: [{ id: 7, scoreID: '93', testName: 'World History: Modern', score: 4, date: '2026-05-08' }],
  ib: [{ id: 8, scoreID: 'biology-hl', testName: 'Biology HL', score: 6, date: '2026-05-08' }],
  satSubject: [{ id: 9, scoreID: 'M2', testName: 'Mathematics Level 2', score: 700, date: '2020-05-02' }],
};

const half = (low: number | null, high: number | null) => ({ low, high });
const none = half(null, null);

/** A saved college of each kind: below, inside and above the ACT of 25, and those without a range. */
export const sampleRanges: CollegeRanges = {
  year: 'Fall 2024',
  colleges: [
    {
      college: sampleCard({ id: 1, shortName: 'NC A&T', urlName: 'nc-at' }),
      considers: 5,
      act: half(17, 23),
      satReading: half(480, 580),
      satMath: half(460, 570),
    },
    {
      college: sampleCard({ id: 2, shortName: 'UNC Asheville', urlName: 'unc-asheville' }),
      considers: 5,
      act: half(23, 29),
      satReading: none,
      satMath: none,
    },
    {
      college: sampleCard({ id: 3, shortName: 'NC State', urlName: 'nc-state' }),
      considers: 1,
      act: half(28, 32),
      satReading: half(620, 710),
      satMath: half(630, 740),
    },
    {
      college: sampleCard({ id: 4, shortName: 'Wake Tech', urlName: 'wake-tech', openAdmission: true }),
      considers: null,
      act: none,
      satReading: none,
      satMath: none,
    },
    {
      college: sampleCard({ id: 5, shortName: 'Blind College', urlName: 'blind', openAdmission: false }),
      considers: 3,
      act: half(20, 30),
      satReading: none,
      satMath: none,
    },
    {
      college: sampleCard({ id: 6, shortName: 'Silent College', urlName: 'silent', openAdmission: false }),
      considers: 5,
      act: none,
      satReading: none,
      satMath: none,
    },
  ],
};
