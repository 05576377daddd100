import { z } from 'zod';
import { applicationLogins, type ApplicationLogin, APPLICATION_LOGINS_HELP } from './application-logins.ts';
import { bucketOf, FILES_URL_HELP } from './files/s3-store.ts';
import { SFTP_HELP, sftpPlace } from './sftp.ts';
import {
  transcriptReleaseDays,
  transcriptSchools,
  type TranscriptSchools,
  TRANSCRIPT_RELEASE_DAYS_HELP,
  TRANSCRIPT_SCHOOLS_HELP,
} from './transcript-schools.ts';
import { foreignClients } from './foreign-clients.ts';
import { type Program, wrongTogether } from './needed-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import { type SurveyLicenses, surveyLicenses, SURVEY_LICENSES_HELP } from './survey-licenses.ts';
import { unknownLanguage } from '@longleaf/rules/languages/portal-languages';
import { COLLEGE_IDS_HELP, collegeIds } from './college-ids.ts';
import { collegeMailboxes, type CollegeMailboxes, COLLEGE_MAILBOXES_HELP } from './college-mailboxes.ts';
import {
  EXAMPLE_PRODUCTS,
  ORDER_PRODUCTS_HELP,
  orderProducts,
  type OrderProductSetting,
} from './order-products.ts';
import { trustedProxies, TRUSTED_PROXIES_HELP } from './trusted-proxies.ts';

/** Mailboxes of colleges; undefined where nothing is said. */
function mailboxes() {
  return z
    .string()
    .optional()
    .transform((text, { issues }) => {
      if (text === undefined) return undefined;
      const found = collegeMailboxes(text);
      if (found !== undefined) return found;
      issues.push({ code: 'custom', input: text, message: COLLEGE_MAILBOXES_HELP });
      return z.NEVER;
    });
}

/** A folder on an SFTP server; undefined where none is named. */
function sftpServer() {
  return z.preprocess(
    emptyToUndefined,
    z
      .string()
      .refine((text) => sftpPlace(text) !== undefined, SFTP_HELP)
      .transform(sftpPlace)
      .optional(),
  );
}

/** A whole number; an empty value is the fallback, not 0. */
function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
}
const whole = (least: number, most: number, fallback: number) =>
  z.preprocess(emptyToUndefined, wholeNumber(least, most).default(fallback));
const optionalWhole = (least: number, most: number) =>
  z.preprocess(emptyToUndefined, wholeNumber(least, most).optional());
const port = (fallback: number) => whole(0, 65_535, fallback);
// No timer can be set for longer.
const seconds = (fallback: number) => whole(1, 2_000_000, fallback);
const text = z.string().min(1, 'must not be empty');
const optionalText = (starts: RegExp, error: string) =>
  z.preprocess(emptyToUndefined, z.string().regex(starts, error).optional());
