import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, createClient } from '@longleaf/contract/client';
import { fileWords } from '@longleaf/contract/file-words';
import { operation } from '@longleaf/contract/operation';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { bind } from './bind.ts';
import { createServer } from './server.ts';

const KILOBYTE = 1024;
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const taken = {
  field: 'document',
  atMost: 2,
  maxBytes: 20 * KILOBYTE,
  types: ['application/pdf', 'image/png'],
} as const;
const send = operation({
  id: 'TEST-1',
  method: 'POST',
  path: '/documents/{list}',
  policy: 'public',
  summary: 'Takes documents',
  params: z.object({ list: z.string() }),
  body: z.object({ title: z.string().min(2, 'Give it a title.'), tags: z.string().array().optional() }),
  files: taken,
  response: z.array(z.unknown()),
});
const take = operation({
  id: 'TEST-2',
  method: 'GET',
  path: '/documents/{name}',
  policy: 'public',
  summary: 'Gives a document',
  params: z.object({ name: z.string() }),
  response: z.unknown(),
  produces: 'file',
});

const worked: string[] = [];
let whileWorking: string[] = [];

// A place of this test's own: nobody else's folders are in it.
const place = mkdtempSync(join(tmpdir(), 'longleaf-test-'));
beforeEach(() => vi.stubEnv('TMPDIR', place));
afterAll(() => rmSync(place, { recursive: true }));

const app = await createServer({
  settings: readSettings({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '0' }),
  log: createLogger('test', 'silent'),
  authenticate: async () => undefined,
  policies: {},
  catalogVersion: () => 'one',
});
bind(app, send, async ({ body, files }) => {
  worked.push(body.title);
  whileWorking = folders();
  const found = files.map(async ({ name, type, size, digest, read }) => {
    const chunks: Buffer[] = [];
    for await (const chunk of read()) chunks.push(chunk as Buffer);
    return { name, type, size, digest, text: Buffer.concat(chunks).toString('latin1') };
  });
  return [body, ...(await Promise.all(found))];
});
bind(app, take, ({ params }) => ({
  bytes: PDF,
  type: 'application/pdf',
  name: params.name,
  isInline: params.name.startsWith('shown'),
}));
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(() => {
  worked.length = 0;
});

const api = createClient({ send, take }, fetch, url);
const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const folders = () => readdirSync(place);

/** How a request is refused. */
async function refusal(files: readonly File[], title = 'Mine'): Promise<ApiError> {
  const answer = api.send({ params: { list: 'all' }, body: { title }, files });
  const refused = await answer.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(worked).toEqual([]);
  expect(folders()).toEqual([]);
  return refused as ApiError;
}

