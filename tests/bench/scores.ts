import { keepScoresOperations } from '@longleaf/contract/test-scores';
import { inTurns } from './turns.ts';
import { withApi } from './with-api.ts';

/** Calls in a second as a share of a raw insert of such a row. */
const GOALS = { save: 0.5 };
/** So many that none of them comes near the limit of scores. */
const STUDENTS = 40;
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAY_MILLISECONDS = 86_400_000;

/** Measures scores of the ACT being saved against a raw insert of such a row, in turns through the same server and driver. */
export function measureScores(): Promise<unknown> {
  return withApi({ students: STUDENTS }, async ({ app, database, people }) => {
    let n = 0;
    // One result of a test for one day (VAL-058).
    const nextDay = () => new Date(FIRST_DAY + n++ * DAY_MILLISECONDS).toISOString().slice(0, 10);
    // The same table without its limit: what the limit costs is part of what is measured.
    await database.query(
      'create table portal.bench_scores (like portal.test_scores including identity including defaults)',
    );
    app.post<{ Body: { date: string } }>('/bench/insert', async ({ body: { date } }) => {
      await database.query(
        'insert into portal.bench_scores (person_id, test_id, taken_on, scores, place) values ($1, 1, $2, $3, 1)',
        [people[n % people.length]?.id, date, { english: 24, math: 25, reading: 26, science: 23 }],
      );
      return {};
    });
    return {
      goals: GOALS,
      'scores saved': await inTurns(
        app,
        people.map(({ token }) => token),
        {
          call: () => ({
            method: 'POST',
            url: `/api${keepScoresOperations.act.path}`,
            payload: { id: 0, date: nextDay(), english: 24, math: 25, reading: 26, science: 23 },
          }),
          raw: () => ({ method: 'POST', url: '/bench/insert', payload: { date: nextDay() } }),
        },
      ),
    };
  });
}
