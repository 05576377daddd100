import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from '@longleaf/testkit/workbook';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { isArchive, unpacksToLittle } from './zip-sizes.ts';

const folder = await mkdtemp(join(tmpdir(), 'longleaf-zip-'));
afterAll(() => rm(folder, { recursive: true }));
const judged = async (bytes: Buffer) => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return unpacksToLittle(path);
};
/** The same archive, whose list says this size of its first entry. */
function saying(bytes: Buffer, size: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32LE(size, changed.indexOf(Buffer.from('PK\u0001\u0002')) + 24);
  return changed;
}
const MEGABYTE = 1024 * 1024;
const small = zip({ 'word/document.xml': '<w/>', 'word/media/a.png': Buffer.alloc(1_000) });

it.each([
  ['a document', small, true],
  ['one with a comment after its end', Buffer.concat([small, Buffer.from('no list of mine')]), true],
  ['one that says 200 MB', saying(zip({ a: '' }), 200 * MEGABYTE), true],
  ['one that says more', saying(zip({ a: '' }), 200 * MEGABYTE + 1), false],
  ['one that needs the long form', saying(zip({ a: '' }), 0xff_ff_ff_ff), false],
  [
    'one of many entries',
    zip(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}`, '']))),
    false,
  ],
  ['one without its list', small.subarray(0, small.length - 22), false],
  ['one whose list is cut', Buffer.concat([small.subarray(0, 40), small.subarray(small.length - 22)]), false],
  ['nothing', Buffer.alloc(0), false],
])('%s', async (_, bytes, isTaken) => {
  expect(await judged(bytes)).toBe(isTaken);
});

it('a bomb of many layers is judged by its list, and nothing of it is unpacked', async () => {
  const layer = Buffer.alloc(100 * MEGABYTE);
  const bomb = zip({ '[Content_Types].xml': layer, a: layer, b: layer });
  expect(bomb.length).toBeLessThan(MEGABYTE);
  const before = process.memoryUsage().arrayBuffers;
  expect(await judged(bomb)).toBe(false);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MEGABYTE);
});

it('whatever bytes come, it answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(small.length), async (bytes, at) => {
      const mixed = Buffer.concat([small.subarray(0, at), Buffer.from(bytes), small.subarray(at)]);
      expect(typeof (await judged(mixed))).toBe('boolean');
    }),
    { numRuns: 200 },
  );
});

it('an archive is told by how it begins', () => {
  expect(isArchive(small)).toBe(true);
  expect(isArchive(Buffer.from('%PDF'))).toBe(false);
  expect(isArchive(Buffer.alloc(0))).toBe(false);
});
