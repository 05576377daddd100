import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { complainAboutScore, complainAboutScores } from './check-scores.ts';
import { averageHalvesUp, compositeOf, wholeComposite } from './composites.ts';
import { readScore } from './read-score.ts';
import type { ScoreField } from './score-field.ts';
import { complainAboutSubjectDate, SUBJECTS, subjectOf, subjectsBy } from './subjects.ts';
import { fieldsOf, isListTest, TEST_KEYS, TESTS, testOf, testOfId } from './tests.ts';
import { scoresOfWire, scoresToWire } from './wire-scores.ts';

const TODAY = '2026-11-22';
const fieldOf = (key: (typeof TEST_KEYS)[number], name: string): ScoreField => {
  const found = fieldsOf(testOf(key)).find((one) => one.key === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const complaintsOf = (
  key: (typeof TEST_KEYS)[number],
  date: string,
  values: Record<string, number | string>,
) => complainAboutScores(testOf(key), { date, values }, TODAY);

type PublishedScale = readonly [
  test: string,
  fields: string,
  low: number,
  high: number,
  step: number,
  from?: string | undefined,
  until?: string,
];

/** The scales as their makers publish them, apart from the definitions: a slip in those shows here. */
const PUBLISHED: readonly PublishedScale[] = [
  ['accuplacer', 'readingComp sentenceSkills arithmetic elemAlgebra', 200, 300, 1],
  ['accuplacer', 'readingComp sentenceSkills arithmetic elemAlgebra', 20, 120, 1],
  ['act', 'english math reading science compositeOnReport', 1, 36, 1],
  ['act', 'writing', 2, 12, 1, '2016-09-01'],
  [
    'act',
    'mechanics rhetoricalSkills preAlgebra intermediateAlgebra planGeometry socialStudies artsLit',
    1,
    18,
    1,
  ],
  ['ap', 'score', 1, 5, 1],
  [
    'compass',
    'writingSkills readingSkills numericalSkills algebra collegeAlgebra geometry trigonometry',
    0,
    100,
    1,
  ],
  ['explore', 'english math reading science', 1, 25, 1],
  ['ib', 'score', 1, 7, 1],
  ['plan', 'english math reading science', 1, 32, 1],
  ['plan', 'mechanics rhetoricalSkills preAlgebra geometry', 1, 16, 1],
  ['psat', 'reading math', 120, 760, 10, '2015-10-01'],
  ['psat', 'reading math writing', 20, 80, 1, undefined, '2015-09-30'],
  ['sat', 'reading math writing', 200, 800, 10],
  ['satSubject', 'score', 200, 800, 10],
  ['toefl', 'ibt.total ibt.listening ibt.reading ibt.speaking ibt.writing', 1, 6, 0.5, '2026-01-21'],
  ['toefl', 'ibt.total', 0, 120, 1],
  ['toefl', 'ibt.listening ibt.reading ibt.speaking ibt.writing', 0, 30, 1, undefined, '2026-01-20'],
  ['workKeys', 'appMath locatingInfo readingInfo', 3, 7, 1],
  ['gmat', 'total', 205, 805, 10],
  ['gmat', 'total', 200, 800, 10],
  ['gmat', 'quantitative verbal', 60, 90, 1],
  ['gmat', 'quantitative verbal', 0, 60, 1],
  ['gmat', 'analytical', 0, 6, 0.5],
  ['mcat', 'total', 472, 528, 1, '2015-04-01'],
  ['mcat', 'total', 3, 45, 1, undefined, '2015-03-31'],
  ['mcat', 'physicalScience biologicalScience verbalReasoning', 118, 132, 1, '2015-04-01'],
  ['mcat', 'physicalScience biologicalScience verbalReasoning', 1, 15, 1, undefined, '2015-03-31'],
];

/** Days on both sides of every change, and one long ago. */
const DAYS = [
  '1995-05-06',
  ...PUBLISHED.flatMap(([, , , , , from, until]) => [from, until].filter((day) => day !== undefined)),
];

describe('the tests', () => {
  it('are the 17 of the specification, by their numbers (CON-088)', () => {
    expect(TESTS.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Accuplacer',
      '2 ACT',
      '3 AP Exams',
      '4 Asset',
      '5 Compass',
      '6 EXPLORE',
      '7 IB Tests',
      '8 PLAN',
      '9 PSAT',
      '10 SAT',
      '11 SAT Subject Tests',
      '12 TOEFL',
      '13 WorkKeys',
      '14 GMAT',
      '15 GRE',
      '16 LSAT',
      '17 MCAT',
    ]);
    expect(TESTS.map(({ key }) => key)).toEqual([...TEST_KEYS]);
    expect(testOfId(10)?.key).toBe('sat');
    expect(testOfId(18)).toBeUndefined();
  });

  // ENT-436 to ENT-551, without dates and what is worked out.
  test.each([
    ['accuplacer', 'readingComp sentenceSkills arithmetic elemAlgebra'],
    [
      'act',
      'english mechanics rhetoricalSkills math reading science preAlgebra geometry intermediateAlgebra planGeometry socialStudies artsLit englishWriting writing prepareHighMath numberQuantity functions integratingSkills modeling dataInterpretation scientificInvestigation modelEvaluation writingProduction languageKnowledge englishConventions keyIdeasDetails craftStructure integratingKnowledge understandingComplexTexts ideasAnalysis developmentSupport organization languageConventions algebra statistics compositeOnReport',
    ],
    ['asset', 'writingSkills readingSkills numericalSkills elemAlgebra'],
    ['compass', 'writingSkills readingSkills numericalSkills algebra collegeAlgebra geometry trigonometry'],
    ['explore', 'english mechanics rhetoricalSkills math reading science'],
    ['plan', 'english mechanics rhetoricalSkills math reading science preAlgebra geometry'],
    ['psat', 'reading math writing'],
    ['sat', 'reading math writing'],
    [
      'toefl',
      'ibt.total ibt.listening ibt.reading ibt.speaking ibt.writing pbt.total pbt.listeningComp pbt.written pbt.readingComp',
    ],
    ['workKeys', 'appMath locatingInfo readingInfo appMathScale locatingInfoScale readingInfoScale'],
    ['gmat', 'total quantitative analytical verbal'],
    ['gre', 'verbalReasoning quanReasoning analyticalWriting'],
    ['lsat', 'score'],
    ['mcat', 'total physicalScience biologicalScience verbalReasoning writingSample'],
  ] as const)('%s has every field of the specification', (key, names) => {
    const keys = fieldsOf(testOf(key)).map((one) => one.key);
    expect(keys.toSorted()).toEqual(names.split(' ').toSorted());
  });

  it('has the full lists of subjects, each code once (CON-089, CON-090, CON-091, GAP-108)', () => {
    expect(SUBJECTS.satSubject).toHaveLength(21);
    expect(SUBJECTS.ap).toHaveLength(49);
    expect(SUBJECTS.ib).toHaveLength(59);
    for (const list of Object.values(SUBJECTS))
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  });
});

describe('subjects', () => {
  it('are found by their code, an AP code without its zero, too', () => {
    expect(subjectOf('ap', '07')?.name).toBe('United States History');
    expect(subjectOf('ap', 7)?.name).toBe('United States History');
    expect(subjectOf('satSubject', 'm2')?.name).toBe('Mathematics Level 2');
    expect(subjectOf('ib', 'biology-hl')?.name).toBe('Biology HL');
    expect(subjectOf('ap', '00')).toBeUndefined();
  });

  it('are offered once they were given, and refused before', () => {
    const cyber = subjectOf('ap', 'cybersecurity');
    expect(subjectsBy('ap', TODAY)).not.toContain(cyber);
    expect(subjectsBy('ap', '2027-05-01')).toContain(cyber);
    const precalculus = subjectOf('ap', '65');
    expect(precalculus && complainAboutSubjectDate(precalculus, '2023-05-01')).toMatch('2024');
    expect(precalculus && complainAboutSubjectDate(precalculus, '2024-05-01')).toBeUndefined();
  });
});

describe('what is typed', () => {
  test.each([
    ['024', 24],
    ['00', 0],
    [' 7 ', 7],
    ['5.5', 5.5],
    ['05.50', 5.5],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [36, 36],
    [-0, 0],
    ['m', 'M'],
    ['abc', 'abc'],
    ['1e3', '1e3'],
    ['-4', '-4'],
  ])('%j is read as %j (VAL-057)', (typed, read) => expect(readScore(typed)).toBe(read));

  it('is the same number with any zeros before it', () => {
    fc.assert(
      fc.property(fc.nat(2400), fc.nat(6), (score, zeros) => {
        expect(readScore('0'.repeat(zeros) + score)).toBe(score);
      }),
    );
  });
});

describe('scales', () => {
  test.each([
    ['act', 'english', '2026-09-19', [1, 36], [0, 37, 24.5]],
    ['act', 'mechanics', '2010-04-10', [1, 18], [0, 19]],
    ['act', 'writing', '2016-09-10', [2, 12], [1, 13]],
    // No source tells the scale of that year.
    ['act', 'writing', '2016-04-09', [1, 24, 36], [37, -1]],
    ['sat', 'math', '2026-10-03', [200, 590, 800], [190, 595, 810]],
    ['psat', 'math', '2015-09-30', [20, 80], [19, 160, 470]],
    ['psat', 'math', '2015-10-01', [120, 470, 760], [80, 475, 770]],
    ['accuplacer', 'arithmetic', '2026-01-01', [20, 120, 200, 300], [19, 150, 301]],
    ['compass', 'algebra', '2014-01-01', [0, 100], [101]],
    ['explore', 'math', '2012-01-01', [1, 25], [26]],
    ['plan', 'math', '2012-01-01', [1, 32], [33]],
    ['plan', 'geometry', '2012-01-01', [1, 16], [17]],
    ['toefl', 'ibt.reading', '2026-01-20', [0, 30], [31, 5.5]],
    ['toefl', 'ibt.reading', '2026-01-21', [1, 5.5, 6], [0, 6.5, 30]],
    ['toefl', 'ibt.total', '2026-01-21', [5.5, 100], [121]],
    ['workKeys', 'appMath', '2026-01-01', [3, 7], [2, 8]],
    ['gmat', 'total', '2020-01-01', [200, 205, 800, 805], [203, 810]],
    ['gmat', 'analytical', '2020-01-01', [0, 4.5, 6], [4.25, 7]],
    ['mcat', 'total', '2015-03-31', [3, 45], [472]],
    ['mcat', 'total', '2015-04-01', [472, 528], [45]],
    ['lsat', 'score', '2020-01-01', [150], [251]],
    ['gre', 'analyticalWriting', '2020-01-01', [4.5], [4.2, 11]],
    ['ap', 'score', '2026-05-01', [1, 5], [0, 6]],
    ['ib', 'score', '2026-05-01', [1, 7], [8]],
    ['satSubject', 'score', '2020-05-01', [200, 800], [195, 205]],
  ] as const)('%s %s on %s', (key, name, day, taken, refused) => {
    const field = fieldOf(key, name);
    for (const score of taken)
      expect([score, complainAboutScore(field, score, day)]).toEqual([score, undefined]);
    for (const score of refused)
      expect([score, typeof complainAboutScore(field, score, day)]).toEqual([score, 'string']);
  });

  it('take and refuse just what the published scales say, of every field of every test', () => {
    const fields = TESTS.flatMap((test) => fieldsOf(test).map((field) => ({ test: test.key, field })));
    const numbers = fields.filter(({ field }) => field.atMost !== 'letter');
    // Half a point to both sides of an end, where a scale that is wrong by one shows.
    const nearEnds = fc
      .constantFrom(...PUBLISHED)
      .chain(([, , low, high, step]) =>
        fc.constantFrom(
          low - step,
          low - 0.5,
          low,
          low + step,
          low + step / 2,
          high - step,
          high,
          high + 0.5,
        ),
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.oneof(
          nearEnds,
          fc.integer({ min: -20, max: 2600 }).map((halves) => halves / 2),
        ),
        fc.constantFrom(...DAYS),
        ({ test, field }, score, day) => {
          const published = PUBLISHED.filter(([key, names, , , , from = '', until = '9999']) => {
            return key === test && names.split(' ').includes(field.key) && from <= day && day <= until;
          });
          const isStated =
            published.length > 0
              ? published.some(
                  ([, , low, high, step]) => low <= score && score <= high && (score - low) % step === 0,
                )
              : score >= 0 && score <= Number(field.atMost) && score % 0.5 === 0;
          const isTaken = complainAboutScore(field, score, day) === undefined;
          expect([test, field.key, day, score, isTaken]).toEqual([test, field.key, day, score, isStated]);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('are stated where one is published, and nowhere else', () => {
    for (const test of TESTS)
      for (const { key, scales } of fieldsOf(test)) {
        const published = PUBLISHED.filter(
          ([of, names]) => of === test.key && names.split(' ').includes(key),
        );
        const told = scales.map(({ low, high, step, from, until }) => String([low, high, step, from, until]));
        expect([test.key, key, told.toSorted()]).toEqual([
          test.key,
          key,
          published.map(([, , ...scale]) => String([...scale, undefined, undefined].slice(0, 5))).toSorted(),
        ]);
      }
  });

  it('say what a score may be', () => {
    expect(complainAboutScore(fieldOf('act', 'math'), 40, TODAY)).toBe('Enter a number from 1 to 36');
    expect(complainAboutScore(fieldOf('accuplacer', 'arithmetic'), 150, TODAY)).toBe(
      'Enter a number from 200 to 300, or from 20 to 120',
    );
    expect(complainAboutScore(fieldOf('sat', 'math'), 595, TODAY)).toBe(
      'Scores go in steps of 10: enter 590 or 600',
    );
    expect(complainAboutScore(fieldOf('act', 'math'), 'abc', TODAY)).toBe('Enter a number from 1 to 36');
    expect(complainAboutScore(fieldOf('mcat', 'writingSample'), 'M', TODAY)).toBeUndefined();
    expect(complainAboutScore(fieldOf('mcat', 'writingSample'), 5, TODAY)).toBe('Enter one letter');
  });

  it('tell nothing that no source confirms', () => {
    for (const test of TESTS)
      for (const field of fieldsOf(test).filter(({ scales }) => scales.length === 0)) {
        const words = complainAboutScore(field, 'abc', TODAY);
        expect(['Enter one letter', 'Enter the number that is on your report']).toContain(words);
      }
  });
});

describe('checks', () => {
  test.each([
    ['', 'Enter the date of the test'],
    ['2026-02-30', 'Enter a date that exists'],
    ['1898-12-31', 'Enter a date in 1899 or later'],
    ['2026-11-23', 'Enter a date that is not in the future'],
    ['1899-01-01', undefined],
    [TODAY, undefined],
  ])('the day %j: %s (VAL-059, VAL-060, ST-263)', (date, words) => {
    expect(complaintsOf('sat', date, { math: 500 })['date']).toBe(words);
  });

  it('a day after the last one of a test is refused', () => {
    expect(complaintsOf('satSubject', '2021-06-30', { score: 700 })).toEqual({});
    expect(complaintsOf('satSubject', '2021-07-01', { score: 700 })['date']).toMatch('2021');
  });

  it('asks for one score, and names every wrong one', () => {
    expect(complaintsOf('act', TODAY, {})).toEqual({ english: 'Enter at least one score' });
    expect(Object.keys(complaintsOf('toefl', TODAY, { 'ibt.reading': 31, 'pbt.total': -1 }))).toEqual([
      'ibt.reading',
      'pbt.total',
    ]);
  });

  it('do not blame a score for a day that is wrong', () => {
    expect(complaintsOf('psat', 'soon', { math: 60 })).toEqual({ date: 'Enter a date that exists' });
  });
});

describe('composites', () => {
  const four = (english: number, math: number, reading: number, science: number) => ({
    english,
    math,
    reading,
    science,
  });
  test.each([
    [four(24, 23, 28, 25), 25],
    [four(20, 21, 21, 20), 21], // 20.5 goes up
    [four(20, 21, 20, 20), 20], // 20.25
    [four(21, 21, 21, 20), 21], // 20.75
    [four(1, 1, 1, 2), 1],
    [four(36, 36, 36, 34), 36], // 35.5
  ])('ACT, Explore and Plan of %j: %i (VAL-061, VAL-064, VAL-065, GAP-107)', (values, composite) => {
    for (const key of ['act', 'explore', 'plan'] as const)
      expect(compositeOf(testOf(key).composite, values)).toBe(composite);
  });

  it('wait for all four, and give way to another one of the report', () => {
    const { composite } = testOf('act');
    expect(compositeOf(composite, { english: 20, math: 20, reading: 20 })).toBeNull();
    expect(compositeOf(composite, { english: 20, math: 20, reading: 20, compositeOnReport: 21 })).toBe(21);
  });

  test.each([
    [{ reading: 610, math: 590 }, 1200],
    [{ reading: 610, math: 590, writing: 600 }, 1800],
    [{ math: 590 }, 590],
    [{}, null],
  ])('SAT and PSAT of %j: %s (VAL-062, VAL-063, GAP-106, GAP-107)', (values, total) => {
    expect(compositeOf(testOf('sat').composite, values)).toBe(total);
    expect(compositeOf(testOf('psat').composite, values)).toBe(total);
  });

  it('are set beside others once both sections are there', () => {
    expect(wholeComposite(testOf('sat').composite, { math: 590 })).toBeNull();
    expect(wholeComposite(testOf('sat').composite, { math: 590, reading: 600 })).toBe(1190);
  });

  it('of a test whose total is typed are that', () => {
    expect(compositeOf(testOf('toefl').composite, { 'ibt.total': 100 })).toBe(100);
    expect(compositeOf(testOf('gre').composite, { verbalReasoning: 150 })).toBeNull();
  });

  it('are the nearest whole number, halves up, for any scores', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 36 }), { minLength: 1, maxLength: 8 }), (scores) => {
        const average = averageHalvesUp(scores);
        const sum = scores.reduce((total, score) => total + score, 0);
        // 2n(average) - 2 sum is over -n and at most n.
        const distance = 2 * scores.length * average - 2 * sum;
        expect(distance > -scores.length && distance <= scores.length).toBe(true);
      }),
    );
  });
});

describe('on the wire', () => {
  it('the two forms of TOEFL are nested, and WorkKeys scales are named (GAP-104)', () => {
    const toefl = testOf('toefl');
    expect(scoresOfWire(toefl, { ibt: { total: '099', reading: 25 }, pbt: null })).toEqual({
      'ibt.total': 99,
      'ibt.reading': 25,
    });
    expect(scoresToWire(toefl, { 'pbt.total': 550 })).toMatchObject({
      ibt: { total: null },
      pbt: { total: 550, written: null },
    });
    expect(scoresToWire(testOf('workKeys'), { appMathScale: 80 })).toMatchObject({ appMathScale: 80 });
  });

  it('what was written is read again, of every test', () => {
    const plain = TESTS.filter(({ key }) => !isListTest(key));
    fc.assert(
      fc.property(fc.constantFrom(...plain), fc.infiniteStream(fc.option(fc.nat(800))), (one, some) => {
        const values = Object.fromEntries(
          fieldsOf(one).flatMap(({ key }) => {
            const score = some.next().value;
            return score === null || score === undefined ? [] : [[key, score]];
          }),
        );
        expect(scoresOfWire(one, scoresToWire(one, values))).toEqual(values);
      }),
    );
  });
});
