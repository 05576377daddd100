import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@longleaf/platform/settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal } from './index.ts';
import { publicSettings } from './public-settings.ts';

let app: FastifyInstance;
let folder: string;
const drawn: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longleaf-portal-'));
  await mkdir(join(folder, 'assets'));
  app = Fastify();
  app.decorate('catalogVersion', () => 'one');
  const render = async (request: Request) => {
    drawn.push(request.url);
    return new Response(`<p>${request.url}</p>`, { headers: { 'content-type': 'text/html' } });
  };
  await portal(app, { render, clientFolder: folder }, publicSettings(readSettings({ NODE_ENV: 'test' })));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the page that sets a new password', () => {
  it.each(['/resetPassword', '/RESETPASSWORD/', '//resetpassword'])(
    'is drawn and kept without the e-mail and token of its address: %s',
    async (path) => {
      const { body, statusCode } = await app.inject(`${path}?email=maya@example.org&token=secret-token`);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/secret-token|maya@/);
      expect(drawn.join(' ')).not.toMatch(/secret-token|maya@/);
    },
  );

  it('is the only one: other pages are drawn for their whole address', async () => {
    const { body } = await app.inject('/college-search?name=elon');
    expect(body).toContain('/college-search?name=elon');
  });
});
