import type { KeptScores, ListedScore, TestScores } from '@longleaf/contract/test-scores';
import { compositeOf } from '@longleaf/rules/test-scores/composites';
import { NEW_ACT_FROM } from '@longleaf/rules/test-scores/definitions/admission';
import { subjectOf } from '@longleaf/rules/test-scores/subjects';
import { isListTest, type ListTestKey, type TestDefinition, TESTS } from '@longleaf/rules/test-scores/tests';
import { scoresToWire } from '@longleaf/rules/test-scores/wire-scores';
import type { ScoreRow } from './repository.ts';

/** What the one number of a test is called on the wire, where it is worked out. */
const WORKED_OUT: Partial<Record<TestDefinition['key'], 'composite' | 'total'>> = {
  act: 'composite',
  sat: 'composite',
  psat: 'total',
  explore: 'composite',
  plan: 'composite',
};

/** All scores as the answer of API-181 has them: a list for each test. */
export function shownScores(rows: readonly ScoreRow[]): TestScores {
  const byTest = Map.groupBy(rows, ({ testId }) => testId);
  const lists = TESTS.map((test) => {
    const own = byTest.get(test.id) ?? [];
    const { key } = test;
    return [key, own.map((row) => (isListTest(key) ? listed(key, row) : kept(test, row)))];
  });
  // The contract checks what each test's scores hold.
  return Object.fromEntries(lists) as TestScores;
}

function kept(test: TestDefinition, { id, takenOn, scores }: ScoreRow): KeptScores {
  const name = WORKED_OUT[test.key];
  return {
    id,
    date: takenOn,
    ...scoresToWire(test, scores),
    ...(name && { [name]: compositeOf(test.composite, scores) }),
    ...(test.key === 'act' && { newVersion: takenOn >= NEW_ACT_FROM }),
  };
}

function listed(key: ListTestKey, { id, subject, takenOn, scores }: ScoreRow): ListedScore {
  const code = subject ?? '';
  return {
    id,
    scoreID: code,
    testName: subjectOf(key, code)?.name ?? code,
    score: Number(scores['score']),
    date: takenOn,
  };
}
