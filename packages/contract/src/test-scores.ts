import { scoresOfWire } from '@longleaf/rules/test-scores/wire-scores';
import type { ScoreField, ScoreValues } from '@longleaf/rules/test-scores/score-field';
import {
  fieldsOf,
  LIST_TEST_KEYS,
  type ListTestKey,
  type PlainTestKey,
  PLAIN_TEST_KEYS,
  type TestKey,
  testOf,
} from '@longleaf/rules/test-scores/tests';
import { fill } from '@longleaf/rules/words/fill';
import { z } from 'zod';
import { collegeCard } from './college-card.ts';
import { operation } from './operation.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-086 and MSG-089 (GAP-105): what is said when scores of a test are kept; a subject of a list test has MSG-087. */
export const scoresSaved: Readonly<Record<TestKey, string>> = {
  accuplacer: /*i18n*/ 'Accuplacer scores saved.',
  act: /*i18n*/ 'ACT scores saved.',
  ap: /*i18n*/ 'Test saved.',
  asset: /*i18n*/ 'Asset scores saved.',
  compass: /*i18n*/ 'Compass scores saved.',
  explore: /*i18n*/ 'EXPLORE scores saved.',
  ib: /*i18n*/ 'Test saved.',
  plan: /*i18n*/ 'PLAN scores saved.',
  psat: /*i18n*/ 'PSAT scores saved.',
  sat: /*i18n*/ 'SAT scores saved.',
  satSubject: /*i18n*/ 'Test saved.',
  toefl: /*i18n*/ 'TOEFL scores saved.',
  workKeys: /*i18n*/ 'WorkKeys scores saved.',
  gmat: /*i18n*/ 'GMAT scores saved.',
  gre: /*i18n*/ 'GRE scores saved.',
  lsat: /*i18n*/ 'LSAT scores saved.',
  mcat: /*i18n*/ 'MCAT scores saved.',
};

/** MSG-088 and MSG-090. */
export const testScoreMessages = {
  deleted: /*i18n*/ 'Test Deleted',
  alreadyThere: /*i18n*/ 'Test is already in the list',
} as const;

/** The project's own bound, of all tests together. The table holds it (`place`). */
export const TEST_SCORES_LIMIT = 250;

export const testScoreFailures = {
  loadFailed: /*i18n*/ 'We could not load your test scores.',
  rangesFailed: /*i18n*/ 'We could not load the scores of your saved colleges.',
  deleteFailed: /*i18n*/ 'We could not delete it. Please try again.',
  tooMany: fill(/*i18n*/ 'You can keep {limit} test scores. Delete one first.', { limit: TEST_SCORES_LIMIT }),
  sameDay: /*i18n*/ 'You have scores of this test from this day. Change those, or choose another date.',
  gone: /*i18n*/ 'These scores are no longer on your page. They may have been deleted in another tab.',
  chooseSubject: /*i18n*/ 'Choose a subject from the list',
} as const;

const wrongId = /*i18n*/ 'Send the id of the scores; 0 for new ones.';
/** 0, or none, for new scores. */
const id = z.number(wrongId).int(wrongId).min(0, wrongId).max(2_147_483_647, wrongId).default(0);

// What is missing, in the future or outside the scale is said by the rules, in the words that the form has.
const typed = z
  .union([z.number(), z.string().max(20, /*i18n*/ 'This is too long.')], {
    error: /*i18n*/ 'Enter a number',
  })
  .nullish();
// A day, or a moment of which the day counts.
const date = z
  .string({ error: /*i18n*/ 'Enter the date of the test' })
  .max(40, /*i18n*/ 'This is too long.')
  .nullish()
  .transform((given) => (given ?? '').trim().replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1'));

/** Scores as the server reads them. */
export type ReceivedScores = { id: number; date: string; values: ScoreValues };
/** Scores as they are sent: by the names of the fields, one level deeper for the two forms of TOEFL. */
export type SentScores = { id?: number; date: string } & Record<string, unknown>;

/** Names each field of a test on the wire: `total`, or `total` inside `ibt` (GAP-104). */
function shapeOf<S extends z.ZodType>(fields: readonly ScoreField[], one: S): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  const nested = Map.groupBy(fields, ({ key }) => key.split('.')[0] ?? key);
  for (const [name, inside] of nested) {
    const inner = inside.flatMap(({ key }) => key.split('.')[1] ?? []);
    shape[name] =
      inner.length === 0 ? one : z.object(Object.fromEntries(inner.map((key) => [key, one]))).nullish();
  }
  return shape;
}

