import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentMessages } from '@longleaf/contract/documents';
import { findChromium } from '@longleaf/platform/chromium';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

await findChromium('.data/test');
const api = await startApi({
  jobs: true,
  now: '2026-11-23T15:00:00Z',
  settings: { PORTAL_URL: 'https://portal.example', PORTAL_LANGUAGES: 'en,es' },
});
const PAGE = { html: '<h1>Nursing: what it pays</h1><p>A figure</p>', url: '/careers/nurse' };

/** Somebody whose address is known. */
async function person(as: string, facts: { email?: string; verified?: boolean } = {}) {
  await api.call('PUT', '/users/profile/save', { as, body: { nickname: as } });
  const { email = `${as}@example.org`, verified = true } = facts;
  await api.database.query(
    `update portal.profiles set first_name = 'Maya', last_name = 'Lee', email = $2, email_verified = $3 where nickname = $1`,
    [as, email, verified],
  );
}
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
const letters = async () => {
  const names = await readdir(join(api.dataFolder, 'mail')).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(api.dataFolder, 'mail', name), 'utf8')),
  );
};

describe('API-028: a page as a file', () => {
  it('ENT-586, ENT-587, ST-267: is a PDF named after the page, with whose it is, the day and where it comes from', async () => {
    await person('maya');
    const reply = await api.call('POST', '/pdf/download', { as: 'maya', body: PAGE });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="Nursing what it pays.pdf"');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const text = await textOf(reply.bytes);
    const words = [
      'Maya Lee',
      'November 23, 2026',
      'Longleaf · portal.example/careers/nurse',
      'Page 1 of 1',
      'A figure',
    ];
    for (const expected of words) expect(text).toContain(expected);
  });

  it('of a Spanish page is in Spanish', async () => {
    const reply = await api.call('POST', '/pdf/download', {
      as: 'maya',
      body: { ...PAGE, url: '/es/careers/nurse' },
    });
    expect(await textOf(reply.bytes)).toContain('23 de noviembre de 2026');
  });

  it('of somebody without a name has none', async () => {
    const reply = await api.call('POST', '/pdf/download', { as: 'nobody', body: PAGE });
    expect(await textOf(reply.bytes)).not.toContain('Maya');
  });

  it('what no file system takes is left out of its name', async () => {
    const body = { ...PAGE, html: '<h1>../a\\b<br>: "c" \u202E*?</h1>x' };
    const reply = await api.call('POST', '/pdf/download', { as: 'maya', body });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="a b c.pdf"');
  });

  it.each([
    ['another host', { ...PAGE, url: 'https://evil.example/x' }, 'url', documentMessages.notOurs],
    ['another scheme', { ...PAGE, url: 'file:///etc/passwd' }, 'url', documentMessages.notOurs],
    ['no address', { ...PAGE, url: '//[' }, 'url', documentMessages.notOurs],
    ['nothing to print', { ...PAGE, html: '<script>x</script>' }, 'html', documentMessages.nothing],
    [
      'too many sheets',
      { ...PAGE, html: '<p>x</p>'.repeat(9000) },
      'html',
      documentMessages.tooManyPages.replace('{most}', '60'),
    ],
  ])('%s is refused', async (_, body, field, message) => {
    const reply = await api.call('POST', '/pdf/download', { as: 'maya', body });
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)[field]).toEqual([message]);
  });

  it('a field that is missing is named', async () => {
    const reply = await api.call('POST', '/pdf/download', { as: 'maya', body: {} });
    expect(Object.keys(modelStateOf(reply))).toEqual(['html', 'url']);
  });

  it('a page above 1 MB is too large', async () => {
    const body = { ...PAGE, html: 'x'.repeat(1024 * 1024) };
    expect((await api.call('POST', '/pdf/download', { as: 'maya', body })).status).toBe(413);
  });

  it('many at once wait their turn; those for whom there is no room are told when to come back', async () => {
    const people = Array.from({ length: 45 }, (_, number) => `many-${number}`);
    const replies = await Promise.all(
      people.map(async (as) => {
        const asked = Date.now();
        const reply = await api.call('POST', '/pdf/download', { as, body: PAGE });
        return { ...reply, waited: Date.now() - asked };
      }),
    );
    const isSlow = ({ json }: { json: unknown }) =>
      (json as { detail?: string } | undefined)?.detail === documentMessages.tooSlow;
    // On a machine that is busy with other tests a page may take too long, or wait its whole 30 s: it had its room.
    const away = replies.filter((reply) => reply.status !== 200 && !isSlow(reply) && reply.waited < 30_000);
    for (const { status, headers } of away) {
      expect({ status, after: headers.get('retry-after') }).toEqual({ status: 503, after: '30' });
    }
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(away.length).toBeGreaterThan(0);
    expect(away.length).toBeLessThan(15);
  });
});

describe('API-027: a page by mail', () => {
  it('MSG-006, MSG-007: goes to whoever asks, with the page attached', async () => {
    await person('reader');
    const reply = await api.call('POST', '/pdf/email', { as: 'reader', body: PAGE });
    expect(reply.json).toEqual({
      message: 'Email has been sent to the email address associated with your Longleaf profile.',
      to: 'reader@example.org',
    });
    await expect
      .poll(async () => (await letters()).filter((one) => one.includes('reader@example.org')).length)
      .toBe(1);
    const [letter = ''] = (await letters()).filter((one) => one.includes('reader@example.org'));
    expect(letter).toContain('filename="Nursing what it pays.pdf"');
    const [, base64 = ''] = /Content-Type: application\/pdf[^]*?\r\n\r\n([^-]*)\r\n--/.exec(letter) ?? [];
    expect(await textOf(Buffer.from(base64, 'base64'))).toContain('Maya Lee');
  });

  it('is among the receipts, once for a page and a day, and one that is not mailed is not', async () => {
    await person('collects');
    await api.call('POST', '/pdf/email', { as: 'collects', body: PAGE });
    await api.call('POST', '/pdf/email', { as: 'collects', body: PAGE });
    await api.call('POST', '/pdf/email', { as: 'collects', body: { ...PAGE, html: ' ' } });
    const { json } = await api.call('GET', '/receipts', { as: 'collects' });
    expect(json).toMatchObject([
      { kind: 'document', title: 'Nursing: what it pays', recipient: { email: 'collects@example.org' } },
    ]);
  });

  it.each([
    ['no address', { email: '' }, documentMessages.noAddress],
    ['an address that nobody confirmed', { verified: false }, documentMessages.notConfirmed],
  ])('%s gets none', async (_, facts, message) => {
    const as = message === documentMessages.noAddress ? 'unknown' : 'unconfirmed';
    await person(as, facts);
    const reply = await api.call('POST', '/pdf/email', { as, body: PAGE });
    expect(modelStateOf(reply)).toEqual({ email: [message] });
    expect((await letters()).filter((one) => one.includes(`${as}@`))).toEqual([]);
  });

  it('a page that is not printed is not mailed', async () => {
    await person('empty');
    expect((await api.call('POST', '/pdf/email', { as: 'empty', body: { ...PAGE, html: ' ' } })).status).toBe(
      400,
    );
    expect((await letters()).filter((one) => one.includes('empty@'))).toEqual([]);
  });
});

it.each(['/pdf/download', '/pdf/email'])('%s is for signed-in people', async (path) => {
  expect((await api.call('POST', path, { body: PAGE })).status).toBe(401);
});
