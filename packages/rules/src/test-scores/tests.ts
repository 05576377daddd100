import { ADMISSION_TESTS } from './definitions/admission.ts';
import { GRADUATE_TESTS } from './definitions/graduate.ts';
import { LIST_TESTS } from './definitions/list-tests.ts';
import { OLDER_TESTS } from './definitions/older.ts';
import { OTHER_TESTS } from './definitions/other.ts';
import type { Composite } from './composites.ts';
import type { CalendarDay } from '../profile/calendar-day.ts';
import type { ScoreField } from './score-field.ts';

/** Names of the tests on the wire, as the answer of API-181 has them. */
export const TEST_KEYS = [
  'accuplacer',
  'act',
  'ap',
  'asset',
  'compass',
  'explore',
  'ib',
  'plan',
  'psat',
  'sat',
  'satSubject',
  'toefl',
  'workKeys',
  'gmat',
  'gre',
  'lsat',
  'mcat',
] as const;
export type TestKey = (typeof TEST_KEYS)[number];

/** Tests that are taken in one of many subjects, one score for each. */
export const LIST_TEST_KEYS = ['ap', 'ib', 'satSubject'] as const;
export type ListTestKey = (typeof LIST_TEST_KEYS)[number];
export type PlainTestKey = Exclude<TestKey, ListTestKey>;

/** Where the chooser of tests has a test. */
export type TestKind = 'common' | 'other' | 'older' | 'graduate';

/** Whether two fields of a test are called the same, as in the two forms of TOEFL. */
export function hasTwin(test: TestDefinition, label: string): boolean {
  return fieldsOf(test).filter((field) => field.label === label).length > 1;
}

/** Fields that stand together in the form. */
export type FieldGroup = {
  readonly title: string;
  readonly fields: readonly ScoreField[];
  /** What stands over the fields from this one on, by its key. */
  readonly heads?: Readonly<Record<string, string>>;
  /** Folded away unless the day of the test is in this time, or a field has a value. Always open where nothing is said. */
  readonly opensFor?: 'newer' | 'older' | 'asked';
  /** The first day of what is `newer`. */
  readonly newerFrom?: CalendarDay;
};

/** A test: everything that the form, the table, the checks and the pages know of it. */
export type TestDefinition = {
  readonly key: TestKey;
  /** CON-088. */
  readonly id: number;
  readonly name: string;
  /** What the chooser says of it. */
  readonly about: string;
  readonly kind: TestKind;
  readonly groups: readonly FieldGroup[];
  readonly composite?: Composite;
  /** The last day it was given, where a source states it. */
  readonly lastDay?: CalendarDay;
};

const DEFINITIONS: readonly TestDefinition[] = [
  ...ADMISSION_TESTS,
  ...LIST_TESTS,
  ...OTHER_TESTS,
  ...OLDER_TESTS,
  ...GRADUATE_TESTS,
];

/** The 17 tests in the order of their numbers (CON-088). */
export const TESTS: readonly TestDefinition[] = DEFINITIONS.toSorted((one, other) => one.id - other.id);

const byKey = new Map(TESTS.map((test) => [test.key, test]));

/** What is known of a test. */
export function testOf(key: TestKey): TestDefinition {
  const test = byKey.get(key);
  if (!test) throw new Error(`There is no test ${key}`);
  return test;
}

/** The test with a number of CON-088. */
export function testOfId(id: number): TestDefinition | undefined {
  return TESTS.find((test) => test.id === id);
}

/** Whether a test is taken subject by subject. */
export function isListTest(key: TestKey): key is ListTestKey {
  return LIST_TEST_KEYS.some((one) => one === key);
}

/** The fields of a test in the order in which they are asked for. */
export function fieldsOf(test: TestDefinition): readonly ScoreField[] {
  return test.groups.flatMap(({ fields }) => fields);
}

export const PLAIN_TEST_KEYS = TEST_KEYS.filter((key): key is PlainTestKey => !isListTest(key));
