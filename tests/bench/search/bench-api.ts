import { openCatalog } from '@longleaf/catalog/open-catalog';
import { createTokenVerifier } from '@longleaf/http/authentication';
import type { Database } from '@longleaf/platform/database';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { createLocalJWKSet } from 'jose';
import { buildApi } from '../../../apps/api/src/app.ts';

type Catalog = Awaited<ReturnType<typeof openCatalog>>;
type Verifier = Parameters<typeof createTokenVerifier>[0];

const NOBODY: Verifier = {
  issuer: 'http://localhost',
  audience: 'bench',
  keys: createLocalJWKSet({ keys: [] }),
};

/**
 * Builds the real API over a database of its own: nothing is sent, and no call is limited. Nobody is signed in unless an
 * issuer is named.
 */
export async function benchApi(
  database: Database,
  {
    catalog,
    issuer = NOBODY,
    settings = {},
  }: { catalog?: Catalog; issuer?: Verifier; settings?: Record<string, string> } = {},
) {
  const facts = catalog ?? (await openCatalog(database.pool, { checkEveryMilliseconds: 0 }));
  return buildApi({
    settings: readSettings({
      // As people meet it: in tests each prepared answer is checked against its operation.
      NODE_ENV: 'development',
      DATABASE_URL: process.env['DATABASE_URL'],
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    }),
    database,
    catalog: facts,
    findCollege: facts.findCollege,
    sendMail: () => Promise.reject(new Error('Nothing is sent while measuring')),
    dataSecret: 'no data is sealed while measuring',
    clock: () => new Date(),
    log: createLogger('api', 'silent'),
    verifyToken: createTokenVerifier(issuer),
  });
}
