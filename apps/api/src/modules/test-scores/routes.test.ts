import { TEST_SCORES_LIMIT, testScoreFailures, testScoreMessages } from '@longleaf/contract/test-scores';
import { describe, expect, it, test } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

// The 22nd in the east, where people's days are counted.
const api = await startApi({ catalog: true, now: '2026-11-23T03:00:00Z' });
const TODAY = '2026-11-22';

type Kept = Record<string, unknown> & { id: number; date: string };
type All = Record<string, Kept[]>;
const call = (as: string, name: string, body: unknown) =>
  api.call('POST', `/TestScores/${name}`, { as, body });
const all = async (as: string) => (await api.call('GET', '/TestScores/getTestScores', { as })).json as All;

// Each as the specification names its fields, with a capital first (GAP-104).
const PLAIN = [
  [
    'API-182',
    'AddAccuplacer',
    'accuplacer',
    { ReadingComp: 250, SentenceSkills: 245, Arithmetic: 230, ElemAlgebra: 260 },
  ],
  [
    'API-183',
    'AddACT',
    'act',
    { English: 24, Math: 23, Reading: 28, Science: 25, WritingProduction: 12, Writing: 8 },
  ],
  [
    'API-184',
    'AddAsset',
    'asset',
    { WritingSkills: 40, ReadingSkills: 41, NumericalSkills: 42, ElemAlgebra: 43 },
  ],
  [
    'API-185',
    'AddCompass',
    'compass',
    {
      WritingSkills: 80,
      ReadingSkills: 81,
      NumericalSkills: 82,
      Algebra: 50,
      CollegeAlgebra: 51,
      Geometry: 52,
      Trigonometry: 53,
    },
  ],
  [
    'API-186',
    'AddExplore',
    'explore',
    { English: 15, Mechanics: 8, RhetoricalSkills: 7, Math: 16, Reading: 17, Science: 18 },
  ],
  [
    'API-187',
    'AddPlan',
    'plan',
    {
      English: 15,
      Mechanics: 8,
      RhetoricalSkills: 7,
      Math: 16,
      Reading: 17,
      Science: 18,
      PreAlgebra: 9,
      Geometry: 10,
    },
  ],
  ['API-188', 'AddPSAT', 'psat', { Reading: 570, Math: 470 }],
  ['API-189', 'AddSAT', 'sat', { Reading: 610, Math: 590 }],
  [
    'API-190',
    'AddTOEFL',
    'toefl',
    { Ibt: { Total: 5.5, Listening: 5, Reading: 6, Speaking: 5.5, Writing: 5 }, Pbt: { Total: 550 } },
  ],
  [
    'API-191',
    'AddWorkKeys',
    'workKeys',
    {
      AppMath: 5,
      LocatingInfo: 4,
      ReadingInfo: 6,
      AppMathScale: 80,
      LocatingInfoScale: 79,
      ReadingInfoScale: 82,
    },
  ],
  ['API-192', 'AddGMAT', 'gmat', { Total: 655, Quantitative: 80, Analytical: 4.5, Verbal: 82 }],
  ['API-193', 'AddGRE', 'gre', { VerbalReasoning: 155, QuanReasoning: 160, AnalyticalWriting: 4.5 }],
  ['API-194', 'AddLSAT', 'lsat', { Score: 160 }],
  [
    'API-195',
    'AddMCAT',
    'mcat',
    { Total: 510, PhysicalScience: 127, BiologicalScience: 128, VerbalReasoning: 126 },
  ],
] as const;

/** The fields as the answer names them. */
function asShown(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      asShown(inner),
    ]),
  );
}