describe('files that come', () => {
  it('keep the quotation marks and the ending of their name', async () => {
    const names = ['My "best" essay.pdf', `${'x'.repeat(300)}.pdf`];
    const answer = await api.send({
      params: { list: 'all' },
      body: { title: 'Mine' },
      files: names.map((name) => file(PDF, name)),
    });
    expect(answer.slice(1)).toMatchObject([
      { name: 'My "best" essay.pdf' },
      { name: `${'x'.repeat(196)}.pdf` },
    ]);
  });

  it('reach the call with their fields, typed by their bytes, and are gone afterwards', async () => {
    const files = [file(PDF, 'C:\\mine\\R\u00e9sum\u00e9\u202e.pdf'), file(PNG, '../../photo.exe')];
    const answer = await api.send({
      params: { list: 'all' },
      body: { title: 'Mine', tags: ['a', 'b'] },
      files,
    });
    expect(answer).toMatchObject([
      { title: 'Mine', tags: ['a', 'b'] },
      {
        name: 'R\u00e9sum\u00e9.pdf',
        type: 'application/pdf',
        size: PDF.length,
        text: PDF.toString('latin1'),
      },
      { name: 'photo.exe', type: 'image/png', size: PNG.length },
    ]);
    expect(whileWorking).toHaveLength(1);
    expect(folders()).toEqual([]);
  });

  it('are as large as is allowed, and no larger', async () => {
    const whole = Buffer.concat([PDF, Buffer.alloc(taken.maxBytes - PDF.length)]);
    const answer = await api.send({
      params: { list: 'all' },
      body: { title: 'Mine' },
      files: [file(whole, 'a.pdf')],
    });
    expect(answer[1]).toMatchObject({ size: taken.maxBytes });
    worked.length = 0;
    const more = Buffer.concat([whole, Buffer.alloc(1)]);
    const { status, modelState } = await refusal([file(PDF, 'a.pdf'), file(more, 'b.pdf')]);
    expect([status, modelState]).toEqual([413, { 'document.1': [fileWords.tooLarge(taken)] }]);
    expect(fileWords.tooLarge(taken)).toBe('This file is too large. Use one of at most 20 KB.');
  });

  it.each([
    ['too many', 413, [file(PDF, 'a'), file(PDF, 'b'), file(PDF, 'c')], 'document', fileWords.tooMany(taken)],
    ['none', 400, [], 'document', fileWords.none],
    ['empty', 400, [file(Buffer.alloc(0), 'a.pdf')], 'document.0', fileWords.empty],
    [
      'of another kind',
      400,
      [file(Buffer.from('GIF89a______'), 'a.pdf')],
      'document.0',
      fileWords.wrongType(taken),
    ],
    ['of no kind', 400, [file(Buffer.from('<script>'), 'a.pdf')], 'document.0', fileWords.wrongType(taken)],
  ] as const)('are refused with the field and why: %s', async (_, status, files, field, words) => {
    const refused = await refusal(files);
    expect([refused.status, refused.modelState, refused.message]).toEqual([
      status,
      { [field]: [words] },
      words,
    ]);
  });

  it('are refused for a field, too, before anything is done', async () => {
    const { status, modelState } = await refusal([file(PDF, 'a.pdf')], '');
    expect([status, modelState]).toEqual([400, { title: ['Give it a title.'] }]);
  });

  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${url}/documents/all`, { method: 'POST', body, headers });

  it('stand in the field that the operation names', async () => {
    const form = new FormData();
    form.append('title', 'Mine');
    form.append('__proto__x', 'y');
    form.append('photo', file(PDF, 'a.pdf'));
    const answer = await post(form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ modelState: { photo: [fileWords.unknownField] } });
  });

  it('have beside them no field that would be cut short', async () => {
    const longest = 128 * KILOBYTE;
    const titled = (length: number) => {
      const form = new FormData();
      form.append('title', 'x'.repeat(length));
      form.append('document', file(PDF, 'a.pdf'));
      return post(form);
    };
    expect((await titled(longest)).status).toBe(200);
    const refused = await titled(longest + 1);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ modelState: { title: [fileWords.tooLong] } });
  });

  it.each([
    ['JSON', '{}', 'application/json', 415],
    ['a form without its mark', 'x', 'multipart/form-data', 400],
    ['a form that is none', 'x', 'multipart/form-data; boundary=y', 400],
    [
      'a form that ends too soon',
      '--y\r\nContent-Disposition: form-data; name="document"; filename="a"\r\n\r\n%PDF-1',
      'multipart/form-data; boundary=y',
      400,
    ],
    [
      'a name that every object has',
      '--y\r\nContent-Disposition: form-data; name="constructor"\r\n\r\nx\r\n--y--\r\n',
      'multipart/form-data; boundary=y',
      400,
    ],
  ])('are not read from %s', async (_, body, type, status) => {
    expect((await post(body, { 'content-type': type })).status).toBe(status);
    expect(worked).toEqual([]);
    expect(folders()).toEqual([]);
  });

  it('are asked for when there is no body at all', async () => {
    const answer = await fetch(`${url}/documents/all`, { method: 'POST' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ modelState: { document: [fileWords.none] } });
  });

  it('are not waited for when there are far too many bytes', async () => {
    const { port } = app.server.address() as AddressInfo;
    const line = connect(port, '127.0.0.1');
    line.write(
      'POST /documents/all HTTP/1.1\r\nhost: x\r\ncontent-length: 999999999\r\ncontent-type: multipart/form-data; boundary=y\r\n\r\n',
    );
    const [head] = await new Promise<string[]>((resolve) =>
      line.once('data', (data) => resolve([String(data)])),
    );
    line.destroy();
    expect(head).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close/i);
  });

  it('that go on and on without saying how long they are cut off, and take no memory', async () => {
    const { port } = app.server.address() as AddressInfo;
    const line = connect(port, '127.0.0.1');
    const answer = new Promise<string>((resolve) => {
      let text = '';
      line.on('data', (data) => void (text += String(data)));
      line.on('close', () => resolve(text));
    });
    let failed: unknown;
    line.on('error', (error) => (failed = error));
    line.write(
      'POST /documents/all HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: multipart/form-data; boundary=y\r\n\r\n',
    );
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    line.write(
      chunk(
        Buffer.from(
          '--y\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7',
        ),
      ),
    );
    const before = process.memoryUsage().rss;
    const piece = chunk(Buffer.alloc(64 * KILOBYTE));
    const all = 2 * 1024 * 1024 * KILOBYTE;
    let sent = 0;
    while (sent < all && !line.destroyed && !line.writableEnded) {
      sent += piece.length;
      const goesOn = line.write(piece);
      if (!goesOn)
        await new Promise((resolve) => {
          line.once('drain', resolve);
          line.once('close', resolve);
        });
    }
    const head = await answer;
    // Whoever writes on while they are refused may lose the answer on the way: then it is the cut alone that they see.
    expect(head === '' ? `cut: ${String(failed)}` : head).toMatch(
      /^HTTP\/1\.1 413 |^cut: .*(EPIPE|ECONNRESET)/,
    );
    // What lies in the buffers of both ends beside.
    expect(sent).toBeLessThan(32 * 1024 * KILOBYTE);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * KILOBYTE);
    await expect.poll(folders).toHaveLength(0);
    expect(worked).toEqual([]);
    expect((await api.take({ params: { name: 'a.pdf' } })).size).toBe(PDF.length);
  });

  it('that trickle are cut off when their time is over', async () => {
    const slow = await createServer({
      settings: readSettings({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '0' }),
      log: createLogger('test', 'silent'),
      authenticate: async () => undefined,
      policies: {},
      catalogVersion: () => 'one',
    });
    bind(slow, send, () => []);
    expect(slow.server.requestTimeout).toBe(60_000);
    // A minute is long for a test.
    Object.assign(slow.server, { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 });
    await slow.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => slow.close());
    const line = connect((slow.server.address() as AddressInfo).port, '127.0.0.1');
    line.on('error', () => undefined);
    const closed = new Promise((resolve) => void line.once('close', resolve));
    let answer = '';
    line.on('data', (data) => void (answer += String(data)));
    line.write(
      'POST /documents/all HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\ncontent-type: multipart/form-data; boundary=y\r\n\r\n' +
        '--y\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    );
    const trickle = setInterval(() => void (line.destroyed || line.write('x')), 40);
    onTestFinished(() => clearInterval(trickle));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(folders).toHaveLength(0);
  });

  it('leave nothing behind when the connection is cut', async () => {
    const { port } = app.server.address() as AddressInfo;
    const line = connect(port, '127.0.0.1');
    line.write(
      'POST /documents/all HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\ncontent-type: multipart/form-data; boundary=y\r\n\r\n' +
        '--y\r\nContent-Disposition: form-data; name="title"\r\n\r\nMine\r\n' +
        '--y\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    );
    await expect.poll(folders).toHaveLength(1);
    line.destroy();
    await expect.poll(folders).toHaveLength(0);
    expect(worked).toEqual([]);
    expect((await api.take({ params: { name: 'a.pdf' } })).size).toBe(PDF.length);
  });
});

describe('a file that goes', () => {
  it.each([
    [
      'r\u00e9sum\u00e9 "mine".pdf',
      'attachment; filename="r?sum? \\"mine\\".pdf"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9%20%22mine%22.pdf',
    ],
    ['shown.pdf', 'inline; filename=shown.pdf'],
  ])('says what it is called, what it is and that nothing of it runs: %s', async (name, disposition) => {
    const answer = await fetch(`${url}/documents/${encodeURIComponent(name)}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
  });

  it('comes to a caller of ours as bytes with their type', async () => {
    const blob = await api.take({ params: { name: 'a.pdf' } });
    expect([blob.type, Buffer.from(await blob.arrayBuffer())]).toEqual(['application/pdf', PDF]);
  });
});
