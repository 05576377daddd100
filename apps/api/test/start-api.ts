import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openCatalog, type FactsInMemory } from '@longleaf/catalog/open-catalog';
import { afterFile } from '@longleaf/testkit/after-file';
import { shippedFacts } from '@longleaf/testkit/shipped-facts';
import { createTokenVerifier, type TokenVerifier } from '@longleaf/http/authentication';
import type { Operation } from '@longleaf/contract/operation';
import { startJobs } from '@longleaf/platform/jobs/runner';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
import type { Secret } from '@longleaf/platform/secret';
import { readSettings } from '@longleaf/platform/settings';
import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { createTestIssuer, type TestIssuer } from '@longleaf/testkit/issuer';
import { buildApi } from '../src/app.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { type FileKeeper, fileKeeper } from '../src/modules/files/index.ts';

export type Reply = { status: number; headers: Headers; json: unknown; text: string; bytes: Uint8Array };

export type TestApi = {
  url: string;
  database: TestDatabase;
  issuer: TestIssuer;
  /** Every operation that it serves. */
  operations: ReadonlySet<Operation>;
  /** Those of them that answer with text that was made before. */
  preparedOperations: ReadonlySet<Operation>;
  /** The facts that it started with, where they were read before. */
  known?: FactsInMemory;
  /** What it is built from, for the jobs of modules. */
  dependencies: Dependencies;
  /** Keeps files as the modules do. */
  files: FileKeeper;
  /** Its DATA_DIR, where files of people lie. */
  dataFolder: string;
  /** Sends a request; `as` signs it for that person, `token` sends that very token. */
  call(
    method: string,
    path: string,
    options?: { as?: string; token?: string; body?: unknown },
  ): Promise<Reply>;
};

export type ApiOptions = {
  /** With the shipped facts. */
  catalog?: boolean;
  /** The moment it always is, or what tells it. */
  now?: string | (() => string);
  /** Settings that differ, such as SMTP_URL. */
  settings?: Record<string, string>;
  /** Seals what is kept; one of its own unless stated. */
  dataSecret?: Secret;
  /** Works on the queue, so that letters are sent. */
  jobs?: boolean;
  /** Another copy of this one, on its database and with its tokens. */
  beside?: TestApi;
  /** Uses this database, reached in a way of the test's own. */
  database?: TestDatabase;
  /** What a program of its own knows of itself. */
  program?: Pick<Dependencies, 'jobsRunning' | 'peopleAway' | 'stopping' | 'figures'>;
  /** Believes the tokens of another issuer than the test's own. */
  verifyToken?: TokenVerifier;
};

/** The whole API on a database of its own, listening on a free port: tests speak real HTTP to it. */
export async function startApi(options: ApiOptions = {}): Promise<TestApi> {
  const database =
    options.database ??
    options.beside?.database ??
    (await testDatabase(options.catalog ? 'catalog' : 'tables'));
  const issuer = options.beside?.issuer ?? (await createTestIssuer());
  const dataFolder = options.beside?.dataFolder ?? (await mkdtemp(join(tmpdir(), 'longleaf-api-')));
  if (!options.beside) {
    afterFile(() => rm(dataFolder, { recursive: true, force: true }));
    await shareBrowser(dataFolder);
  }
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataFolder,
    RATE_LIMIT_PER_MINUTE: '0',
    // LOG_LEVEL=error before a command shows what a 500 came from.
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    // Nobody listens there: a test that needs the account service names one.
    ACCOUNT_SERVICE_URL: 'http://127.0.0.1:9',
    ACCOUNT_SERVICE_SECRET: randomBytes(32).toString('hex'),
    ...options.settings,
  });
  const log = createLogger('api', settings.LOG_LEVEL);
  const dataSecret = options.dataSecret ?? randomBytes(32).toString('hex');
  const mail = openMail({ owner: 'portal', secret: dataSecret, settings, database, log });
  const known = await knownFacts(options, database);
  const catalog = await openCatalog(database.pool, { checkEveryMilliseconds: 0, ...(known && { known }) });
  const { now } = options;
  const clock = () => (now === undefined ? new Date() : new Date(typeof now === 'string' ? now : now()));
  const dependencies: Dependencies = {
    settings,
    database,
    clock,
    log,
    verifyToken: options.verifyToken ?? createTokenVerifier(issuer),
    catalog,
    findCollege: catalog.findCollege,
    sendMail: mail.send,
    dataSecret,
    ...options.program,
  };
  const app = await buildApi(dependencies);
  if (options.jobs) {
    const jobs = await startJobs({ databaseUrl: database.url, log, ...mail });
    afterFile(() => jobs.stop());
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterFile(() => app.close());
  return {
    url,
    database,
    issuer,
    ...(known && { known }),
    dataFolder,
    dependencies,
    files: fileKeeper({ settings, dataSecret, clock }),
    operations: app.operations,
    preparedOperations: app.preparedOperations,
    call: async (method, path, { as, token, body } = {}) => {
      const headers: Record<string, string> = {};
      const bearer = token ?? (as === undefined ? undefined : await issuer.token(as));
      if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
      const isForm = body instanceof FormData;
      if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      return { status: response.status, headers: response.headers, text, json: parsed(text), bytes };
    },
  };
}

/** Facts are read once where they are the same: it takes seconds, and they fill 150 MB. */
async function knownFacts(options: ApiOptions, database: TestDatabase): Promise<FactsInMemory | undefined> {
  if (options.beside) return options.beside.known;
  // A database of the test's own may have other facts.
  return options.catalog && !options.database ? shippedFacts(database.pool) : undefined;
}

/** The browser that prints is unpacked once for all tests. */
async function shareBrowser(dataFolder: string): Promise<void> {
  const place = resolve('.data/test/chromium');
  await mkdir(place, { recursive: true });
  await symlink(place, join(dataFolder, 'chromium'), 'dir');
}

/** What a 400 says of each field. */
export function modelStateOf(reply: Reply): Record<string, string[]> {
  return (reply.json as { modelState: Record<string, string[]> }).modelState;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
