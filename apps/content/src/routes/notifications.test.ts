import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildContent } from '../app.ts';
import { temporaryFolder, testClock, testSettings } from '../testing.ts';

const NONE = { message: null, updatedDate: null, notifications: [] };
const file = (target: string, updated: string, text: string, more = '') =>
  `---\ntarget: ${target}\nupdated: ${updated}\n${more}---\n${text}\n`;

let app: FastifyInstance;
let notices: ReturnType<typeof temporaryFolder>;
beforeEach(async () => {
  notices = temporaryFolder();
  app = await buildContent({
    settings: testSettings,
    clock: testClock,
    folders: { notifications: notices.folder },
  });
});
afterEach(async () => {
  await app.close();
  rmSync(notices.folder, { recursive: true, force: true });
});

const ask = async (query: string) =>
  (await app.inject({ url: `/api/sitenotifications${query}` })).json() as unknown;

describe('site notifications (API-041 to API-043)', () => {
  it('gives the message of a target and the day it changed', async () => {
    notices.write('hub.md', file('apphub', '2026-11-18', 'Transcripts may take\nlonger this week.'));
    const notice = { message: 'Transcripts may take longer this week.', updatedDate: '2026-11-18' };
    expect(await ask('?targets=apphub')).toEqual({
      ...notice,
      notifications: [{ target: 'apphub', ...notice }],
    });
    expect(await ask('?Targets=APPHUB')).toMatchObject(notice);
  });

  it('reads a target with a space in both ways of writing it (API-042)', async () => {
    notices.write('a.md', file('transcript request', '2026-11-18', 'Send early.'));
    expect(await ask('?targets=transcript%20request')).toMatchObject({ message: 'Send early.' });
    expect(await ask('?targets=transcript+request')).toMatchObject({ message: 'Send early.' });
  });

  it('takes the site-wide one when no target is named', async () => {
    notices.write('a.md', file('site', '2026-11-18', 'Welcome.'));
    expect(await ask('')).toMatchObject({ message: 'Welcome.' });
  });

  it('puts the newest first when several are asked for', async () => {
    notices.write('a.md', file('site', '2026-11-10', 'Older.'));
    notices.write('b.md', file('apphub', '2026-11-19', 'Newer.'));
    const answer = await ask('?targets=site,apphub');
    expect(answer).toMatchObject({
      message: 'Newer.',
      notifications: [{ target: 'apphub' }, { target: 'site' }],
    });
    expect(await ask('?targets=site&targets=apphub')).toEqual(answer);
  });

  it('gives nothing for a target that nobody wrote for', async () => {
    notices.write('a.md', file('site', '2026-11-10', 'Hello.'));
    expect(await ask('?targets=unknown')).toEqual(NONE);
  });

  it('follows an editor without a restart: written, changed, emptied, removed', async () => {
    expect(await ask('')).toEqual(NONE);
    notices.write('site.md', file('site', '2026-11-18', 'First.'));
    expect(await ask('')).toMatchObject({ message: 'First.', updatedDate: '2026-11-18' });
    notices.write('site.md', file('site', '2026-11-19', 'Second one.'));
    expect(await ask('')).toMatchObject({ message: 'Second one.', updatedDate: '2026-11-19' });
    notices.write('site.md', file('site', '2026-11-19', ''));
    expect(await ask('')).toEqual(NONE);
    rmSync(join(notices.folder, 'site.md'));
    expect(await ask('')).toEqual(NONE);
  });

  it('is shown up to its last day, in US Eastern time', async () => {
    notices.write('a.md', file('site', '2026-11-18', 'Today still.', 'until: 2026-11-20\n'));
    notices.write('b.md', file('apphub', '2026-11-18', 'Over.', 'until: 2026-11-19\n'));
    expect(await ask('?targets=site,apphub')).toMatchObject({ notifications: [{ target: 'site' }] });
  });

  it.each(['no front matter', '---\ntarget: site\n---\nNo date.', '---\nnonsense\n---\nx'])(
    'leaves out a file that cannot be read and serves the rest: %j',
    async (broken) => {
      notices.write('broken.md', broken);
      notices.write('good.md', file('site', '2026-11-18', 'Good.'));
      expect(await ask('')).toMatchObject({ message: 'Good.' });
      expect((await app.inject({ url: '/' })).statusCode).toBe(200);
    },
  );

  it('stands with nothing when the folder is gone', async () => {
    rmSync(notices.folder, { recursive: true });
    expect(await ask('')).toEqual(NONE);
  });

  it.each([
    '?targets=',
    '?targets=%3Cscript%3E',
    `?targets=${'x'.repeat(61)}`,
    `?targets=${'a,'.repeat(11)}a`,
    '?targets=%00',
  ])('refuses %s and names the field', async (query) => {
    const response = await app.inject({ url: `/api/sitenotifications${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    const { modelState } = response.json<{ modelState: Record<string, string[]> }>();
    expect(modelState['targets']?.length).toBeGreaterThan(0);
  });

  it('may be read by the portal and by no other site', async () => {
    const from = async (origin: string) =>
      (await app.inject({ url: '/api/sitenotifications', headers: { origin } })).headers[
        'access-control-allow-origin'
      ];
    expect(await from('http://portal.example:3000')).toBe('http://portal.example:3000');
    expect(await from('https://evil.example')).not.toBe('https://evil.example');
  });

  it('answers an unknown call with a problem, not with a page', async () => {
    const response = await app.inject({ url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('the banner on the pages here', () => {
  it('shows the site-wide message as text and changes with it', async () => {
    const before = await app.inject({ url: '/' });
    expect(before.body).not.toContain('class="notice"');
    notices.write('a.md', file('site', '2026-11-18', 'Closed <b>today</b> & tomorrow.'));
    const after = await app.inject({ url: '/' });
    expect(after.body).toContain('Closed &lt;b&gt;today&lt;/b&gt; &amp; tomorrow.');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });
});

describe('the words of the home page', () => {
  it('are given to the portal', async () => {
    const response = await app.inject({ url: '/api/home' });
    const home = response.json<{ audiences: { id: string; title: string; text: string; href: string }[] }>();
    // Each to the guide that was written for them.
    expect(home.audiences.map(({ id, href }) => [id, href])).toEqual([
      ['middle-school', '/plan-your-future/middle-school'],
      ['high-school', '/apply-to-college/plan-your-application-year'],
      ['adult-learners', '/plan-your-future/go-back-to-college'],
      ['parents-and-guardians', '/plan-your-future/help-your-child'],
      ['educators', '/plan-your-future/use-this-site-with-a-class'],
    ]);
    for (const { href } of home.audiences) expect((await app.inject({ url: href })).statusCode).toBe(200);
  });
});
