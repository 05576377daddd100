import { openCatalog } from '@longleaf/catalog/open-catalog';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { type Database, openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { createTestIssuer } from '@longleaf/testkit/issuer';
import { makeTables } from '@longleaf/testkit/template';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchApi } from './search/bench-api.ts';

/** The API over a database of its own with the catalog in it, and students with a token each. */
export interface BenchApi {
  app: Awaited<ReturnType<typeof benchApi>>;
  database: Database;
  catalog: Awaited<ReturnType<typeof openCatalog>>;
  people: { id: string; token: string }[];
}

/** Runs a measurement on an API that keeps what it is given as it does for people, and takes everything away after it. */
export async function withApi<Result>(
  {
    students,
    settings,
    mailed = false,
  }: {
    students: number;
    settings?: Record<string, string>;
    /** Letters are put into the outbox; nobody sends them. */
    mailed?: boolean;
  },
  measure: (api: BenchApi) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const database = openDatabase(postgres.url, { maximum: 10 });
  try {
    await makeTables(database);
    await loadCatalog(database.pool);
    const issuer = await createTestIssuer();
    const catalog = await openCatalog(database.pool, { checkEveryMilliseconds: 0 });
    const app = await benchApi(database, {
      catalog,
      issuer,
      mailed,
      settings: { DATABASE_URL: postgres.url, ...settings },
    });
    const subjects = Array.from({ length: students }, (_, n) => `student-${n}`);
    const { rows } = await database.query<{ id: string; subject: string }>(
      'insert into portal.people (issuer, subject) select $1, unnest($2::text[]) returning id, subject',
      [issuer.issuer, subjects],
    );
    const people = await Promise.all(
      rows.map(async ({ id, subject }) => ({
        id,
        token: await issuer.token(subject, { expiresIn: 36_000 }),
      })),
    );
    try {
      return await measure({ app, database, catalog, people });
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