describe('scores of each test', () => {
  test.each(PLAIN)('%s %s keeps, lists, changes and deletes them', async (api_, name, key, scores) => {
    const as = `everything-${name}`;
    const id = (await call(as, name, { ...scores, Date: TODAY })).json as number;
    expect([api_, id]).toEqual([api_, expect.any(Number)]);
    const [kept] = (await all(as))[key] ?? [];
    expect(kept).toMatchObject({ id, date: TODAY, ...(asShown(scores) as object) });
    // A press or a retry that came twice.
    expect((await call(as, name, { ...scores, Date: TODAY })).json).toBe(id);
    const changed = await call(as, name, { Id: id, ...scores, Date: '2026-11-20' });
    expect(changed.json).toBe(id);
    expect((await all(as))[key]?.map(({ date }) => date)).toEqual(['2026-11-20']);
    const number = {
      accuplacer: 1,
      act: 2,
      asset: 4,
      compass: 5,
      explore: 6,
      plan: 8,
      psat: 9,
      sat: 10,
      toefl: 12,
      workKeys: 13,
      gmat: 14,
      gre: 15,
      lsat: 16,
      mcat: 17,
    }[key];
    const removed = await call(as, 'deleteTestScore', { TestID: number, ScoreID: id });
    expect(removed.json).toMatchObject({ removed: true });
    expect((await all(as))[key]).toEqual([]);
    const undo = (removed.json as { undo: string }).undo;
    expect((await call(as, 'restoreTestScore', { undo })).json).toBe(id);
    expect((await call(as, 'restoreTestScore', { undo })).json).toBe(id);
    expect((await all(as))[key]).toHaveLength(1);
    // Changed since it was put back: the slip changes nothing more.
    await call(as, name, { Id: id, ...scores, Date: '2026-11-19' });
    expect((await call(as, 'restoreTestScore', { undo })).json).toBe(id);
    expect((await all(as))[key]?.map(({ date }) => date)).toEqual(['2026-11-19']);
  });

  it('gives a list for each of the 17 (API-181)', async () => {
    expect(Object.keys(await all('nobody-yet')).toSorted()).toEqual(
      [...PLAIN.map(([, , key]) => key), 'ap', 'ib', 'satSubject'].toSorted(),
    );
  });

  it('works out composites and marks the newer ACT (VAL-061, VAL-062, VAL-063, VAL-064, VAL-065, VAL-066, ST-264, CON-112)', async () => {
    const as = 'composites';
    const four = { English: 20, Math: 21, Reading: 21, Science: 20 };
    await call(as, 'AddACT', { ...four, Composite: 36, Date: '2015-08-31' });
    await call(as, 'AddACT', { ...four, Date: '2015-09-01' });
    await call(as, 'AddSAT', { Reading: 610, Math: 590, Date: TODAY });
    await call(as, 'AddSAT', { Reading: 500, Math: 500, Writing: 500, Date: '2012-01-28' });
    await call(as, 'AddPSAT', { Reading: 570, Math: 470, Date: TODAY });
    await call(as, 'AddExplore', { English: 10, Math: 11, Reading: 11, Science: 10, Date: '2012-01-01' });
    await call(as, 'AddPlan', { English: 10, Math: 11, Reading: 10, Science: 10, Date: '2012-01-01' });
    const kept = await all(as);
    expect(kept['act']).toMatchObject([
      { date: '2015-09-01', composite: 21, newVersion: true },
      { date: '2015-08-31', composite: 21, newVersion: false },
    ]);
    expect(kept['sat']).toMatchObject([{ composite: 1200 }, { composite: 1500 }]);
    expect(kept['psat']).toMatchObject([{ total: 1040 }]);
    expect(kept['explore']).toMatchObject([{ composite: 11 }]);
    expect(kept['plan']).toMatchObject([{ composite: 10 }]);
  });

  it('reads text as numbers, without leading zeros (VAL-057)', async () => {
    await call('zeros', 'AddSAT', {
      Reading: '0610',
      math: ' 590 ',
      writing: '',
      date: '2026-10-03T00:00:00',
    });
    expect((await all('zeros'))['sat']).toMatchObject([
      { reading: 610, math: 590, writing: null, date: '2026-10-03' },
    ]);
  });

  test.each([
    ['AddSAT', { Math: 595, Date: TODAY }, ['math']],
    ['AddSAT', { Math: 'six', Date: TODAY }, ['math']],
    ['AddSAT', { Math: 500, Date: '2026-11-23' }, ['date']],
    ['AddSAT', { Math: 500, Date: '1898-12-31' }, ['date']],
    ['AddSAT', { Math: 500 }, ['date']],
    ['AddSAT', { Date: TODAY }, ['reading']],
    ['AddSAT', { Math: true, Date: TODAY }, ['math']],
    ['AddSAT', { Math: 500, Date: 5 }, ['date']],
    ['AddSAT', { Id: -1, Math: 500, Date: TODAY }, ['id']],
    ['AddTOEFL', { Ibt: { Reading: 31 }, Pbt: { Total: 'x' }, Date: TODAY }, ['ibt.reading', 'pbt.total']],
    ['AddMCAT', { WritingSample: 'MM', Date: '2010-01-01' }, ['writingSample']],
    ['AddListTest', { TestID: 2, ScoreID: '07', Score: 4, Date: TODAY }, ['testID']],
    ['AddListTest', { TestID: 3, ScoreID: 'zz', Score: 4, Date: TODAY }, ['scoreID']],
    ['AddListTest', { TestID: 3, ScoreID: '07', Score: 6, Date: TODAY }, ['score']],
    ['AddListTest', { TestID: 3, ScoreID: '07', Date: TODAY }, ['score']],
    ['AddListTest', { TestID: 3, ScoreID: '65', Score: 4, Date: '2023-05-01' }, ['date']],
    ['AddListTest', { TestID: 11, ScoreID: 'M2', Score: 700, Date: '2021-07-01' }, ['date']],
    ['deleteTestScore', { TestID: 18, ScoreID: 1 }, ['testID']],
  ])('%s %j is refused by name (VAL-059, VAL-060)', async (name, body, fields) => {
    const reply = await call('refused', name, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual(fields);
  });

  it('keeps one result of a test for one day, also against another one that is changed', async () => {
    const as = 'same-day';
    const first = (await call(as, 'AddSAT', { Math: 500, Date: '2026-05-02' })).json as number;
    const other = await call(as, 'AddSAT', { Math: 600, Date: '2026-05-02' });
    expect(modelStateOf(other)).toEqual({ date: [testScoreFailures.sameDay] });
    const second = (await call(as, 'AddSAT', { Math: 600, Date: '2026-10-03' })).json as number;
    const moved = await call(as, 'AddSAT', { Id: second, Math: 600, Date: '2026-05-02' });
    expect(modelStateOf(moved)).toEqual({ date: [testScoreFailures.sameDay] });
    expect((await all(as))['sat']?.map(({ id }) => id)).toEqual([second, first]);
  });

  it('knows nothing of scores that are gone, of another test, or of somebody else', async () => {
    const id = (await call('mine', 'AddSAT', { Math: 500, Date: TODAY })).json as number;
    expect((await call('other', 'AddSAT', { Id: id, Math: 600, Date: TODAY })).status).toBe(404);
    expect((await call('mine', 'AddPSAT', { Id: id, Math: 600, Date: TODAY })).status).toBe(404);
    expect((await call('other', 'deleteTestScore', { TestID: 10, ScoreID: id })).status).toBe(404);
    expect((await call('mine', 'deleteTestScore', { TestID: 9, ScoreID: id })).status).toBe(404);
    expect((await call('mine', 'deleteTestScore', { TestID: 10, ScoreID: 'x' })).status).toBe(404);
    expect((await all('mine'))['sat']).toMatchObject([{ math: 500 }]);
  });

  it('asks for a token (401)', async () => {
    expect((await api.call('GET', '/TestScores/getTestScores')).status).toBe(401);
    for (const [, name] of PLAIN)
      expect([name, (await api.call('POST', `/TestScores/${name}`, { body: {} })).status]).toEqual([
        name,
        401,
      ]);
    expect((await api.call('POST', '/TestScores/AddListTest', { body: {} })).status).toBe(401);
    expect((await api.call('POST', '/TestScores/deleteTestScore', { body: {} })).status).toBe(401);
  });
});

describe('list tests (API-196, API-197)', () => {
  it('keeps, changes and deletes a subject by its code', async () => {
    const as = 'subjects';
    const score = { Id: 0, TestID: 3, ScoreID: '07', Score: '04', Date: '2026-05-08' };
    const id = (await call(as, 'AddListTest', score)).json as number;
    await call(as, 'AddListTest', { TestID: 7, ScoreID: 'biology-hl', Score: 6, Date: '2026-05-08' });
    await call(as, 'AddListTest', { TestID: 11, ScoreID: 'M2', Score: 700, Date: '2020-05-02' });
    expect(await all(as)).toMatchObject({
      ap: [{ id, scoreID: '07', testName: 'United States History', score: 4, date: '2026-05-08' }],
      ib: [{ scoreID: 'biology-hl', testName: 'Biology HL', score: 6 }],
      satSubject: [{ scoreID: 'M2', testName: 'Mathematics Level 2', score: 700 }],
    });
    expect((await call(as, 'AddListTest', { ...score, Id: id, Score: 5 })).json).toBe(id);
    expect((await all(as))['ap']).toMatchObject([{ id, score: 5 }]);
    const removed = await call(as, 'deleteTestScore', { TestID: 3, ScoreID: 7 });
    expect((await all(as))['ap']).toEqual([]);
    const { undo } = removed.json as { undo: string };
    expect((await call(as, 'restoreTestScore', { undo })).json).toBe(id);
    expect((await all(as))['ap']).toMatchObject([{ id, score: 5 }]);
    expect((await call('somebody-else', 'restoreTestScore', { undo })).status).toBe(400);
  });

  it('refuses a subject that is there, also for two at once and for one that is changed (VAL-058, MSG-090)', async () => {
    const as = 'twice';
    const score = { TestID: 3, ScoreID: '93', Score: 4, Date: '2026-05-08' };
    const replies = await Promise.all(Array.from({ length: 6 }, () => call(as, 'AddListTest', score)));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
    const refused = replies.find(({ status }) => status === 400);
    expect(refused && modelStateOf(refused)).toEqual({ scoreID: [testScoreMessages.alreadyThere] });
    const id = (await call(as, 'AddListTest', { ...score, ScoreID: '07' })).json as number;
    const moved = await call(as, 'AddListTest', { ...score, Id: id });
    expect(modelStateOf(moved)).toEqual({ scoreID: [testScoreMessages.alreadyThere] });
  });

  it('says what is in the way when a deleted one cannot come back', async () => {
    const as = 'in-the-way';
    const score = { TestID: 3, ScoreID: '93', Score: 4, Date: '2026-05-08' };
    await call(as, 'AddListTest', score);
    const { undo } = (await call(as, 'deleteTestScore', score)).json as { undo: string };
    await call(as, 'AddListTest', { ...score, Score: 5 });
    const refused = await call(as, 'restoreTestScore', { undo });
    expect(modelStateOf(refused)).toEqual({ undo: [testScoreMessages.alreadyThere] });
    expect((await all(as))['ap']).toMatchObject([{ score: 5 }]);
  });
});

it('keeps no more than the limit, for many calls at once', async () => {
  const as = 'collector';
  const day = (n: number) => new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10);
  await call(as, 'AddLSAT', { Score: 150, Date: TODAY });
  await api.database.query(
    `insert into portal.test_scores (person_id, test_id, taken_on, scores, place)
     select person_id, 15, date '1990-01-01' + n, '{"verbalReasoning":150}', n from portal.test_scores, generate_series(2, $1::int) n
     where test_id = 16 and scores = '{"score":150}' and taken_on = $2`,
    [TEST_SCORES_LIMIT - 3, TODAY],
  );
  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, n) => call(as, 'AddSAT', { Math: 500, Date: day(n) })),
  );
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 400, 400, 400, 400, 400, 400,
  ]);
  const refused = replies.find(({ status }) => status === 400);
  expect(refused && modelStateOf(refused)).toEqual({ id: [testScoreFailures.tooMany] });
  // A place that became free is taken again.
  const [one] = (await all(as))['sat'] ?? [];
  await call(as, 'deleteTestScore', { TestID: 10, ScoreID: one?.id });
  expect((await call(as, 'AddSAT', { Math: 500, Date: day(20) })).status).toBe(200);
});

