import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { postgres15 } from '@longleaf/testkit/postgres-15';
import type { TestProject } from 'vitest/node';

/** One real PostgreSQL server for the whole run, gone afterwards. With POSTGRES_MAJOR=15 the oldest that is supported. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const major = process.env['POSTGRES_MAJOR'];
  if (major !== undefined && major !== '15') throw new Error('POSTGRES_MAJOR may be 15, or not be set.');
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-test-'));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    durable: false,
    ...(major === '15' && { binaries: postgres15() }),
  });
  project.provide('postgres', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
