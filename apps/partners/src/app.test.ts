import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPartners } from './app.ts';
import { parties } from './parties.ts';

const settings = {
  PORTAL_URL: 'http://portal.example:3000',
  PARTNERS_URL: 'http://partners.example',
  PRODUCT_NAME: 'Longleaf',
};

let app: FastifyInstance;
let base: string;
beforeAll(async () => {
  app = await buildPartners({ settings });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

describe('the index', () => {
  it('lists every party with a link that works and the setting that replaces it', async () => {
    const text = await (await fetch(base)).text();
    for (const party of parties) {
      expect(text).toContain(`href="/${party.id}${party.example}"`);
      expect(text).toContain(party.setting);
      const page = await fetch(`${base}/${party.id}${party.example}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('This page is a stand-in.');
    }
  });
});

describe.each(['sister-signout', 'residency-signout'])('the frame %s (API-213, API-214)', (id) => {
  it('names itself and the one origin that may hear it', async () => {
    const text = await (await fetch(`${base}/${id}`)).text();
    expect(text).toContain(`data-party="${id}" data-portal="http://portal.example:3000"`);
    expect(text).toContain(`src="/${id}/report.js"`);
  });

  it('may be framed by the portal only and is never cached', async () => {
    const { headers } = await fetch(`${base}/${id}`);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://portal.example:3000');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('serves a script that posts to that origin', async () => {
    const response = await fetch(`${base}/${id}/report.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const posted: unknown[] = [];
    const window = { parent: { postMessage: (...sent: unknown[]) => posted.push(sent) } };
    const document = { body: { dataset: { party: id, portal: settings.PORTAL_URL } } };
    runInNewContext(await response.text(), { window, document });
    expect(posted).toEqual([[{ type: 'signed-out', party: id }, 'http://portal.example:3000']]);
  });
});

describe('pages that show what they received', () => {
  it.each([
    ['/careers-site/profile/registered-nurses', 'registered-nurses'],
    ['/CAREERS-SITE/Profile/Chefs%20%26%20cooks', 'Chefs &amp; cooks'],
    ['/application-site/application/1001', '1001'],
  ])('%s shows %s (API-218)', async (path, shown) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain(`<p class="received">${shown}</p>`);
  });

  it.each([
    '/careers-site/profile/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/application-site/application/../../etc',
    '/application-site/application/%00',
    '/application-site/application/',
    '/nowhere',
  ])('%s is not found, with a page that says so', async (path) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('<h1>Page not found</h1>');
    expect(text).not.toContain('<script>alert');
  });
});
