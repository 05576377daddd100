import { openCatalog } from '@longleaf/catalog/open-catalog';
import { createTokenVerifier } from '@longleaf/http/authentication';
import type { Database } from '@longleaf/platform/database';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
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

const SECRET = 'no data is sealed while measuring';

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
    mailed = false,
  }: {
    catalog?: Catalog;
    issuer?: Verifier;
    settings?: Record<string, string>;
    /** Letters are put into the outbox; nobody sends them. */
    mailed?: boolean;
  } = {},
) {
  const facts = catalog ?? (await openCatalog(database.pool, { checkEveryMilliseconds: 0 }));
  const read = readSettings({
    // As people meet it: in tests each prepared answer is checked against its operation.
    NODE_ENV: 'development',
    DATABASE_URL: process.env['DATABASE_URL'],
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const log = createLogger('api', 'silent');
  const { send } = openMail({ owner: 'portal', secret: SECRET, settings: read, database, log });
  return buildApi({
    settings: read,
    database,
    catalog: facts,
    findCollege: facts.findCollege,
    sendMail: mailed ? send : () => Promise.reject(new Error('Nothing is sent while measuring')),
    dataSecret: SECRET,
    clock: () => new Date(),
    log,
    verifyToken: createTokenVerifier(issuer),
  });
}
