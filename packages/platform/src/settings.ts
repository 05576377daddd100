import type { ApplicationLogin } from './application-logins.ts';
import type { CollegeMailboxes } from './college-mailboxes.ts';
import { type Program, wrongTogether } from './needed-settings.ts';
import { EXAMPLE_PRODUCTS, type OrderProductSetting } from './order-products.ts';
import { withSecretFiles } from './secret-files.ts';
import { otherSites, type OtherSites, standInLogins } from './settings/on-one-machine.ts';
import { type Read, schema } from './settings/schema.ts';
import type { SurveyLicenses } from './survey-licenses.ts';
import type { TranscriptSchools } from './transcript-schools.ts';

/** The names of all settings, in their order. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

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
