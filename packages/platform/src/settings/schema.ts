import { z } from 'zod';
import { applicationLogins, APPLICATION_LOGINS_HELP } from '../application-logins.ts';
import { COLLEGE_IDS_HELP, collegeIds } from '../college-ids.ts';
import { bucketOf, FILES_URL_HELP } from '../files/s3-store.ts';
import { COLLEGE_MAILBOXES_HELP, collegeMailboxes } from '../college-mailboxes.ts';
import { foreignClients } from '../foreign-clients.ts';
import { ORDER_PRODUCTS_HELP, orderProducts } from '../order-products.ts';
import { surveyLicenses, SURVEY_LICENSES_HELP } from '../survey-licenses.ts';
import {
  transcriptReleaseDays,
  transcriptSchools,
  TRANSCRIPT_RELEASE_DAYS_HELP,
  TRANSCRIPT_SCHOOLS_HELP,
} from '../transcript-schools.ts';
import { trustedProxies, TRUSTED_PROXIES_HELP } from '../trusted-proxies.ts';
import { unknownLanguage } from '@longleaf/rules/languages/portal-languages';
import {
  emptyToUndefined,
  oneOf,
  optionalAddress,
  optionalText,
  optionalWhole,
  partyAddress,
  port,
  readWith,
  seconds,
  secret,
  sftpServer,
  text,
  whole,
  yesOrNo,
} from './kinds.ts';

const PART_HELP = 'must be a number from 0 to 1';

/** Every setting the project reads, with its default. The table in the README follows this order. */
export const schema = z.object({
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
  APPLICATION_LOGINS: readWith(applicationLogins, APPLICATION_LOGINS_HELP)
    .optional()
    .describe('Applications that people enter from here without signing in once more'),
  ASSESSMENT_VENDOR_URL: partyAddress,
  ASSESSMENT_LICENSES: readWith(surveyLicenses, SURVEY_LICENSES_HELP)
    .optional()
    .describe('Surveys of the assessment vendor that schools pay for'),
  TEST_PREP_URL: partyAddress,
  TEST_PREP_SECRET: secret.describe('Known to the test prep partner, which proves by it whom it is told of'),
  TRANSCRIPT_SCHOOLS: readWith(transcriptSchools, TRANSCRIPT_SCHOOLS_HELP)
    .optional()
    .describe('High schools that send transcripts from here'),
  TRANSCRIPT_MAILBOXES: readWith(collegeMailboxes, COLLEGE_MAILBOXES_HELP)
    .optional()
    .describe('Where colleges are told of transcripts'),
  TRANSCRIPT_SFTP: sftpServer().describe(
    'Server that transcripts are put on; without it letters lead to them',
  ),
  PROSPECT_MAILBOXES: readWith(collegeMailboxes, COLLEGE_MAILBOXES_HELP)
    .optional()
    .describe('Where colleges are told of students who want to hear from them'),
  PROSPECT_SFTP: sftpServer().describe('Server that files of such students are put on'),
  PROSPECT_FOLDER: optionalText(/^\//, 'must be the path of a folder, from the root').describe(
    'Folder that files of such students are written to',
  ),
  REDIRECTION_COLLEGES: readWith(collegeIds, COLLEGE_IDS_HELP)
    .prefault('')
    .describe('Colleges that are told of students in the redirection pool'),
  ORDER_PRODUCTS: readWith(orderProducts, ORDER_PRODUCTS_HELP)
    .optional()
    .describe('Printed materials that can be ordered'),
  ORDER_MAILBOX: z
    .preprocess(emptyToUndefined, z.email('must be an email address').optional())
    .describe('Where those who send orders are told of the file of the day'),
  ORDER_SFTP: sftpServer().describe('Server that files of orders are put on, in place of letters'),
  ORDER_FOLDER: optionalText(/^\//, 'must be the path of a folder, from the root').describe(
    'Folder that files of orders are written to, in place of letters',
  ),
  TRANSCRIPT_RELEASE_DAYS: readWith(transcriptReleaseDays, TRANSCRIPT_RELEASE_DAYS_HELP)
    .prefault('02-01,06-15')
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
  TRUST_PROXY: readWith(trustedProxies, TRUSTED_PROXIES_HELP)
    .prefault('')
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

/** What was read, before what is left out is filled in. */
export type Read = z.output<typeof schema>;