const address = z
  .url({ protocol: /^https?$/, error: 'must be a web address that starts with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));
const optionalAddress = z.preprocess(emptyToUndefined, address.optional());
// Left out, a stand-in may take its place; empty, there is none.
const partyAddress = z.preprocess((value) => (value === '' ? null : value), address.nullable().optional());
const secret = z.preprocess(
  emptyToUndefined,
  z.string().min(32, 'must be at least 32 characters long').optional(),
);
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
const yesOrNo = z
  .enum(['0', '1', 'true', 'false'], 'must be true or false')
  .transform((value) => value === '1' || value === 'true');

const PART_HELP = 'must be a number from 0 to 1';

/** Every setting the project reads, with its default. The table in the README follows this order. */
const schema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  HOST: text.default('localhost').describe('The address the servers listen on'),
  PORT: port(3000).describe('Portal and API'),
  IDENTITY_PORT: port(3001).describe('Sign-in provider'),
  CONTENT_PORT: port(3002).describe('Content site'),
  PARTNERS_PORT: port(3003).describe('Stand-ins for outside parties'),
  DATA_DIR: text.default('.data').describe('Folder of the embedded database, mail and logs'),
  DATABASE_URL: optionalText(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
  DATABASE_DIRECT_URL: optionalText(
    /^postgres(ql)?:\/\//,
    'must start with postgres:// or postgresql://',
  ).describe('PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode'),
  DATABASE_CONNECTIONS: whole(2, 200, 10),
  FILES_URL: z
    .preprocess(
      emptyToUndefined,
      z
        .string()
        .refine((text) => bucketOf(text) !== undefined, FILES_URL_HELP)
        .optional(),
    )
    .describe('Where files of people lie, sealed; without it in the folder files of DATA_DIR'),
  CLAMAV_URL: optionalText(/^tcp:\/\/[^/:]+:\d{1,5}$/, 'must be tcp://host:port').describe(
    'A ClamAV daemon that looks at files before they are kept',
  ),
  SMTP_URL: optionalText(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  MAIL: z.preprocess(emptyToUndefined, oneOf(['on', 'off']).default('on')).describe('off: no letter is sent'),
  MAIL_FROM: z
    .email('must be an email address')
    .default('no-reply@longleaf.localhost')
    .describe('Address that mail comes from'),
  TILE_URL: optionalAddress,
  IMAGES_URL: optionalAddress.describe('Host of campus photos; without it they come from the API'),
  PORTAL_URL: optionalAddress,
  CONTENT_URL: partyAddress,
  PARTNERS_URL: partyAddress,
  HOME_ON_CONTENT_SITE: yesOrNo.default(false),
  OIDC_ISSUER: optionalAddress,
  OIDC_CLIENT_ID: text.default('longleaf-portal'),
  OIDC_AUDIENCE: text.default('longleaf-api'),
  OIDC_SCOPES: text.default('openid profile email longleaf.api longleaf.data offline_access'),
  OIDC_FOREIGN_CLIENTS: z
    .string()
    .default('')
    .superRefine((text, context) => {
      const found = foreignClients(text);
      if ('wrong' in found) context.addIssue({ code: 'custom', message: found.wrong });
    })
    .describe('JSON list of further clients of the sign-in provider'),
  IDENTITY_SECRET: secret,
  DATA_SECRET: secret.describe('Seals what the portal keeps about people'),
  DATA_SECRET_BEFORE: secret.describe('The DATA_SECRET before, while what it sealed is sealed anew'),
  ACCOUNT_SERVICE_URL: optionalAddress.describe('Account service of the sign-in provider'),
  ACCOUNT_SERVICE_SECRET: secret.describe('Known to the API and the account service alone'),
  SISTER_SIGNOUT_URL: partyAddress,
  RESIDENCY_SIGNOUT_URL: partyAddress,
  CAREERS_SITE_URL: partyAddress,
  METRO_AREAS: z
    .string()
    .default('16740,39580,20500,24660,49180')
    .transform((text) => text.split(',').map((id) => id.trim()))
    .refine(
      (ids) => ids.every((id) => /^\d{5}$/.test(id)),
      'must be Census codes of five digits, with commas between',
    )
    .describe('Metropolitan areas whose wages are shown, in this order'),
  APPLICATION_SITE_URL: partyAddress,
  NEXT_STEPS_FORM_URL: partyAddress,
  APPLICATION_LOGINS: z
    .string()
    .optional()
    .transform((text, { issues }) => {
      if (text === undefined) return undefined;
      const logins = applicationLogins(text);
      if (logins !== undefined) return logins;
      issues.push({ code: 'custom', input: text, message: APPLICATION_LOGINS_HELP });
      return z.NEVER;
    })
    .describe('Applications that people enter from here without signing in once more'),
  ASSESSMENT_VENDOR_URL: partyAddress,
  ASSESSMENT_LICENSES: z
    .string()
    .optional()
    .transform((text, { issues }) => {
      if (text === undefined) return undefined;
      const licenses = surveyLicenses(text);
      if (licenses !== undefined) return licenses;
      issues.push({ code: 'custom', input: text, message: SURVEY_LICENSES_HELP });
      return z.NEVER;
    })
    .describe('Surveys of the assessment vendor that schools pay for'),
  TEST_PREP_URL: partyAddress,
  TEST_PREP_SECRET: secret.describe('Known to the test prep partner, which proves by it whom it is told of'),
  TRANSCRIPT_SCHOOLS: z
    .string()
    .optional()
    .transform((text, { issues }) => {
      if (text === undefined) return undefined;
      const schools = transcriptSchools(text);
      if (schools !== undefined) return schools;
      issues.push({ code: 'custom', input: text, message: TRANSCRIPT_SCHOOLS_HELP });
      return z.NEVER;
    })
    .describe('High schools that send transcripts from here'),
  TRANSCRIPT_MAILBOXES: mailboxes().describe('Where colleges are told of transcripts'),
  TRANSCRIPT_SFTP: sftpServer().describe(
    'Server that transcripts are put on; without it letters lead to them',
  ),
  PROSPECT_MAILBOXES: mailboxes().describe('Where colleges are told of students who want to hear from them'),
  PROSPECT_SFTP: sftpServer().describe('Server that files of such students are put on'),
  PROSPECT_FOLDER: optionalText(/^\//, 'must be the path of a folder, from the root').describe(
    'Folder that files of such students are written to',
  ),
  REDIRECTION_COLLEGES: z
    .string()
    .default('')
    .transform((text, { issues }) => {
      const colleges = collegeIds(text);
      if (colleges !== undefined) return colleges;
      issues.push({ code: 'custom', input: text, message: COLLEGE_IDS_HELP });
      return z.NEVER;
    })
    .describe('Colleges that are told of students in the redirection pool'),
  ORDER_PRODUCTS: z
    .string()
    .optional()
    .transform((text, { issues }) => {
      if (text === undefined) return undefined;
      const products = orderProducts(text);
      if (products !== undefined) return products;
      issues.push({ code: 'custom', input: text, message: ORDER_PRODUCTS_HELP });
      return z.NEVER;
    })
    .describe('Printed materials that can be ordered'),
  ORDER_MAILBOX: z
    .preprocess(emptyToUndefined, z.email('must be an email address').optional())
    .describe('Where those who send orders are told of the file of the day'),
  ORDER_SFTP: sftpServer().describe('Server that files of orders are put on, in place of letters'),
  ORDER_FOLDER: optionalText(/^\//, 'must be the path of a folder, from the root').describe(
    'Folder that files of orders are written to, in place of letters',
  ),
  TRANSCRIPT_RELEASE_DAYS: z
    .string()
    .default('02-01,06-15')
    .transform((text, { issues }) => {
      const days = transcriptReleaseDays(text);
      if (days !== undefined) return days;
      issues.push({ code: 'custom', input: text, message: TRANSCRIPT_RELEASE_DAYS_HELP });
      return z.NEVER;
    })
    .describe('Month and day on which midyear and final transcripts are released'),
  // No stand-in by itself: the shipped facts know real towns, the stand-in a few streets of its own.
  ADDRESS_CHECK_URL: optionalAddress.describe('Commercial address check; without it the shipped facts check'),
  ADDRESS_CHECK_KEY: z.preprocess(
    emptyToUndefined,
    z.string().max(200, 'must have at most 200 characters').optional(),
  ),
  NOTIFICATION_TARGET: text.default('site'),
  PRODUCT_NAME: text.max(40, 'must have at most 40 characters').default('Longleaf'),
  PORTAL_LANGUAGES: z
    .preprocess(emptyToUndefined, z.string().optional())
    .superRefine((named, context) => {
      const unknown = unknownLanguage(named);
      if (unknown !== undefined) context.addIssue({ code: 'custom', message: unknown });
    })
    .describe('Languages the portal comes in'),
  PASSWORD_CHARACTERS: oneOf(['word', 'any']).default('word'),
  NEW_PHONE_NUMBERS: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('')
    .describe('npne-true turns the new phone numbers on'),
  IDLE_SECONDS: seconds(1800),
  COUNTDOWN_SECONDS: seconds(120),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000, 6000).describe(
    'API requests a minute from one address; a whole school may share one. 0: no limit',
  ),
  ADDRESS_CHECKS_PER_MINUTE: optionalWhole(1, 1_000_000).describe(
    'Checks of addresses a minute for one signed-in person, or one address of others',
  ),
  METRICS_PUBLIC: yesOrNo.default(false),
  TRACES_URL: optionalAddress.describe(
    'Where a collector takes traces (OTLP over HTTP); empty: none are made',
  ),
  TRACES_PART: z
    .preprocess(emptyToUndefined, z.coerce.number(PART_HELP).min(0, PART_HELP).max(1, PART_HELP).default(1))
    .describe('Which part of the requests is traced, from 0 to 1'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text, { issues }) => {
      const trusted = trustedProxies(text);
      if (trusted !== undefined) return trusted;
      issues.push({ code: 'custom', input: text, message: TRUSTED_PROXIES_HELP });
      return z.NEVER;
    })
    .describe('Whose X-Forwarded-For is believed: a number of proxies in front, or their networks'),
  STOP_WAIT_SECONDS: optionalWhole(0, 600).describe(
    'How long a program that is stopped goes on taking requests, so that a balancer notices',
  ),
  STOP_DEADLINE_SECONDS: whole(1, 3_600, 25).describe('After this a program that is stopped ends'),
  LONGLEAF_EMBEDDED: yesOrNo
    .default(false)
    .describe('Set by npm start when it runs the database itself; allows demo people'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NOW: z.preprocess(
    emptyToUndefined,
    z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-11-22T12:00:00Z' }).optional(),
  ),
});

/** The names of all settings, in their order. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

type Read = z.output<typeof schema>;

/** Addresses of sites that the portal can do without; undefined means that there is none. */
type OtherSites = Record<
  | 'CONTENT_URL'
  | 'PARTNERS_URL'
  | 'SISTER_SIGNOUT_URL'
  | 'RESIDENCY_SIGNOUT_URL'
  | 'CAREERS_SITE_URL'
  | 'APPLICATION_SITE_URL'
  | 'ASSESSMENT_VENDOR_URL'
  | 'TEST_PREP_URL'
  | 'NEXT_STEPS_FORM_URL',
  string | undefined
>;

/** Validated settings; addresses that were left out point at the embedded default on this machine. */
export type Settings = Omit<
  Read,
  | keyof OtherSites
  | 'APPLICATION_LOGINS'
  | 'ASSESSMENT_LICENSES'
  | 'TRANSCRIPT_SCHOOLS'
  | 'TRANSCRIPT_MAILBOXES'
  | 'PROSPECT_MAILBOXES'
  | 'ORDER_PRODUCTS'
  | 'STOP_WAIT_SECONDS'
> &
  OtherSites & {
    STOP_WAIT_SECONDS: number;
    APPLICATION_LOGINS: readonly ApplicationLogin[];
    ASSESSMENT_LICENSES: SurveyLicenses;
    TRANSCRIPT_SCHOOLS: TranscriptSchools;
    TRANSCRIPT_MAILBOXES: CollegeMailboxes;
    PROSPECT_MAILBOXES: CollegeMailboxes;
    ORDER_PRODUCTS: readonly OrderProductSetting[];
    PORTAL_URL: string;
    OIDC_ISSUER: string;
    ACCOUNT_SERVICE_URL: string;
    /** True when `npm start` runs everything on this machine, demo people included. */
    embedded: boolean;
  };

/** Thrown by readSettings; the message names every wrong setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads and checks the settings, those of files too, before anything else is done.
 * @param program who reads them: each needs others in production.
 * @throws SettingsError naming each setting that is wrong or missing, and why, all at once.
 */
export function readSettings(given: Record<string, string | undefined>, program: Program = 'all'): Settings {
  const { env, wrong, nameOf } = withSecretFiles(given);
  const result = schema.safeParse(env);
  for (const { path, message } of result.error?.issues ?? [])
    wrong.push(`${nameOf(path.join('.'))}: ${message}`);
  // A file that cannot be read is named by itself, not as a setting that is missing.
  const named = new Set(wrong.map((line) => line.split(/(?:_FILE)?: /)[0]));
  wrong.push(...wrongTogether(env, program).filter((line) => !named.has(line.split(': ')[0])));
  if (result.success && (result.data.STOP_WAIT_SECONDS ?? 0) >= result.data.STOP_DEADLINE_SECONDS)
    wrong.push('STOP_WAIT_SECONDS: must be less than STOP_DEADLINE_SECONDS');
  if (!result.success || wrong.length > 0)
    throw new SettingsError(`These settings are wrong:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  const read = result.data;
  const issuer = read.OIDC_ISSUER ?? `http://localhost:${read.IDENTITY_PORT}`;
  return {
    ...read,
    PORTAL_URL: read.PORTAL_URL ?? `http://localhost:${read.PORT}`,
    ...otherSites(read),
    APPLICATION_LOGINS: read.APPLICATION_LOGINS ?? standInLogins(otherSites(read).PARTNERS_URL, read),
    // On one machine one survey is paid for by nobody, so that both ways can be tried.
    ASSESSMENT_LICENSES:
      read.ASSESSMENT_LICENSES ?? new Map(read.NODE_ENV === 'development' ? [['*', [104, 101, 1700]]] : []),
    // Nobody but who runs the site knows which schools take part; on one machine all can be tried.
    TRANSCRIPT_SCHOOLS: read.TRANSCRIPT_SCHOOLS ?? (read.NODE_ENV === 'development' ? 'public' : []),
    // Here mail is kept in a folder, so one address serves for all.
    TRANSCRIPT_MAILBOXES:
      read.TRANSCRIPT_MAILBOXES ??
      new Map(read.NODE_ENV === 'development' ? [['*', 'transcripts@college.localhost']] : []),
    PROSPECT_MAILBOXES:
      read.PROSPECT_MAILBOXES ??
      new Map(read.NODE_ENV === 'development' ? [['*', 'admissions@college.localhost']] : []),
    ORDER_PRODUCTS: read.ORDER_PRODUCTS ?? (read.NODE_ENV === 'development' ? EXAMPLE_PRODUCTS : []),
    ORDER_MAILBOX:
      read.ORDER_MAILBOX ?? (read.NODE_ENV === 'development' ? 'orders@fulfillment.localhost' : undefined),
    // Balancers look every few seconds, and believe it after some looks. On one machine nobody has to notice.
    STOP_WAIT_SECONDS: read.STOP_WAIT_SECONDS ?? (read.NODE_ENV === 'production' ? 8 : 0),
    OIDC_ISSUER: issuer,
    ACCOUNT_SERVICE_URL: read.ACCOUNT_SERVICE_URL ?? issuer,
    embedded: read.LONGLEAF_EMBEDDED,
  };
}

// On one machine the content site and the stand-ins run beside the portal. Elsewhere there is only what is named.
function otherSites(read: Read): OtherSites {
  const isHere = read.NODE_ENV === 'development';
  const site = (given: string | null | undefined, here: string | undefined) =>
    given === undefined && isHere ? here : (given ?? undefined);
  const partners = site(read.PARTNERS_URL, `http://localhost:${read.PARTNERS_PORT}`);
  const standIn = (name: string) => partners && `${partners}/${name}`;
  return {
    CONTENT_URL: site(read.CONTENT_URL, `http://localhost:${read.CONTENT_PORT}`),
    PARTNERS_URL: partners,
    SISTER_SIGNOUT_URL: site(read.SISTER_SIGNOUT_URL, standIn('sister-signout')),
    RESIDENCY_SIGNOUT_URL: site(read.RESIDENCY_SIGNOUT_URL, standIn('residency-signout')),
    CAREERS_SITE_URL: site(read.CAREERS_SITE_URL, standIn('careers-site')),
    APPLICATION_SITE_URL: site(read.APPLICATION_SITE_URL, standIn('application-site')),
    ASSESSMENT_VENDOR_URL: site(read.ASSESSMENT_VENDOR_URL, standIn('assessment-vendor')),
    TEST_PREP_URL: site(read.TEST_PREP_URL, standIn('test-prep')),
    NEXT_STEPS_FORM_URL: site(read.NEXT_STEPS_FORM_URL, standIn('next-steps-form')),
  };
}

// On one machine there is one application to try the hand-off with.
function standInLogins(partners: string | undefined, { NODE_ENV }: Read): ApplicationLogin[] {
  if (NODE_ENV !== 'development' || partners === undefined) return [];
  const address = `${partners}/application-site/login`;
  return [{ organization: 'stand-in', program: 'first-year', appKey: 'demo', address }];
}

function emptyToUndefined(value: unknown): unknown {
  return value === '' ? undefined : value;
}
