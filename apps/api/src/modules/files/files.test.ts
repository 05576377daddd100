import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileMessages, MOST_BYTES_OF_A_PERSON, MOST_FILE_BYTES } from '@longleaf/contract/files';
import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { folderStore } from '@longleaf/platform/files/folder-store';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/start-api.ts';
import { policies } from '../../policies.ts';
import { fileKeeper, resealFiles } from './index.ts';
import { fileJobs, sweepFiles } from './jobs.ts';
import { yourDataJobs } from '../your-data/index.ts';

const SECRET = randomBytes(32).toString('hex');
const api = await startApi({ dataSecret: SECRET });
const text = (words: string) => ({
  name: 'My letter.txt',
  contentType: 'text/plain',
  bytes: Buffer.from(words),
});

async function personOf(subject: string, on: TestApi = api): Promise<string> {
  await on.call('GET', '/users/draftkey', { as: subject });
  const { rows } = await on.database.pool.query<{ id: string }>(
    'select id from portal.people where subject = $1',
    [subject],
  );
  return rows[0]?.id ?? '';
}
const scopeOf = (owner: string) =>
  Scope.permit(policies.file, 'file:change', { kind: 'person', id: owner }, { owner });

async function keep(subject: string, words: string, on: TestApi = api): Promise<string> {
  const owner = await personOf(subject, on);
  const taken = await on.files.take(text(words));
  await inTransaction(on.database, (tx) => on.files.keep(tx, scopeOf(owner), taken));
  return taken.kept.id;
}
const bytesOf = (id: string) => readFile(join(api.dataFolder, 'files', id));

describe('a file', () => {
  it('comes back as an attachment of its own type that nobody guesses (API-208, API-209)', async () => {
    const id = await keep('ann', 'Dear college');
    for (const method of ['GET', 'POST']) {
      const reply = await api.call(method, `/files/${id}`, { as: 'ann' });
      expect(reply).toMatchObject({ status: 200, text: 'Dear college' });
      expect(reply.headers.get('content-type')).toBe('text/plain');
      expect(reply.headers.get('content-disposition')).toBe('attachment; filename="My letter.txt"');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('content-security-policy')).toContain('sandbox');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is its owner’s alone', async () => {
    const id = await keep('ann', 'Mine');
    expect(await api.call('GET', `/files/${id}`, { as: 'bob' })).toMatchObject({
      status: 404,
      json: { detail: fileMessages.notThere },
    });
    expect((await api.call('GET', `/files/${id}`)).status).toBe(401);
    expect((await api.call('GET', `/files/${randomUUID()}`, { as: 'ann' })).status).toBe(404);
    expect((await api.call('GET', '/files/..%2f..%2fetc', { as: 'ann' })).status).toBe(400);
  });

  it('is sealed where it lies, and the key of it too', async () => {
    const id = await keep('ann', 'Nobody reads this on the disk');
    expect((await bytesOf(id)).toString('latin1')).not.toContain('Nobody');
    // The bytes of another file do not open under its id.
    const other = await keep('ann', 'Another');
    await folderStore(join(api.dataFolder, 'files')).put(id, await bytesOf(other));
    expect((await api.call('GET', `/files/${id}`, { as: 'ann' })).status).toBe(500);
  });

  it('opens with the next secret once its key was sealed anew', async () => {
    const before = randomBytes(32).toString('hex');
    const current = randomBytes(32).toString('hex');
    const own = await startApi({ dataSecret: before });
    const id = await keep('ann', 'Through the change', own);
    expect(await resealFiles(own.database, { current, before })).toEqual({ keys: 1, unreadable: 0 });
    expect(await resealFiles(own.database, { current, before })).toEqual({ keys: 0, unreadable: 0 });
    const changed = await startApi({ beside: own, dataSecret: current });
    expect((await changed.call('GET', `/files/${id}`, { as: 'ann' })).text).toBe('Through the change');
    expect(await resealFiles(own.database, before)).toEqual({ keys: 0, unreadable: 1 });
  });
});

it('a person has 200 MB of files at most, however many come at once', async () => {
  const owner = await personOf('full');
  const size = MOST_BYTES_OF_A_PERSON / 4;
  const large = () => ({
    kept: { id: randomUUID(), name: 'large.pdf', contentType: 'application/pdf', size, madeAt: new Date() },
    sealedKey: Buffer.from('of no use here'),
  });
  const came = await Promise.allSettled(
    Array.from({ length: 7 }, () =>
      inTransaction(api.database, (tx) => api.files.keep(tx, scopeOf(owner), large())),
    ),
  );
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  const { rows } = await api.database.query<{ total: number }>(
    'select sum(size)::bigint as total from portal.files where person_id = $1',
    [owner],
  );
  expect(rows).toEqual([{ total: MOST_BYTES_OF_A_PERSON }]);
});

