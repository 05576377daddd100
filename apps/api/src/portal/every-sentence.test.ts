import { fileURLToPath } from 'node:url';
import { pathIn } from '@longleaf/contract/language-addresses';
import { readSettings } from '@longleaf/platform/settings';
import type { Language } from '@longleaf/rules/languages/languages';
import { unmarkedPieces } from '@longleaf/testkit/marked-words';
import { textsOfPage } from '@longleaf/testkit/page-texts';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../../portal/app/addresses.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import type { Render } from './build.ts';
import { publicSettings } from './public-settings.ts';

const PORTAL = fileURLToPath(new URL('../../../portal', import.meta.url));
const LANGUAGES = ['en', 'en-XA'] as const;

/** An address to look at for each pattern with a name in it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/college-profile/:institutionName': '/college-profile/duke-university',
  '/programsMajors/:program': '/programsMajors/registered-nursing-registered-nurse',
  '/careers/:occupation': '/careers/registered-nurses',
  '/exploreprogramsandmajors/schoolofferingprogram/:programId':
    '/exploreprogramsandmajors/schoolofferingprogram/51.3801',
};

// It leads to the profile of a college; the other shows parts to whoever builds screens.
const NOT_PAGES = new Set(['/institutions/:institutionId/campusprofile', '/sample']);

/** Pages that anybody may open and no search engine keeps: they come from a letter, or hold what was typed. */
const NOT_LISTED = new Set([
  '/invitation',
  '/shared-plan',
  '/stop-reminders',
  '/resetPassword',
  '/resetPasswordConfirmation',
  '/search',
]);

const PAGES = ADDRESSES.filter(({ built, path }) => built && !NOT_PAGES.has(path)).map(
  ({ path, access, bare }) => {
    const pattern = Object.keys(EXAMPLES).find((start) => path.startsWith(start));
    const address = pattern === undefined ? path : path.replace(pattern, EXAMPLES[pattern] ?? '');
    return { path: address, isForOne: access === 'signed-in' || bare === true };
  },
);

let server: ViteDevServer;
let render: Render;
let api: TestApi;

const before = process.env['PORTAL_LANGUAGE'];

// The portal as its sources stand, drawn by Vite without a build.
beforeAll(async () => {
  process.env['PORTAL_LANGUAGE'] = 'en-XA';
  server = await createServer({
    root: PORTAL,
    configFile: `${PORTAL}/vite.config.ts`,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  ({ render } = (await server.ssrLoadModule('/app/server.ts')) as { render: Render });
  api = await startApi({ catalog: true });
}, 300_000);

afterAll(async () => {
  if (before === undefined) delete process.env['PORTAL_LANGUAGE'];
  else process.env['PORTAL_LANGUAGE'] = before;
  await server.close();
});

type Drawn = { html: string; texts: string[]; data: string[]; lang: string | undefined };

/** What a page says, and the data that it was drawn from. */
async function drawn(path: string, languages: readonly Language[] = LANGUAGES): Promise<Drawn> {
  const data: string[] = [];
  const fetchApi: typeof fetch = async (input, init) => {
    const answer = await fetch(`${api.url}${input instanceof Request ? input.url : String(input)}`, init);
    data.push(await answer.clone().text());
    return answer;
  };
  const settings = publicSettings(readSettings({ NODE_ENV: 'test' }), languages);
  const failures: string[] = [];
  const page = await render(new Request(`http://localhost:3000${path}`), {
    settings,
    fetchApi,
    nonce: 'nonce',
    reportError: (message, error) => failures.push(`${message}: ${String(error)}`),
  });
  expect({ status: page.status, failures }).toEqual({ status: 200, failures: [] });
  const html = await page.text();
  return {
    html,
    texts: textsOfPage(html),
    data: [...data, JSON.stringify(settings)],
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
  };
}

describe.each(PAGES)('$path', ({ path, isForOne }) => {
  let page: Drawn;
  beforeAll(async () => (page = await drawn(pathIn('en-XA', path))));

  it('says every sentence through a catalogue', () => {
    expect(page.lang).toBe('en-XA');
    expect(unmarkedPieces(page.texts, page.data)).toEqual([]);
  });

  it('is kept out of search engines where it is for one person, and known by one address otherwise', () => {
    const isOut = page.html.includes('<meta name="robots" content="noindex"/>');
    const addresses = page.html.match(/<link rel="canonical" href="http:\/\/localhost:3000\/[^"]*"/g) ?? [];
    const shouldBeOut = isForOne || NOT_LISTED.has(path);
    expect({ isOut, isNamed: isOut || addresses.length === 1 }).toEqual({
      isOut: shouldBeOut,
      isNamed: true,
    });
  });
});

const LINKS = /<link rel="(?:canonical|alternate)"[^>]*>/g;

it('a page names its address in each language, and leads to itself in the others', async () => {
  const { html } = await drawn('/en-XA/careers?page=2');
  expect(html.match(LINKS)).toEqual([
    '<link rel="canonical" href="http://localhost:3000/en-XA/careers"/>',
    '<link rel="alternate" hrefLang="en" href="http://localhost:3000/careers"/>',
    '<link rel="alternate" hrefLang="en-XA" href="http://localhost:3000/en-XA/careers"/>',
    '<link rel="alternate" hrefLang="x-default" href="http://localhost:3000/careers"/>',
  ]);
  expect(html).toContain('<a href="/careers?page=2" hrefLang="en" lang="en"');
  // Links of the page stay in its language, those of scripts and pictures have none.
  expect(html).toContain('href="/en-XA/college-search"');
  expect(html).not.toMatch(/(?:src|href)="\/en-XA\/(?:assets|covers|api)/);
});

it('there is nothing to switch to, and no alternate, while there is one language', async () => {
  const { html } = await drawn('/en-XA/careers?page=2', ['en-XA']);
  expect(html.match(LINKS)).toHaveLength(1);
  expect(html).not.toMatch(/<a [^>]*hrefLang/);
});
