import type { PersonalStatements } from '@longleaf/contract/personal-statements';
import { describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, now: '2026-11-23T15:00:00.000Z' });
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const TEXT = Buffer.from('Why I want to study forests.\n');

const add = (as: string, kind: string, bytes: Buffer, name: string) => {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), name);
  return api.call('POST', `/collegePlanning/UploadPersonalStatement/${kind}`, { as, body });
};
const read = async (as: string) =>
  (await api.call('GET', '/collegePlanning/getpersonalstatements', { as })).json as PersonalStatements;
const open = (as: string, type: string) =>
  api.call('GET', `/collegePlanning/getStatementFile?type=${type}`, { as });
const remove = (as: string, body: object) =>
  api.call('POST', '/collegePlanning/deletepersonalstatement', { as, body });
const countOf = async (subject: string) => {
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from portal.files f join portal.people p on p.id = f.person_id
     where p.subject = $1`,
    [subject],
  );
  return rows[0]?.count;
};

describe('personal statements (ST-164)', () => {
  it('API-115: there are none at first', async () => {
    expect(await read('nobody')).toEqual({ id: 0, draftStatement: null, finalStatement: null });
  });

  it('API-118, API-119: a draft and a final one are kept apart, and come back as they were (API-117, CON-079, GAP-082)', async () => {
    expect((await add('writes', 'draft', TEXT, 'first.txt')).status).toBe(200);
    const { json } = await add('writes', 'final', PDF, 'essay.pdf');
    expect(json).toEqual({
      id: expect.any(Number) as number,
      draftStatement: { name: 'first.txt', size: TEXT.length, savedDate: '2026-11-23T15:00:00.000Z' },
      finalStatement: { name: 'essay.pdf', size: PDF.length, savedDate: '2026-11-23T15:00:00.000Z' },
    });
    expect(await read('writes')).toEqual(json);
    const draft = await open('writes', 'draft');
    expect(draft.text).toBe(TEXT.toString());
    expect(draft.headers.get('content-disposition')).toContain('first.txt');
    expect(draft.headers.get('content-type')).toBe('text/plain');
    expect(Buffer.from((await open('writes', 'final')).bytes)).toEqual(PDF);
  });

  it('is called and given back as what it is, whatever its name said', async () => {
    await add('misnames', 'final', PDF, 'My essay.docx');
    expect((await read('misnames')).finalStatement?.name).toBe('My essay.pdf');
    const { headers } = await open('misnames', 'final');
    expect(headers.get('content-disposition')).toContain('"My essay.pdf"');
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('is replaced by the next, of any number at once', async () => {
    await add('replaces', 'draft', TEXT, 'first.txt');
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => add('replaces', 'draft', PDF, `draft ${index}.pdf`)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read('replaces')).draftStatement?.name).toMatch(/^draft \d\.pdf$/);
    expect(await countOf('replaces')).toBe(1);
  });

  it('API-116: one is removed and the other stays; again changes nothing', async () => {
    await add('removes', 'draft', TEXT, 'a.txt');
    await add('removes', 'final', TEXT, 'b.txt');
    const { id } = await read('removes');
    expect((await remove('removes', { id, deleteDraft: true })).json).toMatchObject({
      id,
      draftStatement: null,
      finalStatement: { name: 'b.txt' },
    });
    expect(await countOf('removes')).toBe(1);
    expect((await open('removes', 'draft')).status).toBe(404);
    expect((await remove('removes', { id, deleteDraft: true })).status).toBe(200);
    expect((await remove('removes', { id })).json).toMatchObject({ finalStatement: { name: 'b.txt' } });
    await remove('removes', { id, deleteDraft: true, deleteFinal: true });
    expect(await read('removes')).toEqual({ id, draftStatement: null, finalStatement: null });
    expect(await countOf('removes')).toBe(0);
  });

  it('is nobody else’s', async () => {
    await add('owns', 'final', TEXT, 'own.txt');
    const { id } = await read('owns');
    expect((await remove('takes', { id, deleteFinal: true })).status).toBe(404);
    expect((await open('takes', 'final')).status).toBe(404);
    expect((await read('owns')).finalStatement?.name).toBe('own.txt');
  });

  it.each([
    ['a picture', PNG, 'essay.png'],
    ['what is no document', Buffer.from([0, 1, 2, 3]), 'essay.txt'],
    ['an empty file', Buffer.alloc(0), 'essay.txt'],
  ])('refuses %s and names the file', async (_, bytes, name) => {
    const reply = await add('wrong', 'draft', bytes, name);
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual(['file']);
    expect(await read('wrong')).toMatchObject({ draftStatement: null });
  });

  it('refuses more than 10 MB and leaves the one before where it was', async () => {
    await add('large', 'draft', TEXT, 'small.txt');
    const reply = await add('large', 'draft', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'large.txt');
    expect(reply.status).toBe(413);
    expect(modelStateOf(reply)).toEqual({ file: ['This file is too large. Use one of at most 10 MB.'] });
    expect((await read('large')).draftStatement?.name).toBe('small.txt');
  });

  it.each([
    ['GET', '/collegePlanning/getStatementFile', undefined, 'type'],
    ['GET', '/collegePlanning/getStatementFile?type=third', undefined, 'type'],
    ['POST', '/collegePlanning/deletepersonalstatement', { deleteDraft: true }, 'id'],
    ['POST', '/collegePlanning/deletepersonalstatement', { id: 0, deleteDraft: 'x' }, 'deleteDraft'],
    ['POST', '/collegePlanning/deletepersonalstatement', { id: 0, deleteFinal: 'x' }, 'deleteFinal'],
  ])('%s %s with %j is refused and names %s', async (method, path, body, field) => {
    const reply = await api.call(method, path, { as: 'wrong', ...(body && { body }) });
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual([field]);
  });
});

it.each([
  ['GET', '/collegePlanning/getpersonalstatements'],
  ['GET', '/collegePlanning/getStatementFile?type=draft'],
  ['POST', '/collegePlanning/deletepersonalstatement'],
  ['POST', '/collegePlanning/UploadPersonalStatement/draft'],
  ['POST', '/collegePlanning/UploadPersonalStatement/final'],
])('%s %s needs sign-in', async (method, path) => {
  expect((await api.call(method, path)).status).toBe(401);
});
