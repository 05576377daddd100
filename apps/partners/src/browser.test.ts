import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { accessibilityFaults } from '@longleaf/testkit/accessibility';
import type { FastifyInstance } from 'fastify';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPartners } from './app.ts';
import { parties } from './parties.ts';

type Heard = { data: unknown; origin: string };

/** A page that keeps every message it hears and loads one frame. */
const PARENT = `<!doctype html><title>Parent</title><script>
window.heard = [];
addEventListener('message', (event) => heard.push({ data: event.data, origin: event.origin }));
const frame = document.createElement('iframe');
frame.src = decodeURIComponent(location.search.slice(1));
frame.onload = () => { document.title = 'loaded'; };
addEventListener('DOMContentLoaded', () => document.body.append(frame));
</script><body>`;

let portal: Server;
let stranger: Server;
let app: FastifyInstance;
let base: string;
let browser: Browser;
beforeAll(async () => {
  portal = await serveParent();
  stranger = await serveParent();
  const settings = {
    PORTAL_URL: originOf(portal),
    PARTNERS_URL: 'http://partners.example',
    PRODUCT_NAME: 'Longleaf',
  };
  app = await buildPartners({ settings });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
  const { executablePath, env } = await findChromium('.data/test');
  browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: CHROMIUM_FLAGS });
});
afterAll(async () => {
  await browser.close();
  await app.close();
  portal.close();
  stranger.close();
});

async function serveParent(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(PARENT);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

describe.each(['sister-signout', 'residency-signout'])('the frame %s in a browser', (party) => {
  it('reports to the portal that holds it', async () => {
    await withPage(async (page) => {
      await page.goto(`${originOf(portal)}/?${encodeURIComponent(`${base}/${party}`)}`);
      await page.waitForFunction(() => (globalThis as unknown as { heard: Heard[] }).heard.length > 0);
      expect(await heardBy(page)).toEqual([{ data: { type: 'signed-out', party }, origin: base }]);
    });
  });

  it('cannot be held by another site and tells it nothing', async () => {
    await withPage(async (page) => {
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await page.goto(`${originOf(stranger)}/?${encodeURIComponent(`${base}/${party}`)}`);
      await refused;
      await page.waitForFunction(() => document.title === 'loaded');
      expect(await heardBy(page)).toEqual([]);
    });
  });
});

const paths = ['', '/nowhere', ...parties.map((party) => `/${party.id}${party.example}`)];
it.each(paths)('%s has no accessibility violation and does not scroll sideways', async (path) => {
  await withPage(async (page) => {
    await page.goto(base + path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await accessibilityFaults(page), `at ${width} pixels`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
