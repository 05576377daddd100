import type { HubItem } from '@longleaf/contract/applications';
import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { markTranscriptTasks, participatingApplications } from './index.ts';
import { applicationPolicy } from './policies/application.ts';

const api = await startApi({ catalog: true });
const { catalog } = api.dependencies;
const participating = participatingApplications({
  catalog,
  findCollege: catalog.findCollege,
});

async function scopeOf(subject: string) {
  const found = await api.database.query<{ id: string }>('select id from portal.people where subject = $1', [
    subject,
  ]);
  const id = found.rows[0]?.id ?? '';
  const person = { kind: 'person', id } as never;
  return Scope.permit(applicationPolicy, 'application:change', person, { owner: id });
}

const tasks = async (as: string) => {
  const [item] = (await api.call('GET', '/application/user', { as })).json as HubItem[];
  const at = item?.applicationTasks.findIndex(({ task }) => task === 'transcript') ?? -1;
  return item?.userApplication.tasks[at];
};

it('tells the applications of a person, and which college is sent transcripts', async () => {
  const body = { applicationDefinitionId: 1991201 };
  await api.call('POST', '/application/start', { as: 'teller', body });
  expect(await participating.list(api.database, await scopeOf('teller'))).toMatchObject([
    { orgId: 199120, name: 'University of North Carolina at Chapel Hill', receivesTranscripts: true },
  ]);
  expect(participating).toBeDefined();
});

it('marks the transcript task done in the caller’s transaction, and takes back what it marked alone', async () => {
  const body = { applicationDefinitionId: 1998563 };
  await api.call('POST', '/application/start', { as: 'asker', body });
  const scope = await scopeOf('asker');
  const ids = (await participating.list(api.database, scope)).map(({ applicationId }) => applicationId);
  const at = new Date('2026-11-23T15:00:00Z');
  const markDone = () => inTransaction(api.database, (tx) => markTranscriptTasks(tx, scope, { ids, at }));
  const takeBack = () =>
    inTransaction(api.database, (tx) => participating.transcriptTakenBack(tx, scope, ids));

  await inTransaction(api.database, async (tx) => {
    await markTranscriptTasks(tx, scope, { ids, at });
    throw new Error('rolled back');
  }).catch(() => undefined);
  expect(await tasks('asker')).toMatchObject({ completed: false });

  await markDone();
  expect(await tasks('asker')).toMatchObject({ completed: true, doneBy: 'transcript' });
  await takeBack();
  expect(await tasks('asker')).toMatchObject({ completed: false, doneBy: null });

  const task = await tasks('asker');
  await api.call('GET', `/application/${ids[0]}/${task?.applicationTaskId}/completed`, { as: 'asker' });
  await markDone();
  await takeBack();
  expect(await tasks('asker')).toMatchObject({ completed: true, doneBy: 'student' });
});
