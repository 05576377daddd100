import { expect, it, vi } from 'vitest';
import { environmentToRun } from './environment-to-run.ts';

it('hands on where programs, compiled code and temporary files are, and no setting', () => {
  vi.stubEnv('PATH', '/usr/bin');
  vi.stubEnv('NODE_COMPILE_CACHE', '/compiled');
  vi.stubEnv('TMPDIR', '/temporary');
  vi.stubEnv('DATABASE_URL', 'postgresql://of-the-machine');
  expect(environmentToRun()).toEqual({
    PATH: '/usr/bin',
    NODE_COMPILE_CACHE: '/compiled',
    TMPDIR: '/temporary',
  });
});
