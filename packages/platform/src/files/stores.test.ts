import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { folderStore } from './folder-store.ts';
import { bucketOf, s3Store } from './s3-store.ts';
import { type FileStore, openFileStore, type StoredFile } from './store.ts';

const folder = await mkdtemp(join(tmpdir(), 'longleaf-files-'));
// A server that speaks S3; it takes the keys of its own example alone.
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'longleaf-files', configs: [] }],
});
let s3: FileStore;
const addressAt = (port: number, bucket = 'longleaf-files') =>
  `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?tls=false`;

beforeAll(async () => {
  const { port } = await server.run();
  s3 = s3Store(addressAt(port));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const listed = async (store: FileStore) => {
  const all: StoredFile[] = [];
  for await (const part of store.list()) all.push(...part);
  return all;
};

describe.each([
  ['a folder', () => folderStore(join(folder, 'files'))],
  ['a bucket of S3', () => s3],
])('%s', (_, open) => {
  it('gives back what was put there, byte by byte, and nothing once it was removed', async () => {
    const store = open();
    const id = randomUUID();
    const bytes = Buffer.from([0, 255, 13, 10, 0, 26, ...Buffer.from('ä')]);
    expect(await store.read(id)).toBeUndefined();
    await store.put(id, bytes);
    expect(await store.read(id)).toEqual(bytes);
    await store.put(id, bytes);
    expect(await store.read(id)).toEqual(bytes);
    await store.remove(id);
    await store.remove(id);
    expect(await store.read(id)).toBeUndefined();
  });

  it('keeps 10 MB, and nothing at all', async () => {
    const store = open();
    for (const size of [0, 10 * 1024 * 1024]) {
      const id = randomUUID();
      await store.put(id, Buffer.alloc(size, 7));
      expect((await store.read(id))?.length).toBe(size);
      await store.remove(id);
    }
  });

  it('lists what is there, with the moment when it came', async () => {
    const store = open();
    const ids = Array.from({ length: 3 }, () => randomUUID()).toSorted();
    for (const id of ids) await store.put(id, Buffer.from(id));
    const all = await listed(store);
    expect(all.map(({ id }) => id).toSorted()).toEqual(ids);
    for (const { at } of all) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    for (const id of ids) await store.remove(id);
    expect(await listed(store)).toEqual([]);
  });
});

describe('the folder', () => {
  it('is for its owner alone, and so are its files', async () => {
    const place = join(folder, 'own');
    const id = randomUUID();
    await folderStore(place).put(id, Buffer.from('x'));
    expect((await stat(place)).mode & 0o77).toBe(0);
    expect((await stat(join(place, id))).mode & 0o77).toBe(0);
    // Nothing is left of how it was written.
    expect(await readdir(place)).toEqual([id]);
  });

  it.each(['../escape', 'a/b', '', 'CON', `${randomUUID()}/x`])('takes %j for no id', async (id) => {
    const store = folderStore(join(folder, 'ids'));
    await expect(async () => store.put(id, Buffer.from('x'))).rejects.toThrow('no id of a file');
    await expect(async () => store.read(id)).rejects.toThrow('no id of a file');
    await expect(async () => store.remove(id)).rejects.toThrow('no id of a file');
  });

  it('lists nothing but files, and nothing where there is no folder', async () => {
    const place = join(folder, 'mixed');
    const store = folderStore(place);
    expect(await listed(store)).toEqual([]);
    const id = randomUUID();
    await store.put(id, Buffer.from('x'));
    await writeFile(join(place, `${id}.${randomUUID()}`), 'half written');
    await utimes(join(place, id), new Date('2026-01-01'), new Date('2026-01-01'));
    expect(await listed(store)).toEqual([{ id, at: new Date('2026-01-01') }]);
  });
});

it('what a writer that was killed left in the folder is taken away once it is old', async () => {
  const place = join(folder, 'drafts');
  const store = folderStore(place);
  expect(await store.removeDrafts(new Date())).toBe(0);
  const id = randomUUID();
  await store.put(id, Buffer.from('x'));
  const [old, young] = [join(place, `${id}.${randomUUID()}`), join(place, `${id}.${randomUUID()}`)];
  for (const path of [old, young]) await writeFile(path, 'half written');
  for (const path of [old, join(place, id)])
    await utimes(path, new Date('2026-01-01'), new Date('2026-01-01'));
  expect(await store.removeDrafts(new Date('2026-01-02'))).toBe(1);
  expect((await readdir(place)).toSorted()).toEqual([id, young.slice(place.length + 1)].toSorted());
});

describe('the bucket', () => {
  it('says that it is away instead of losing a file', async () => {
    const away = s3Store(addressAt(1));
    await expect(away.put(randomUUID(), Buffer.from('x'))).rejects.toThrow(
      /fetch|ECONNREFUSED|connect|network/i,
    );
    await expect(away.read(randomUUID())).rejects.toThrow(/fetch|ECONNREFUSED|connect|network/i);
  });

  it('is read from its address', () => {
    expect(bucketOf('s3://KEY:SEC%2FRET@s3.example.org/letters?region=us-east-2')).toEqual({
      endpoint: 'https://s3.example.org/letters',
      region: 'us-east-2',
      accessKeyId: 'KEY',
      secretAccessKey: 'SEC/RET',
    });
    expect(bucketOf(addressAt(9000))?.endpoint).toBe('http://127.0.0.1:9000/longleaf-files');
  });

  it.each([
    'https://s3.example.org/b',
    's3://s3.example.org/bucket',
    's3://K:S@host',
    's3://K:S@host/a/b',
    'x',
  ])('is refused as %s when the product starts', (FILES_URL) => {
    expect(bucketOf(FILES_URL)).toBeUndefined();
    expect(() => readSettings({ FILES_URL })).toThrow('FILES_URL');
  });
});

it('is the folder files of DATA_DIR where nothing is set', async () => {
  const store = openFileStore({ FILES_URL: undefined, DATA_DIR: join(folder, 'data') });
  const id = randomUUID();
  await store.put(id, Buffer.from('x'));
  expect(await readdir(join(folder, 'data/files'))).toEqual([id]);
});
