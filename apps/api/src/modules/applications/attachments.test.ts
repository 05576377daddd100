import type { HubItem } from '@longleaf/contract/applications';
import { fileMessages } from '@longleaf/contract/files';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zip } from '@longleaf/testkit/workbook';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, now: '2026-11-23T15:00:00.000Z' });
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const TEXT = Buffer.from('Why I want to study forests.\r\nBecause …\n');

async function student(as: string) {
  const { json } = await api.call('POST', '/application/start', {
    as,
    body: { applicationDefinitionId: 1984191 },
  });
  const { application } = json as { application: HubItem };
  const appId = application.userApplication.id;
  const taskOf = (key: string) =>
    application.applicationTasks.find(({ task }) => task === key)?.applicationTaskId ?? 0;
  const path = (key: string) => `/application/${appId}/${taskOf(key)}/attachment`;
  return {
    appId,
    path,
    add: (key: string, bytes: Buffer, name: string, by = as) => {
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(bytes)]), name);
      return api.call('POST', path(key), { as: by, body });
    },
    shown: async (key: string) => {
      const reply = await api.call('GET', `/application/${appId}`, { as });
      const { tasks } = (reply.json as HubItem).userApplication;
      return tasks.find(({ applicationTaskId }) => applicationTaskId === taskOf(key));
    },
  };
}
const countOf = async (subject: string) => {
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from portal.files f join portal.people p on p.id = f.person_id
     where p.subject = $1`,
    [subject],
  );
  return rows[0]?.count;
};

describe('a file for a task (API-031, ST-090)', () => {
  it('does the task where an upload does it, and not otherwise (ST-091)', async () => {
    const own = await student('adds');
    const reply = await own.add('essay', TEXT, 'essay.txt');
    expect(reply.status).toBe(200);
    expect((reply.json as HubItem).score.parts.tasks).toBe(1);
    expect(await own.shown('essay')).toMatchObject({
      completed: true,
      doneBy: 'upload',
      attachment: { name: 'essay.txt', size: TEXT.length },
    });
    await own.add('form', PDF, 'form.pdf');
    expect(await own.shown('form')).toMatchObject({ completed: false, attachment: { name: 'form.pdf' } });
    const id = (await own.shown('essay'))?.attachment?.id;
    const file = await api.call('GET', `/files/${id}`, { as: 'adds' });
    expect(file.text).toBe(TEXT.toString());
    expect(file.headers.get('content-type')).toBe('text/plain');
    expect((await api.call('GET', `/files/${id}`, { as: 'other' })).status).toBe(404);
  });

  it('is replaced by the next, of any number at once', async () => {
    const own = await student('replaces');
    await own.add('essay', TEXT, 'first.txt');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => own.add('essay', PDF, `draft ${index}.pdf`)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await own.shown('essay'))?.attachment?.name).toMatch(/^draft \d\.pdf$/);
    expect(await countOf('replaces')).toBe(1);
  });

  it('is removed, and with it what it did; again changes nothing', async () => {
    const own = await student('removes');
    await own.add('essay', TEXT, 'essay.txt');
    for (let time = 0; time < 2; time++) {
      expect((await api.call('DELETE', own.path('essay'), { as: 'removes' })).status).toBe(200);
      expect(await own.shown('essay')).toMatchObject({ completed: false, doneBy: null, attachment: null });
    }
    expect(await countOf('removes')).toBe(0);
  });

  it('that is removed leaves done what the student did', async () => {
    const own = await student('keeps');
    await api.call('GET', own.path('essay').replace('attachment', 'completed'), { as: 'keeps' });
    await own.add('essay', TEXT, 'essay.txt');
    await api.call('DELETE', own.path('essay'), { as: 'keeps' });
    expect(await own.shown('essay')).toMatchObject({ completed: true, doneBy: 'student' });
  });

  it('goes with a task of one’s own', async () => {
    const own = await student('tidies');
    const { json } = await api.call('POST', `/application/${own.appId}/tasks`, {
      as: 'tidies',
      body: { title: 'Portfolio', dueDate: null },
    });
    const taskId = (json as HubItem).applicationTasks.find(
      ({ title }) => title === 'Portfolio',
    )?.applicationTaskId;
    const body = new FormData();
    body.set('file', new Blob([PDF]), 'portfolio.pdf');
    await api.call('POST', `/application/${own.appId}/${taskId}/attachment`, { as: 'tidies', body });
    expect(await countOf('tidies')).toBe(1);
    await api.call('DELETE', `/application/${own.appId}/${taskId}`, { as: 'tidies' });
    expect(await countOf('tidies')).toBe(0);
  });

  it('is out of reach of the hub while its application is removed, and there again when that is undone', async () => {
    const own = await student('undoes');
    await own.add('essay', TEXT, 'essay.txt');
    const before = await own.shown('essay');
    const { json } = await api.call('DELETE', `/application/${own.appId}/remove`, { as: 'undoes' });
    expect((await own.add('essay', PDF, 'swapped.pdf')).status).toBe(404);
    await api.call('POST', '/application/restore', { as: 'undoes', body: json });
    expect(await own.shown('essay')).toEqual(before);
    const file = await api.call('GET', `/files/${before?.attachment?.id}`, { as: 'undoes' });
    expect(file.text).toBe(TEXT.toString());
  });

  it('is nobody else’s to add or remove, and leaves nothing behind', async () => {
    const own = await student('victim');
    await own.add('essay', TEXT, 'essay.txt');
    const stored = () => readdir(join(api.dataFolder, 'files'), { recursive: true });
    const before = await stored();
    expect((await own.add('essay', PDF, 'swapped.pdf', 'thief')).status).toBe(404);
    expect((await api.call('DELETE', own.path('essay'), { as: 'thief' })).status).toBe(404);
    expect((await own.shown('essay'))?.attachment?.name).toBe('essay.txt');
    expect(await countOf('thief')).toBe(0);
    // Not even its bytes were taken.
    expect(await stored()).toEqual(before);
    const body = new FormData();
    body.set('file', new Blob([PDF]), 'x.pdf');
    expect((await api.call('POST', own.path('essay'), { body })).status).toBe(401);
  });
});

describe('what is refused', () => {
  const kinds =
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const wordFile = (more: Record<string, Buffer> = {}, padding = Buffer.alloc(0)) =>
    zip({
      '[Content_Types].xml': Buffer.concat([Buffer.from(kinds), padding]),
      'word/document.xml': '<w/>',
      ...more,
    });
  const docx = wordFile();
  const odt = zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' });
  it.each([
    ['a PDF', PDF, 'x.pdf'],
    ['a Word file', docx, 'x.docx'],
    ['text in UTF-8', Buffer.from('Schön — ‘so’ 字\n'), 'x.txt'],
    ['an RTF file', Buffer.from('{\\rtf1\\ansi x}'), 'x.rtf'],
    ['an OpenDocument text', odt, 'x.odt'],
    ['a JPEG picture', JPEG, 'x.jpg'],
    ['a PNG picture', PNG, 'x.png'],
    ['a name that is a path', PDF, '../../etc/passwd.pdf'],
  ])('is not %s', async (what, bytes, name) => {
    const own = await student(`takes ${what}`);
    expect((await own.add('essay', bytes, name)).status).toBe(200);
    expect((await own.shown('essay'))?.attachment?.name).not.toMatch(/[/\\]/);
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 'essay.pdf'],
    ['an archive', zip({ 'a.txt': Buffer.alloc(1_000_000) }), 'essay.docx'],
    ['a script that begins like text', Buffer.from('ok\u0000<script>'), 'essay.txt'],
    ['text that is no UTF-8', Buffer.from([0x61, 0xff, 0xfe, 0x62]), 'essay.txt'],
    [
      'a drawing with scripts',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'x.png',
    ],
    ['a bomb in a Word file', wordFile({ 'word/media/a': Buffer.alloc(201 * 1024 * 1024) }), 'essay.docx'],
    ['a bomb where its kind is looked up', wordFile({}, Buffer.alloc(201 * 1024 * 1024)), 'essay.docx'],
    ['a page that calls itself a picture', Buffer.from('<html><script>x</script>'), 'x.png'],
    ['nothing', Buffer.alloc(0), 'essay.pdf'],
  ])('is %s', async (what, bytes, name) => {
    const own = await student(`refuses ${what}`);
    const reply = await own.add('essay', bytes, name);
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)['file']).toHaveLength(1);
    expect(await own.shown('essay')).toMatchObject({ completed: false, attachment: null });
  });

  it.each([
    ['a picture with a page behind it', Buffer.concat([PNG, Buffer.from('<script>x</script>')]), 'image/png'],
    ['a PDF with an archive behind it', Buffer.concat([PDF, zip({ 'a.js': 'x' })]), 'application/pdf'],
  ])('is not %s: it is what it begins as, and nothing runs in it', async (what, bytes, type) => {
    const as = `takes ${what}`;
    const own = await student(as);
    expect((await own.add('essay', bytes, 'page.html')).status).toBe(200);
    const { headers } = await api.call('GET', `/files/${(await own.shown('essay'))?.attachment?.id}`, { as });
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('is more than 10 MB, at 413', async () => {
    const own = await student('large');
    const reply = await own.add('essay', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), 'large.pdf');
    expect(reply.status).toBe(413);
    expect(modelStateOf(reply)['file']).toHaveLength(1);
  });

  it('is more than 200 MB in all', async () => {
    const own = await student('full');
    await own.add('form', PDF, 'form.pdf');
    await api.database.pool.query(
      `update portal.files set size = 200 * 1024 * 1024 where person_id = (select id from portal.people where subject = 'full')`,
    );
    const reply = await own.add('essay', PDF, 'one-more.pdf');
    expect(reply).toMatchObject({ status: 400 });
    expect(modelStateOf(reply)['file']).toEqual([fileMessages.noRoom]);
  });
});
