type Env = Record<string, string | undefined>;

/** What reads the settings: one of the programs, a command on the database, or the start of all of them. */
export type Program = 'api' | 'identity' | 'content' | 'partners' | 'command' | 'all';

/** What each cannot do without in production. */
const NEEDED = {
  api: ['DATABASE_URL', 'PORTAL_URL', 'OIDC_ISSUER', 'DATA_SECRET', 'ACCOUNT_SERVICE_SECRET'],
  identity: ['DATABASE_URL', 'PORTAL_URL', 'OIDC_ISSUER', 'IDENTITY_SECRET', 'ACCOUNT_SERVICE_SECRET'],
  content: ['PORTAL_URL', 'CONTENT_URL'],
  partners: ['PORTAL_URL', 'PARTNERS_URL'],
  command: ['DATABASE_URL'],
  all: [
    'DATABASE_URL',
    'PORTAL_URL',
    'OIDC_ISSUER',
    'IDENTITY_SECRET',
    'DATA_SECRET',
    'ACCOUNT_SERVICE_SECRET',
  ],
} as const satisfies Record<Program, readonly string[]>;

const WITH_A_DATABASE: readonly Program[] = ['api', 'identity'];
const WITH_MAIL: readonly Program[] = ['api', 'identity', 'all'];

/** What is missing, or does not go together, in settings that are each right by themselves; a line each. */
export function wrongTogether(env: Env, program: Program): string[] {
  const isSet = (name: string) => Boolean(env[name]);
  const wrong = env['NODE_ENV'] === 'production' ? wrongInProduction(env, program) : [];
  if (WITH_A_DATABASE.includes(program) && !isSet('DATABASE_URL') && env['NODE_ENV'] !== 'production')
    wrong.push('DATABASE_URL: needed to start this program alone. npm start brings a database of its own');
  if (isSet('DATABASE_DIRECT_URL') && !isSet('DATABASE_URL'))
    wrong.push('DATABASE_DIRECT_URL: is only for use beside DATABASE_URL, which is not set');
  if (env['MAIL'] === 'off' && isSet('SMTP_URL'))
    wrong.push('MAIL: is off, and SMTP_URL is set; leave one of them out');
  if (program === 'content' && env['CONTENT_URL'] === '')
    wrong.push('CONTENT_URL: needed to start the content site');
  if (program === 'partners' && env['PARTNERS_URL'] === '')
    wrong.push('PARTNERS_URL: needed to start the stand-ins');
  if (program === 'identity' && hasPath(env['OIDC_ISSUER']))
    wrong.push('OIDC_ISSUER: our own sign-in provider needs a host of its own, without a path');
  return [...new Set(wrong)];
}

function hasPath(address: string | undefined): boolean {
  return address !== undefined && (URL.parse(address)?.pathname ?? '/') !== '/';
}

function wrongInProduction(env: Env, program: Program): string[] {
  const wrong: string[] = [];
  if (env['NOW']) wrong.push('NOW: a fixed moment is for demonstrations and tests only');
  if (['1', 'true'].includes(env['LONGLEAF_EMBEDDED'] ?? ''))
    wrong.push('LONGLEAF_EMBEDDED: demo people are not for production');
  for (const name of NEEDED[program])
    if (env[name] === undefined || env[name] === '')
      wrong.push(`${name}: needed when NODE_ENV is production`);
  if (!WITH_MAIL.includes(program) || env['MAIL'] === 'off') return wrong;
  if (!env['SMTP_URL'])
    wrong.push('SMTP_URL: needed when NODE_ENV is production; MAIL=off sends no mail at all');
  if (!env['MAIL_FROM'])
    wrong.push('MAIL_FROM: needed when NODE_ENV is production; mail must come from an address of yours');
  return wrong;
}