function bodyOf(key: PlainTestKey): z.ZodType<ReceivedScores, SentScores> {
  const test = testOf(key);
  return z.object({ id, date, ...shapeOf(fieldsOf(test), typed) }).transform((sent) => ({
    id: sent.id,
    date: sent.date,
    values: scoresOfWire(test, sent),
  })) as unknown as z.ZodType<ReceivedScores, SentScores>;
}

const score = z.union([z.number(), z.string()]).nullable();
const keptId = z.number().int();

/** Scores of one day: every field of the test, null where it has none. */
export type KeptScores = {
  id: number;
  date: string;
  /** Worked out, of a test that has one: VAL-061 to VAL-065. */
  composite?: number | null;
  total?: unknown;
  /** Of an ACT after 2015-08-31 (ST-264). */
  newVersion?: boolean;
} & Record<string, unknown>;

/** What is worked out beside the fields of a test (ENT-455, ENT-478, ENT-512, ENT-516). */
const worked: Partial<Record<PlainTestKey, Record<string, z.ZodType>>> = {
  act: { composite: z.number().nullable(), newVersion: z.boolean() },
  sat: { composite: z.number().nullable() },
  psat: { total: z.number().nullable() },
  explore: { composite: z.number().nullable() },
  plan: { composite: z.number().nullable() },
};

function keptOf(key: PlainTestKey): z.ZodType<KeptScores[], KeptScores[]> {
  const shape = { id: keptId, date: z.string(), ...shapeOf(fieldsOf(testOf(key)), score), ...worked[key] };
  return z.array(z.object(shape)) as unknown as z.ZodType<KeptScores[], KeptScores[]>;
}

/** A subject of a list test that was taken. */
const listed = z.object({
  id: keptId,
  /** The code of the subject. */
  scoreID: z.string(),
  testName: z.string(),
  score: z.number(),
  date: z.string(),
});
export type ListedScore = z.infer<typeof listed>;

type AllScores = Record<PlainTestKey, KeptScores[]> & Record<ListTestKey, ListedScore[]>;

/** All tests, each with its scores, the latest first. */
export const testScoresSchema = z.object({
  ...Object.fromEntries(PLAIN_TEST_KEYS.map((key) => [key, keptOf(key)])),
  ...Object.fromEntries(LIST_TEST_KEYS.map((key) => [key, z.array(listed)])),
}) as unknown as z.ZodType<AllScores, AllScores>;
export type TestScores = AllScores;

const wrongTest = /*i18n*/ 'Use the number of a test, from 1 to 17.';
const testID = z.coerce.number(wrongTest).int(wrongTest).min(1, wrongTest).max(17, wrongTest);
const code = z
  .union([z.number().int(), z.string().max(60)], { error: testScoreFailures.chooseSubject })
  .transform(String);

const add = <const Id extends string, const Path extends string>(id_: Id, path: Path, key: PlainTestKey) =>
  operation({
    id: id_,
    method: 'POST',
    path,
    policy: 'test-score:change',
    summary: `Adds scores of the test ${testOf(key).name}, or changes those with this id; gives their id. The same ones twice are one.`,
    body: bodyOf(key),
    response: keptId,
  });

const quarter = z.number().nullable();
/** The 25th and the 75th percentile of first-year students who sent a score. */
const middleHalf = z.object({ low: quarter, high: quarter });