describe('the scores of saved colleges', () => {
  it('are the middle half, with their year, the latest saved first', async () => {
    const as = 'ranges';
    const DUKE = 198419;
    const WAKE_TECH = 199856;
    for (const organizationID of [WAKE_TECH, DUKE])
      await api.call('POST', '/collegePlanning', { as, body: { organizationID } });
    const { year, colleges } = (await api.call('GET', '/TestScores/collegeRanges', { as })).json as {
      year: string;
      colleges: { college: { id: number; urlName: string; openAdmission: boolean }; act: unknown }[];
    };
    expect(year).toBe('Fall 2024');
    expect(colleges.map(({ college }) => college.id)).toEqual([DUKE, WAKE_TECH]);
    const profile = await api.call('GET', `/institutions/${colleges[0]?.college.urlName}/campusprofile`);
    const { values } = (profile.json as { figures: { admissions: { values: Record<string, number> } } })
      .figures.admissions;
    expect(colleges[0]).toMatchObject({
      act: { low: values['act25'], high: values['act75'] },
      satReading: { low: values['satReading25'], high: values['satReading75'] },
      satMath: { low: values['satMath25'], high: values['satMath75'] },
      considers: values['considersTestScores'],
    });
    expect(colleges[0]?.act).toEqual({ low: expect.any(Number), high: expect.any(Number) });
    expect(colleges[1]).toMatchObject({ act: { low: null, high: null }, college: { openAdmission: true } });
  });

  it('are of one person alone', async () => {
    const reply = await api.call('GET', '/TestScores/collegeRanges', { as: 'nothing-saved' });
    expect(reply.json).toMatchObject({ colleges: [] });
    expect((await api.call('GET', '/TestScores/collegeRanges')).status).toBe(401);
  });
});
