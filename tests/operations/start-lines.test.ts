import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environmentToRun } from '@longleaf/testkit/environment-to-run';
import { expect, it } from 'vitest';

const STAND_INS = join(import.meta.dirname, '../../apps/partners/src/server.ts');
const PRODUCTION = {
  NODE_ENV: 'production',
  PORTAL_URL: 'https://college.example',
  PARTNERS_URL: 'https://partners.example',
  HOST: '127.0.0.1',
  PARTNERS_PORT: '0',
};

/** Runs the smallest program, and ends it when it says that it is ready. */
async function said(env: Record<string, string>) {
  const child = spawn(process.execPath, [STAND_INS], { env: { ...environmentToRun(), ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (part) => {
    out += String(part);
    if (out.includes('ready at')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (part) => (err += String(part)));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

it('is told in JSON in production, as all lines are, and in plain words on one machine', async () => {
  const { out, err } = await said(PRODUCTION);
  expect(err).toBe('');
  const lines = out.trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ app: 'partners', level: 30 });
  expect(lines.join('\n')).toMatch(/ready at http:\/\/127\.0\.0\.1:.*was told to stop.*has stopped/s);
  expect((await said({ ...PRODUCTION, NODE_ENV: 'development' })).out).toMatch(
    /^Stand-ins for outside parties ready at http:\/\/127\.0\.0\.1:\d+$/m,
  );
}, 180_000);

it('names in one line of JSON why it cannot start, every setting at once', async () => {
  const { code, out, err } = await said({ NODE_ENV: 'production', LOG_LEVEL: 'loud' });
  expect([code, out]).toEqual([1, '']);
  const line = JSON.parse(err) as { msg: string };
  expect(line).toMatchObject({ app: 'partners', level: 60 });
  for (const name of ['LOG_LEVEL', 'PORTAL_URL', 'PARTNERS_URL']) expect(line.msg).toContain(`\n  ${name}: `);
}, 180_000);
