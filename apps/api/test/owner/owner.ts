import { getTableName } from 'drizzle-orm';
import { personalTables } from '../../src/kept-data.ts';
import type { TestApi } from '../start-api.ts';
import { sendApplication, startApplication } from './applications.ts';
import { takeProfiler, takeVendorSurveys, walkPathway } from './assessments.ts';
import { placeOrder } from './orders.ts';
import type { Person } from './person.ts';
import { makePlans } from './planning.ts';
import { sendPoolForms, standOnList } from './pools.ts';
import { fillProfile } from './profile.ts';
import { askForReminders } from './reminders.ts';
import { saveThings } from './saved.ts';
import { askForTranscript } from './transcripts.ts';

export type Owner = {
  id: string;
  token: string;
  collegeRow: number;
  searchRow: number;
  activities: readonly number[];
  event: number;
  /** The row of an LSAT. */
  testScore: number;
  formerPlan: number;
  intent: number;
  statements: number;
  sharedPlan: number;
  reported: number;
  application: number;
  task: number;
  ownTask: number;
  transcript: number;
  record: number;
  file: string;
  recommendation: number;
  /** The number of a receipt. */
  receipt: string;
  /** A finished session of the interest profiler. */
  assessment: number;
  /** One that is not finished, and the id of its only answer. */
  openAssessment: number;
  answer: number;
  /** Removes something of the owner's and gives the slip that takes it back. */
  removed: (path: string, body?: unknown, method?: string) => Promise<string>;
  /** Everything that the database keeps about the owner, as text. */
  kept: () => Promise<string>;
};

const seconds = () => Math.floor(Date.now() / 1000);

/** A token of a sign-in just now. */
export function tokenOf(api: TestApi, subject: string): Promise<string> {
  return api.issuer.token(subject, { authTime: seconds() - 60 });
}

/** Somebody with a row of every kind. */
export async function makeOwner(api: TestApi, subject: string): Promise<Owner> {
  const person = await signIn(api, subject);
  await fillProfile(person);
  const saved = await saveThings(person);
  const plans = await makePlans(person);
  await sendPoolForms(person);
  await standOnList(person);
  const started = await startApplication(person);
  const transcripts = await askForTranscript(person, started.application);
  const sent = await sendApplication(person, started.application);
  await askForReminders(person);
  await placeOrder(person);
  await takeVendorSurveys(person);
  const assessments = await takeProfiler(person);
  await walkPathway(person);
  const { id, token } = person;
  return {
    id,
    token,
    ...saved,
    ...plans,
    ...started,
    ...transcripts,
    ...sent,
    ...assessments,
    removed: async (path, body, method = 'POST') => {
      const reply = await api.call(method, path, { token, ...(body !== undefined && { body }) });
      return (reply.json as { undo: string }).undo;
    },
    kept: () => everythingOf(api, id),
  };
}

/** The first call of somebody makes them known. */
async function signIn(api: TestApi, subject: string): Promise<Person> {
  const token = await tokenOf(api, subject);
  await api.call('GET', '/users/draftkey', { token });
  const { rows } = await api.database.query<{ id: string }>(
    'select id from portal.people where subject = $1',
    [subject],
  );
  return { api, subject, token, id: rows[0]?.id ?? '' };
}

async function everythingOf({ database }: TestApi, id: string): Promise<string> {
  const parts: unknown[] = [];
  for (const { table, owner, partOf } of personalTables) {
    const own = `select * from portal.${getTableName(owner.table)} where ${owner.name} = $1`;
    const text = partOf
      ? `select * from portal.${getTableName(table)} where ${partOf.key.name} in (select id from (${own}) as own)`
      : own;
    const { rows } = await database.query(`${text} order by 1`, [id]);
    parts.push(getTableName(table), rows);
  }
  return JSON.stringify(parts);
}