const collegeRanges = z.object({
  /** When the figures are of, as their source states it. */
  year: z.string(),
  colleges: z.array(
    z.object({
      college: collegeCard,
      /** 1 required, 5 looked at, 3 not looked at; null where not reported. */
      considers: z.number().nullable(),
      act: middleHalf,
      satReading: middleHalf,
      satMath: middleHalf,
    }),
  ),
});
export type CollegeRanges = z.infer<typeof collegeRanges>;

export const testScoreOperations = {
  getTestScores: operation({
    id: 'API-181',
    method: 'GET',
    path: '/TestScores/getTestScores',
    policy: 'test-score:read',
    summary: 'Your scores of every test, the latest first.',
    response: testScoresSchema,
  }),
  addAccuplacer: add('API-182', '/TestScores/AddAccuplacer', 'accuplacer'),
  addACT: add('API-183', '/TestScores/AddACT', 'act'),
  addAsset: add('API-184', '/TestScores/AddAsset', 'asset'),
  addCompass: add('API-185', '/TestScores/AddCompass', 'compass'),
  addExplore: add('API-186', '/TestScores/AddExplore', 'explore'),
  addPlan: add('API-187', '/TestScores/AddPlan', 'plan'),
  addPSAT: add('API-188', '/TestScores/AddPSAT', 'psat'),
  addSAT: add('API-189', '/TestScores/AddSAT', 'sat'),
  addTOEFL: add('API-190', '/TestScores/AddTOEFL', 'toefl'),
  addWorkKeys: add('API-191', '/TestScores/AddWorkKeys', 'workKeys'),
  addGMAT: add('API-192', '/TestScores/AddGMAT', 'gmat'),
  addGRE: add('API-193', '/TestScores/AddGRE', 'gre'),
  addLSAT: add('API-194', '/TestScores/AddLSAT', 'lsat'),
  addMCAT: add('API-195', '/TestScores/AddMCAT', 'mcat'),
  addListTest: operation({
    id: 'API-196',
    method: 'POST',
    path: '/TestScores/AddListTest',
    policy: 'test-score:change',
    summary:
      'Adds a score of an AP Exam (3), an IB Test (7) or an SAT Subject Test (11), or changes the one with this id; gives its id. ScoreID is the code of the subject, of which there is one score.',
    body: z.object({ id, testID, scoreID: code, score: typed, date }),
    response: keptId,
  }),
  deleteTestScore: operation({
    id: 'API-197',
    method: 'POST',
    path: '/TestScores/deleteTestScore',
    policy: 'test-score:change',
    summary:
      'Deletes scores of a test. ScoreID is the code of the subject of a list test, and the id of the scores of any other.',
    body: z.object({ testID, scoreID: code }),
    response: z.object({ removed: z.boolean(), undo: undoSlip }),
  }),
  restoreTestScore: operation({
    id: 'project',
    method: 'POST',
    path: '/TestScores/restoreTestScore',
    policy: 'test-score:change',
    summary: 'Undoes the deletion of scores. Doing it again changes nothing.',
    body: undoBody,
    response: keptId,
  }),
  getCollegeRanges: operation({
    id: 'project',
    method: 'GET',
    path: '/TestScores/collegeRanges',
    policy: 'saved-college:read',
    summary: 'The middle half of ACT and SAT scores at each of your saved colleges, the latest saved first.',
    response: collegeRanges,
  }),
};

/** The call that keeps scores of each test that is not taken subject by subject. */
export const keepScoresOperations = {
  accuplacer: testScoreOperations.addAccuplacer,
  act: testScoreOperations.addACT,
  asset: testScoreOperations.addAsset,
  compass: testScoreOperations.addCompass,
  explore: testScoreOperations.addExplore,
  plan: testScoreOperations.addPlan,
  psat: testScoreOperations.addPSAT,
  sat: testScoreOperations.addSAT,
  toefl: testScoreOperations.addTOEFL,
  workKeys: testScoreOperations.addWorkKeys,
  gmat: testScoreOperations.addGMAT,
  gre: testScoreOperations.addGRE,
  lsat: testScoreOperations.addLSAT,
  mcat: testScoreOperations.addMCAT,
} as const satisfies Record<PlainTestKey, unknown>;
