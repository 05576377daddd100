import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import { OWN } from './own.ts';
import type { Person } from './person.ts';

/** The category of 'Social' in the interest profiler. */
const SOCIAL = 4;

/** A finished interest profiler with 'Social' first, and another that is begun. */
export async function takeProfiler({ api, id }: Person) {
  const { query } = api.database;
  const sessions = await query<{ id: number }>(
    `insert into portal.assessment_sessions (person_id, assessment_id, started_at, completed_at, is_legacy)
     values ($1, 1, now(), now(), true), ($1, 1, now(), null, false) returning id`,
    [id],
  );
  const [assessment = 0, openAssessment = 0] = sessions.rows.map((row) => row.id);
  const { questions } = INTEREST_PROFILER;
  const answers = await query<{ id: number }>(
    `insert into portal.assessment_answers (person_id, session_id, question_id, answer, answered_at)
     select $1::uuid, $2::int, question, answer, timestamptz '2026-05-01' from unnest($3::int[], $4::text[]) as given (question, answer)
     union all select $1::uuid, $5::int, 1001, '4', timestamptz '2026-05-01' returning id`,
    [
      id,
      assessment,
      questions.map((one) => one.id),
      questions.map(({ categoryId }) => (categoryId === SOCIAL ? '5' : '2')),
      openAssessment,
    ],
  );
  return { assessment, openAssessment, answer: answers.rows.at(-1)?.id ?? 0 };
}

/** The form is done, the last step of the college pathway saved. */
export async function walkPathway({ api, id }: Person): Promise<void> {
  const { query } = api.database;
  // A parent may open the form at any time.
  await query('update portal.profiles set role = role | 16 where person_id = $1', [id]);
  await query(
    `insert into portal.next_step_answers
       (person_id, pathway_id, step_number, responses, completed_at, saved_at)
     values ($1, 0, 1, $2::jsonb, '2019-03-02T03:02:01Z', now())`,
    [id, JSON.stringify([{ step: 1, question: 3, answer: OWN.nextSteps }])],
  );
  await query(
    `insert into portal.next_step_pathways (person_id, pathway_id, completed_at)
     values ($1, 0, '2017-03-02T03:02:01Z')`,
    [id],
  );
  await query(
    `insert into portal.next_step_forms (person_id, reference, opened_at, completed_at)
     values ($1, $1, '2016-03-02T03:02:01Z', '2018-03-02T03:02:01Z')`,
    [id],
  );
}

/** A partner's survey that was taken, and one that was refused. */
export async function takeVendorSurveys({ api, id, subject }: Person): Promise<void> {
  const { query } = api.database;
  await query(`insert into portal.vendor_names (person_id, name, given_at) values ($1, $2, '2020-01-02')`, [
    id,
    `vendor name of ${subject}`,
  ]);
  await query(
    `insert into portal.vendor_results (person_id, config_id, vendor_result_id, title, summary, areas, completed_at, received_at)
     values ($1, 104, 'r1', $2, '', '[]', '2026-01-02', '2026-01-02')`,
    [id, OWN.vendorResult],
  );
  await query(
    `insert into portal.vendor_refusals (person_id, config_id, refused_at) values ($1, 100, '2098-01-02')`,
    [id],
  );
}
