import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { HubItem } from '@longleaf/contract/applications';
import { openDatabase, type Database } from '@longleaf/platform/database';
import { expect } from 'vitest';
import { fileJobs } from '../../apps/api/src/modules/files/index.ts';
import type { startApp } from '../../scripts/lib/apps.ts';
import type { World } from './transcripts.ts';

/** How often the API, and after it the database, is killed in the middle of uploads. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 2);
const TASKS = 6;
/** Acknowledged changes before each kill. */
const CHANGES = 40;
const SECRET = 'what is sealed in this test is sealed with this';
const STUDENT = 'uploader';
const TWO_HOURS_MILLISECONDS = 7_200_000;

/** What a task may have: what was acknowledged last, and what was on its way when the API was killed. */
type Known = { acknowledged: string | null; underWay: string | null | undefined };

let world: World;
let api: Awaited<ReturnType<typeof startApp>>;

const launch = () => world.launch({ DATA_DIR: world.folder, DATA_SECRET: SECRET });

async function call(method: string, path: string, body?: FormData | object): Promise<Response> {
  const token = await world.issuer.token(STUDENT, { expiresIn: 3600 });
  const isForm = body instanceof FormData;
  return fetch(`${api.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(world.postgres().url, { maximum: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** An application with tasks of the student's own. */
async function prepare(): Promise<{ appId: number; tasks: number[] }> {
  const started = await call('POST', '/application/start', { applicationDefinitionId: 1991201 });
  const { application } = (await started.json()) as { application: HubItem };
  const appId = application.userApplication.id;
  let item = application;
  for (let n = 0; n < TASKS; n++)
    item = (await (
      await call('POST', `/application/${appId}/tasks`, { title: `Task ${n}` })
    ).json()) as HubItem;
  const own = item.applicationTasks.filter(({ task }) => task === null);
  return { appId, tasks: own.map(({ applicationTaskId }) => applicationTaskId) };
}

/** Adds, replaces and removes the file of a task until a call fails, or it is over; notes what was acknowledged. */
async function changeUntilKilled(
  path: string,
  known: Known,
  count: () => void,
  over: AbortSignal,
): Promise<void> {
  for (let n = 0; !over.aborted; n++) {
    const words = n % 4 === 3 ? null : `${path} ${n} ${crypto.randomUUID()}`;
    known.underWay = words;
    const form = new FormData();
    if (words !== null) form.set('file', new Blob([words.padEnd(50_000, '.')]), 'essay.txt');
    const reply = await (words === null ? call('DELETE', path) : call('POST', path, form)).catch(
      () => undefined,
    );
    const isWhole = (await reply?.text().catch(() => undefined)) !== undefined;
    if (reply?.status !== 200 || !isWhole) return;
    known.acknowledged = words;
    known.underWay = undefined;
    count();
  }
}

const statusOf = (appId: number) =>
  call('GET', `/application/${appId}`).then(
    ({ status }) => status,
    () => undefined,
  );

/** What the file of a task says; null where there is none. */
async function fileOf(appId: number, taskId: number): Promise<string | null> {
  const item = (await (await call('GET', `/application/${appId}`)).json()) as HubItem;
  const task = item.userApplication.tasks.find((one) => one.applicationTaskId === taskId);
  if (!task?.attachment) return null;
  const reply = await call('GET', `/files/${task.attachment.id}`);
  expect(reply.status).toBe(200);
  return (await reply.text()).replace(/\.+$/, '');
}

/**
 * Files are added, replaced and removed while the API and the database are killed: what was acknowledged is there, what was on its way is there
 * whole or not at all, no file is kept twice, and no bytes stay that nobody has.
 */
export async function expectFilesKeptWhileKilled(given: World): Promise<void> {
  world = given;
  api = await launch();
  let changes = 0;
  try {
    const { appId, tasks } = await prepare();
    const known = new Map(
      tasks.map((id): [number, Known] => [id, { acknowledged: null, underWay: undefined }]),
    );
    for (let round = 0; round < ROUNDS; round++) {
      const goal = changes + CHANGES;
      const over = new AbortController();
      const changing = [...known].map(([id, one]) =>
        changeUntilKilled(
          `/application/${appId}/${id}/attachment`,
          one,
          () => void (changes += 1),
          over.signal,
        ),
      );
      await expect.poll(() => changes, { timeout: 60_000, interval: 2 }).toBeGreaterThanOrEqual(goal);
      if (round % 2 === 0) {
        api.child.kill('SIGKILL');
        await Promise.all(changing);
        api = await launch();
      } else {
        // The API outlives it: whoever has no answer does not know whether their file is kept.
        await world.killDatabase();
        over.abort();
        await Promise.all(changing);
        await expect.poll(() => statusOf(appId), { timeout: 60_000 }).toBe(200);
      }
      for (const [id, one] of known) {
        const found = await fileOf(appId, id);
        const allowed = one.underWay === undefined ? [one.acknowledged] : [one.acknowledged, one.underWay];
        expect(allowed).toContain(found);
        one.acknowledged = found;
      }
    }
    await expectNoBytesLeftOver(await countOfFiles(known));
  } finally {
    api.child.kill('SIGKILL');
  }
}

async function countOfFiles(known: ReadonlyMap<number, Known>): Promise<number> {
  return [...known.values()].filter(({ acknowledged }) => acknowledged !== null).length;
}

async function expectNoBytesLeftOver(files: number): Promise<void> {
  const folder = join(world.folder, 'files');
  await withDatabase(async (database) => {
    const rows = async () =>
      (
        await database.pool.query<{ id: string }>(
          `select f.id from portal.files f join portal.people p on p.id = f.person_id where p.subject = $1`,
          [STUDENT],
        )
      ).rows.map(({ id }) => id);
    expect(await rows()).toHaveLength(files);
    const all = async () =>
      (await database.pool.query<{ id: string }>('select id from portal.files')).rows.map(({ id }) => id);
    // As if it were night: what nobody has is older than the sweep waits for.
    const old = new Date(Date.now() - TWO_HOURS_MILLISECONDS);
    for (const name of await readdir(folder)) await utimes(join(folder, name), old, old);
    const { tasks } = fileJobs(database, { FILES_URL: undefined, DATA_DIR: world.folder });
    await tasks['sweep-files']?.({}, {} as never);
    expect((await readdir(folder)).toSorted()).toEqual((await all()).toSorted());
  });
}
