import { NO_CAREER_PLAN } from '@longleaf/rules/career-plans/plan';
import type { TestApi } from '../start-api.ts';
import { importDigest, OWN } from './own.ts';
import { firstId, type Person } from './person.ts';

/** Activities, scores, plans, what was decided about college, and who may see it. */
export async function makePlans({ api, id, token }: Person) {
  const { query } = api.database;
  const activities = await query<{ id: number }>(
    `insert into portal.activity_items (person_id, section, item, position, short_text)
     values ($1, 'networking', $2, 0, $3), ($1, 'networking', '{"name":"Another"}', 1, '') returning id`,
    [id, JSON.stringify({ name: OWN.activity }), OWN.shortText],
  );
  const testScore = await query<{ id: number }>(
    `insert into portal.test_scores (person_id, test_id, subject, taken_on, scores, place)
     values ($1, 16, null, '2020-06-08', '{"score":160}', 1), ($1, 3, '07', '2026-05-08', '{"score":4}', 2) returning id`,
    [id],
  );
  const event = await query<{ id: number }>(
    `insert into portal.calendar_events (person_id, name, school_name, category, start, "end", all_day_event, description, repeats, imported_as)
     values ($1, $2, '', 'Private', '2026-11-17T16:00', '2026-11-17T16:45', false, '', 'never', $3) returning id`,
    [id, OWN.event, importDigest(`${OWN.importedUid}\n\n`)],
  );
  await query(
    `insert into portal.transition_plans (person_id, path_type, plan_description_notes, career_goal_notes, support_notes, next_transition_notes, saved_at)
     values ($1, 'Work', '', $2, '', '', '2026-02-03T04:05:06Z')`,
    [id, OWN.careerGoal],
  );
  const formerPlan = await query<{ id: number }>(
    `insert into portal.former_transition_plans (person_id, path_type, plan_description_notes, career_goal_notes, support_notes, next_transition_notes, saved_at)
     values ($1, 'Work', '', $2, '', '', '2026-01-02T03:04:05Z') returning id`,
    [id, OWN.formerGoal],
  );
  const intent = await query<{ id: number }>(
    `insert into portal.intents_to_enroll (person_id, college_id, college_name, reasons, reason_notes, saved_at)
     values ($1, $2, 'x', '[1]', $3, '2026-02-03T04:05:06Z') returning id`,
    [id, OWN.college, OWN.intentNote],
  );
  const reported = await query<{ id: number }>(
    `insert into portal.self_reported_applications (person_id, college_name, submitted_on)
     values ($1, $2, '2026-02-03') returning id`,
    [id, OWN.reportedCollege],
  );
  await query(
    `insert into portal.career_plans (person_id, version, is_complete, revised_at, counts_for_grade_8, counts_for_grade_10)
     values ($1, 1, false, '2026-01-02', false, false)`,
    [id],
  );
  await query(
    `insert into portal.career_plan_versions (person_id, version, content, is_complete, school_year, revised_at, revised_by)
     values ($1, 1, $2, false, '2025-26', '2026-01-02', 'Owner')`,
    [id, JSON.stringify({ ...NO_CAREER_PLAN, courses: OWN.courses })],
  );
  return {
    activities: activities.rows.map((row) => row.id),
    testScore: firstId(testScore),
    event: firstId(event),
    formerPlan: firstId(formerPlan),
    intent: firstId(intent),
    reported: firstId(reported),
    statements: await sendStatement(api, token),
    sharedPlan: await sharePlan(api, token),
  };
}

/** Keeps a final statement, and gives the id of the row. */
async function sendStatement(api: TestApi, token: string): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([OWN.statementText]), OWN.statement);
  const { json } = await api.call('POST', '/collegePlanning/UploadPersonalStatement/final', { token, body });
  return (json as { id: number }).id;
}

/** Makes a link to the plan, and gives the id of the row. */
async function sharePlan(api: TestApi, token: string): Promise<number> {
  const body = { name: OWN.shareName, parts: ['colleges'] };
  const { json } = await api.call('POST', '/sharedPlans', { token, body });
  return (json as { plan: { id: number } }).plan.id;
}