describe('a file that is removed', () => {
  it('is gone at once, and its bytes with the job', async () => {
    const id = await keep('ann', 'Away');
    const owner = await personOf('ann');
    const remove = () => inTransaction(api.database, (tx) => api.files.remove(tx, scopeOf(owner), id));
    expect(await remove()).toBe(true);
    expect(await remove()).toBe(false);
    expect((await api.call('GET', `/files/${id}`, { as: 'ann' })).status).toBe(404);
    const task = fileJobs(api.database, { FILES_URL: undefined, DATA_DIR: api.dataFolder }).tasks[
      'remove-file-bytes'
    ];
    for (let time = 0; time < 2; time++) await task?.({ id }, {} as never);
    expect(await readdir(join(api.dataFolder, 'files'))).not.toContain(id);
  });

  it('is not somebody else’s to remove', async () => {
    const id = await keep('ann', 'Stays');
    const bob = await personOf('bob');
    expect(await inTransaction(api.database, (tx) => api.files.remove(tx, scopeOf(bob), id))).toBe(false);
    expect((await api.call('GET', `/files/${id}`, { as: 'ann' })).status).toBe(200);
  });

  it('goes with its owner, bytes and all', async () => {
    const own = await startApi();
    const id = await keep('leaving', 'Of somebody who leaves', own);
    const owner = await personOf('leaving', own);
    await own.database.pool.query(
      `insert into portal.person_deletions (person_id, requested_at, delete_after) values ($1, now(), '2020-01-01')`,
      [owner],
    );
    const { tasks } = yourDataJobs({
      database: own.database,
      clock: () => new Date(),
      sendMail: async () => undefined as never,
      settings: { PRODUCT_NAME: 'Longleaf' } as never,
    });
    for (const task of Object.values(tasks)) await task({}, {} as never);
    const { rows } = await own.database.pool.query<{ task: string; count: number }>(
      `select task_identifier as task, count(*)::integer as count from jobs.jobs group by 1`,
    );
    expect(rows).toContainEqual({ task: 'remove-file-bytes', count: 1 });
    expect((await own.database.pool.query('select 1 from portal.files where id = $1', [id])).rowCount).toBe(
      0,
    );
  });
});

it('bytes without a row are swept away after an hour, those with one stay', async () => {
  const own = await startApi();
  const kept = await keep('ann', 'Kept', own);
  const lost = (await own.files.take(text('Its transaction never came'))).kept.id;
  const young = (await own.files.take(text('On its way'))).kept.id;
  const folder = join(own.dataFolder, 'files');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const id of [kept, lost]) await utimes(join(folder, id), longAgo, longAgo);
  expect(await sweepFiles(own.database, folderStore(folder))).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual([kept, young].toSorted());
});

describe('a file that is not taken', () => {
  const settings = { FILES_URL: undefined, CLAMAV_URL: undefined, DATA_DIR: api.dataFolder };
  const parts = { dataSecret: SECRET, clock: () => new Date() };

  it('is above 10 MB', async () => {
    const bytes = Buffer.alloc(MOST_FILE_BYTES + 1);
    await expect(api.files.take({ ...text(''), bytes }, 'attachment')).rejects.toMatchObject({
      status: 413,
      modelState: { attachment: [fileMessages.tooLarge] },
    });
  });

  it.each([
    ['infected', 'stream: Eicar FOUND\0', 400],
    ['not looked at', 'ERROR\0', 503],
  ])('is %s', async (_, answer, status) => {
    const scanner = createServer((socket) => socket.once('data', () => socket.end(answer)));
    await new Promise<void>((done) => scanner.listen(0, '127.0.0.1', done));
    const CLAMAV_URL = `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`;
    const keeper = fileKeeper({ settings: { ...settings, CLAMAV_URL }, ...parts });
    const before = await readdir(join(api.dataFolder, 'files'));
    await expect(keeper.take(text('x'))).rejects.toMatchObject({ status });
    expect(await readdir(join(api.dataFolder, 'files'))).toEqual(before);
    scanner.close();
  });

  it('is lost nowhere when the store is away: the caller is told to come back', async () => {
    const FILES_URL = 's3://K:SECRET@127.0.0.1:1/bucket?tls=false';
    const keeper = fileKeeper({ settings: { ...settings, FILES_URL }, ...parts });
    await expect(keeper.take(text('x'))).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
    });
  });
});
