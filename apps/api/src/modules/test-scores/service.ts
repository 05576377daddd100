import {
  type ReceivedScores,
  testScoreFailures,
  testScoreMessages,
  type TestScores,
} from '@longleaf/contract/test-scores';
import type { Scope } from '@longleaf/http/policy';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Clock } from '@longleaf/platform/clock';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { complainAboutScores } from '@longleaf/rules/test-scores/check-scores';
import type { ScoreValues } from '@longleaf/rules/test-scores/score-field';
import { readScore } from '@longleaf/rules/test-scores/read-score';
import { complainAboutSubjectDate, subjectOf } from '@longleaf/rules/test-scores/subjects';
import { isListTest, type PlainTestKey, testOf, testOfId } from '@longleaf/rules/test-scores/tests';
import { isDeepStrictEqual } from 'node:util';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import type { NewScore, RemovedScore, TestScoreRepository } from './repository.ts';
import { shownScores } from './shown-scores.ts';

interface Parts {
  rows: TestScoreRepository;
  slips: RemovalSlips<RemovedScore>;
  clock: Clock;
}

type Change = Scope<'test-score', 'change'>;
type Typed = string | number | null | undefined;
export type ReceivedListScore = { id: number; testID: number; scoreID: string; score?: Typed; date: string };

const wrongListTest = /*i18n*/ 'Use 3 for AP Exams, 7 for IB Tests or 11 for SAT Subject Tests.';

/** Test scores: what somebody typed in from score reports. */
export function testScoreService({ rows, slips, clock }: Parts) {
  const change = async (scope: Change, id: number, row: NewScore, taken: Record<string, string[]>) => {
    const became = await rows.change(scope, { id, ...row });
    if (became === 'taken') throw badRequest(taken);
    if (became === 'gone') throw notFound(testScoreFailures.gone);
    return id;
  };
  const full = () => badRequest({ id: [testScoreFailures.tooMany] });
  return {
    list: async (scope: Scope<'test-score'>): Promise<TestScores> => shownScores(await rows.list(scope)),

    /**
     * Adds scores of a test, or changes those with the id; gives their id. The same ones of the same day are the same: a
     * press or a retry came twice.
     * @throws ProblemError 400 that names each wrong field, 404 when there are none with this id
     */
    keep: async (scope: Change, key: PlainTestKey, { id, date, values }: ReceivedScores) => {
      const test = testOf(key);
      refuseWrong(complainAboutScores(test, { date, values }, easternDay(clock())));
      const row: NewScore = { testId: test.id, subject: null, takenOn: date, scores: values };
      const taken = { date: [testScoreFailures.sameDay] };
      if (id !== 0) return change(scope, id, row, taken);
      const kept = await rows.add(scope, row);
      if (kept.kind === 'full') throw full();
      if (kept.kind === 'added') return kept.id;
      if (!isDeepStrictEqual(kept.row.scores, values)) throw badRequest(taken);
      return kept.row.id;
    },

    /**
     * Adds a subject of a list test, which may be there once (VAL-058), or changes the one with the id; gives its id.
     * @throws ProblemError 400 that names each wrong field, 404 when there is none with this id
     */
    keepListed: async (scope: Change, { id, testID, scoreID, score, date }: ReceivedListScore) => {
      const test = testOfId(testID);
      if (!test || !isListTest(test.key)) throw badRequest({ testID: [wrongListTest] });
      const subject = subjectOf(test.key, scoreID);
      const value = readScore(score);
      const values: ScoreValues = value === null ? {} : { score: value };
      const tooEarly = subject && complainAboutSubjectDate(subject, date);
      refuseWrong({
        ...(!subject && { scoreID: testScoreFailures.chooseSubject }),
        ...(tooEarly !== undefined && { date: tooEarly }),
        ...complainAboutScores(test, { date, values }, easternDay(clock())),
      });
      const row: NewScore = { testId: test.id, subject: subject?.code ?? '', takenOn: date, scores: values };
      const taken = { scoreID: [testScoreMessages.alreadyThere] };
      if (id !== 0) return change(scope, id, row, taken);
      const kept = await rows.add(scope, row);
      if (kept.kind === 'full') throw full();
      if (kept.kind === 'same') throw badRequest(taken);
      return kept.id;
    },

    /** @throws ProblemError 404 when there are no such scores */
    remove: async (scope: Change, { testID, scoreID }: { testID: number; scoreID: string }) => {
      const test = testOfId(testID);
      const which = test && isListTest(test.key) ? subjectNamed(test.key, scoreID) : idNamed(scoreID);
      const removed = which && (await rows.remove(scope, { testId: testID, ...which }));
      if (!removed) throw notFound(testScoreFailures.gone);
      return { removed: true, undo: slips.write(scope.owner, removed) };
    },

    /** @throws ProblemError 400 when other scores have taken their place */
    restore: async (scope: Change, undo: string) => {
      const removed = slips.read(scope.owner, undo);
      const kept = await rows.restore(scope, removed);
      if (kept.kind === 'full') throw full();
      if (kept.kind === 'added') return kept.id;
      if (kept.row.id === removed.id) return removed.id;
      throw badRequest({
        undo: [removed.subject === null ? testScoreFailures.sameDay : testScoreMessages.alreadyThere],
      });
    },
  };
}

function refuseWrong(complaints: Record<string, string>): void {
  const wrong = Object.entries(complaints);
  if (wrong.length > 0) throw badRequest(Object.fromEntries(wrong.map(([name, words]) => [name, [words]])));
}

function subjectNamed(test: Parameters<typeof subjectOf>[0], code: string) {
  const subject = subjectOf(test, code);
  return subject && { subject: subject.code };
}

function idNamed(text: string) {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? { id } : undefined;
}
