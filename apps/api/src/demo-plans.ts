import type { Queryable } from '@longleaf/platform/jobs/queue';

/** What the demo senior has decided: what is done about two saved colleges, where to go, and what comes after school. */
export async function insertDemoPlans(client: Queryable, personId: string): Promise<void> {
  const done = [
    // NC State: visited, applied, aid forms. UNC Greensboro: visited.
    [
      199_193,
      [
        { id: 1, doneOn: null },
        { id: 2, doneOn: null },
        { id: 7, doneOn: null },
      ],
    ],
    [199_139, [{ id: 1, doneOn: null }]],
  ] as const;
  for (const [college, actions] of done) {
    await client.query(
      'update portal.saved_colleges set actions = $3 where person_id = $1 and college_id = $2',
      [personId, college, JSON.stringify(actions)],
    );
  }
  await client.query(
    `insert into portal.intents_to_enroll (person_id, college_id, college_name, reasons, reason_notes, saved_at)
     values ($1, 199193, 'North Carolina State University at Raleigh', '[2, 10]', 'The program I want is here.', now() - interval '3 days')`,
    [personId],
  );
  await client.query(
    `insert into portal.transition_plans
       (person_id, path_type, plan_description_notes, career_goal_notes, support_notes, next_transition_notes, saved_at)
     values ($1, 'Four-year college or university', 'Study computer science.', 'Write software that helps people.', '',
       'Send the last application.', now() - interval '2 days')`,
    [personId],
  );
}
