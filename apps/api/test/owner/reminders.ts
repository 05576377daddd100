import { OWN } from './own.ts';
import type { Person } from './person.ts';

/** The calendar in another app, and e-mails of what is due. */
export async function askForReminders({ api, id, subject }: Person): Promise<void> {
  const { query } = api.database;
  await query(
    `insert into portal.calendar_feeds (person_id, token_digest, language, made_at) values ($1, sha256($2::bytea), 'en', $3)`,
    [id, subject, OWN.feedMadeAt],
  );
  await query(
    `insert into portal.reminder_choices (person_id, chosen_at, first_day) values ($1, $2, '2018-04-03')`,
    [id, OWN.remindersSince],
  );
  await query(
    `insert into portal.reminder_days (person_id, day, token_digest) values ($1, '2018-04-03', sha256($2::bytea))`,
    [id, `reminder ${subject}`],
  );
}
