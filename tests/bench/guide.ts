import { enrichmentOperations } from '@longleaf/contract/enrichment';
import { studentCalendarOperations } from '@longleaf/contract/student-calendar';
import { enrichmentLevels, interestAreas } from '@longleaf/rules/enrichment/choices';
import type { Request_ } from './search/load.ts';
import { measure, memoryOf, startServer, withFacts } from './search/measured-server.ts';
import { randomNumbers } from './search/questions.ts';
import { inTurns } from './turns.ts';
import { withApi } from './with-api.ts';

/** Requests in a second as a share of a constant JSON of equal size; of a month as a share of its rows as they lie. */
export const guideGoals = { enrichment: 0.5 } as const;

const ZIPS = ['27601', '28202', '27514', '28801', '28403'];
/** More than the server remembers. */
const DIFFERENT = 6000;
const MONTH = 'beginDate=2026-11-01&endDate=2026-11-30';

/** Measures the search of enrichment programs, and a month of all the events that a person can have. */
export async function measureGuide(): Promise<unknown> {
  const enrichment = await withFacts(async (_, url) => {
    const server = await startServer(url);
    try {
      const all = enrichmentSearches(DIFFERENT);
      return {
        'enrichment search, each another': await measure(server, 'enrichment', all, guideGoals.enrichment),
        'enrichment search, asked again': await measure(
          server,
          'enrichmentAgain',
          all.slice(0, 40),
          guideGoals.enrichment,
        ),
        serverMemory: await memoryOf(server),
      };
    } finally {
      server.disconnect();
    }
  });
  return { goals: guideGoals, ...enrichment, 'a month of 500 events': await measureMonth() };
}

/** Searches as people make them; the fee differs in each, so that none repeats another. */
function enrichmentSearches(count: number): readonly Request_[] {
  const random = randomNumbers(20_261_125);
  const some = <Item>(items: readonly Item[], share: number): Item | undefined =>
    random() < share ? items[Math.floor(random() * items.length)] : undefined;
  return Array.from({ length: count }, (_, n) => {
    const level = some(enrichmentLevels, 0.6)?.value;
    const area = some(interestAreas, 0.4)?.value;
    const zipCode = some(ZIPS, 0.4);
    const filter = {
      maxFee: 100 + n,
      ...(level && { [level]: true }),
      ...(area && { interestArea: [area] }),
      ...(zipCode && { search: { zipCode, radius: 25 } }),
      ...(random() < 0.2 && { hasScholarship: true }),
    };
    return {
      method: 'POST',
      path: `/api${enrichmentOperations.filterPrograms.path}`,
      body: JSON.stringify(filter),
    };
  });
}

const EVENTS_OF_A_MONTH = 500;

/** A month in one request, in turns with a route that reads the same rows and sends them as they lie. */
function measureMonth(): Promise<unknown> {
  return withApi({ students: 4 }, async ({ app, database, people }) => {
    for (const { id } of people)
      await database.query(
        `insert into portal.calendar_events
           (person_id, name, school_name, category, start, "end", all_day_event, description, repeats)
         select $1, 'Event ' || n, 'Duke University', 'Private',
                to_char(day, 'YYYY-MM-DD"T"HH24:MI'), to_char(day + interval '1 hour', 'YYYY-MM-DD"T"HH24:MI'),
                false, 'Bring a coat', 'never'
         from generate_series(1, $2::int) n,
              lateral (select timestamp '2026-11-01 08:00' + (n % 30) * interval '1 day' + (n % 10) * interval '1 hour' as day) d`,
        [id, EVENTS_OF_A_MONTH],
      );
    let n = 0;
    app.get('/bench/month', async () => {
      const { rows } = await database.query(
        `select * from portal.calendar_events
         where person_id = $1 and start < '2026-12-01T00:00' and "end" > '2026-11-01T00:00' order by start, id`,
        [people[n++ % people.length]?.id],
      );
      return rows;
    });
    const { path } = studentCalendarOperations.getAllEvents;
    const token = people[0]?.token ?? '';
    const asked = await app.inject({
      url: `/api${path}?${MONTH}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const events = (JSON.parse(asked.body) as unknown[]).length;
    if (events !== EVENTS_OF_A_MONTH) throw new Error(`A month has ${events} events`);
    const turns = await inTurns(
      app,
      people.map((one) => one.token),
      {
        call: () => ({ method: 'GET', url: `/api${path}?${MONTH}` }),
        raw: () => ({ method: 'GET', url: '/bench/month' }),
      },
    );
    return { requests: 1, events, bytes: Buffer.byteLength(asked.body), ...turns };
  });
}
