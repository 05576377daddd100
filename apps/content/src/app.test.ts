import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildContent } from './app.ts';
import { pageTable } from './site/page-table.ts';
import { contentFolders, loadSite } from './site/site.ts';
import { testClock, testSettings } from './testing.ts';

const paths = [...pageTable(loadSite(testSettings, contentFolders)).keys()];

let app: FastifyInstance;
let base: string;
beforeAll(async () => {
  app = await buildContent({ settings: testSettings, clock: testClock });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** The site's own files that a page or a style sheet names. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/["'](\/assets\/[^"']+)["']/g)].map((match) => match[1] ?? '');
}

/** Whether a link leads to a place on its own page or to a page or file of this site. */
async function works(page: string, link: string): Promise<boolean> {
  if (link.startsWith('#')) return page.includes(`id="${link.slice(1)}"`);
  const response = await fetch(base + link, { redirect: 'manual' });
  return response.status === 200 || response.status === 302;
}

/** Addresses that a page names, without those it only describes itself with. */
function linksOf(text: string): string[] {
  const body = text.slice(text.indexOf('<body>'));
  return [...body.matchAll(/\s(?:href|src|action)="([^"]+)"/g)].map((match) => match[1] ?? '');
}

it('a guide names what its facts were checked against and when; advice is not called checked', async () => {
  const guide = await (await fetch(`${base}/pay-for-college/next-nc-scholarship`)).text();
  expect(guide).toContain('Checked Nov 24, 2026');
  expect(guide).toContain('<a href="https://nextncscholarship.org" rel="noopener">Next NC Scholarship</a>');
  const advice = await (await fetch(`${base}/apply-to-college/write-your-essay`)).text();
  expect(advice).toContain('Written Nov 20, 2026');
  expect(advice).toContain('Advice, not facts:');
  expect(advice).not.toContain('Checked');
});

describe.each(paths)('the page %s', (path) => {
  it('has one main heading, a title, a description and its own address', async () => {
    const response = await fetch(base + path);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toMatch(/<title>[^<]*Longleaf[^<]*<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(text).toContain(`<link rel="canonical" href="${testSettings.CONTENT_URL}${path}"`);
  });

  it('has headings that do not skip a level and ids that are its own', async () => {
    const text = await (await fetch(base + path)).text();
    const levels = [...text.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no link that leads nowhere', async () => {
    const text = await (await fetch(base + path)).text();
    const inside = linksOf(text).filter((link) => !link.startsWith('http'));
    expect(inside.length).toBeGreaterThan(5);
    const broken = await Promise.all(
      [...new Set(inside)].map(async (link) => ((await works(text, link)) ? [] : [link])),
    );
    expect(broken.flat()).toEqual([]);
  });

  it('names outside addresses by https, and portal pages by the configured origin', async () => {
    const outside = linksOf(await (await fetch(base + path)).text()).filter((link) => /^[a-z]+:/.test(link));
    const allowed = ['https://', `${testSettings.PORTAL_URL}/`];
    expect(outside.filter((link) => !allowed.some((start) => link.startsWith(start)))).toEqual([]);
  });

  it('states facts that machines can read', async () => {
    const text = await (await fetch(base + path)).text();
    const blocks = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    const facts = blocks.map(
      (block) => JSON.parse(block[1] ?? '') as { '@context': string; '@type': string },
    );
    expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) expect(fact['@context']).toBe('https://schema.org');
    const isArticle = path.split('/').length === 3;
    expect(facts.some((fact) => fact['@type'] === 'Article')).toBe(isArticle);
  });
});

describe('every page together', () => {
  it('are listed for search engines, and nothing else is', async () => {
    const text = await (await fetch(`${base}/sitemap.xml`)).text();
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(listed).toEqual(paths.map((path) => testSettings.CONTENT_URL + path));
  });

  it('hold the four sections with at least two articles each (CON-034)', () => {
    for (const section of ['plan-your-future', 'pay-for-college', 'save-for-college', 'apply-to-college']) {
      expect(paths).toContain(`/${section}`);
      expect(paths.filter((path) => path.startsWith(`/${section}/`)).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('weigh at most 100 KB with their font, style and drawings', async () => {
    const weights = await Promise.all(paths.map(async (path) => [path, await weightOf(path)] as const));
    expect(weights.filter(([, bytes]) => bytes > 100 * 1024)).toEqual([]);
  });

  async function weightOf(path: string): Promise<number> {
    const page = await (await fetch(base + path)).text();
    const named = filesIn(page);
    const styles = named.filter((file) => file.endsWith('.css'));
    const inStyles = await Promise.all(
      styles.map(async (file) => filesIn(await (await fetch(base + file)).text())),
    );
    const files = [...new Set([...named, ...inStyles.flat()])];
    const sizes = await Promise.all([path, ...files].map(compressedSize));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async function compressedSize(path: string): Promise<number> {
    const response = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
    return response.rawPayload.length;
  }
});
