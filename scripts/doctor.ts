import { existsSync } from 'node:fs';
import { openDirect } from '@longleaf/platform/connections';
import { findBinaries } from '@longleaf/platform/postgres/binaries';
import { openFileStore } from '@longleaf/platform/files/store';
import { checkSftp, type SftpPlace } from '@longleaf/platform/sftp';
import { readSettings, SettingsError, type Settings } from '@longleaf/platform/settings';

type Finding = { part: string; state: 'ok' | 'stand-in' | 'off' | 'missing' | 'wrong'; words: string };

/** Each site that the portal can do without, its setting, and what happens when there is none. */
const OTHER_SITES = [
  [
    'Content site',
    'CONTENT_URL',
    'no guides, help links or notices; signing in goes straight to the provider',
  ],
  ['Sister sign-out', 'SISTER_SIGNOUT_URL', 'signing out does not tell it'],
  ['Residency sign-out', 'RESIDENCY_SIGNOUT_URL', 'signing out does not tell it'],
  ['Careers site', 'CAREERS_SITE_URL', 'a career leads no further than its page'],
  ['Application site', 'APPLICATION_SITE_URL', 'nothing leads there'],
  ['Assessment vendor', 'ASSESSMENT_VENDOR_URL', 'its four surveys are said to be not available'],
  ['Test prep', 'TEST_PREP_URL', 'its page says that it is not available'],
  ['Next Steps form', 'NEXT_STEPS_FORM_URL', 'nobody can fill it in, so pathways open to educators alone'],
  ['Address check', 'ADDRESS_CHECK_URL', 'the shipped facts check addresses, as far as the town'],
  ['Campus photos', 'IMAGES_URL', 'they come from the API'],
  ['Map tiles', 'TILE_URL', 'the maps are drawn by us'],
] as const;

try {
  const settings = readSettings(process.env);
  const findings = [
    { part: 'Node', state: 'ok', words: process.version } satisfies Finding,
    await database(settings),
    mail(settings),
    await files(settings),
    scanner(settings),
    provider(settings),
    sealing(settings),
    await transcriptServer(settings),
    await prospectFiles(settings),
    await orderFiles(settings),
    ...outsideParties(settings),
    applicationLogins(settings),
    browser(),
    built(),
  ];
  for (const { part, state, words } of findings)
    console.log(`${state.padEnd(9)} ${part.padEnd(22)} ${words}`);
  process.exit(findings.some((finding) => finding.state === 'wrong') ? 1 : 0);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(2);
}

async function database(settings: Settings): Promise<Finding> {
  const part = 'Database';
  const { DATABASE_URL, DATABASE_DIRECT_URL } = settings;
  if (DATABASE_URL === undefined) {
    try {
      const { version } = findBinaries();
      return { part, state: 'ok', words: `embedded PostgreSQL ${version} in ${settings.DATA_DIR}` };
    } catch (error) {
      return { part, state: 'wrong', words: (error as Error).message };
    }
  }
  try {
    const opened = await openDirect({ ...settings, DATABASE_URL });
    await opened.close();
    const words =
      DATABASE_DIRECT_URL === undefined
        ? 'DATABASE_URL answers, without a pooler'
        : 'DATABASE_URL answers; migrations, imports and the queue use DATABASE_DIRECT_URL, which answers too';
    return { part, state: 'ok', words };
  } catch (error) {
    return { part, state: 'wrong', words: (error as Error).message };
  }
}

/** Asks the store for its first files: that needs the address, the keys and the bucket to be right. */
async function files(settings: Settings): Promise<Finding> {
  const part = 'Files';
  if (settings.FILES_URL === undefined)
    return { part, state: 'ok', words: `sealed in ${settings.DATA_DIR}/files (FILES_URL is not set)` };
  try {
    await openFileStore(settings).list()[Symbol.asyncIterator]().next();
    return { part, state: 'ok', words: 'FILES_URL answers' };
  } catch (error) {
    return { part, state: 'wrong', words: `FILES_URL: ${(error as Error).message}` };
  }
}

function transcriptServer({ TRANSCRIPT_SFTP: place }: Settings): Promise<Finding> | Finding {
  const part = 'Transcripts by SFTP';
  const words = 'colleges get links to transcripts by mail (TRANSCRIPT_SFTP is not set)';
  return place === undefined ? { part, state: 'off', words } : sftpServer(part, 'TRANSCRIPT_SFTP', place);
}

/** How files of students who want to hear from colleges get there; without any way they wait. */
function prospectFiles(settings: Settings): Promise<Finding> | Finding {
  const part = 'Students for colleges';
  const { PROSPECT_SFTP: place, PROSPECT_FOLDER: folder, PROSPECT_MAILBOXES: mailboxes } = settings;
  if (place !== undefined) return sftpServer(part, 'PROSPECT_SFTP', place);
  if (folder !== undefined) return { part, state: 'ok', words: `files are written to ${folder}` };
  if (mailboxes.size > 0)
    return { part, state: 'ok', words: 'colleges get links by mail (PROSPECT_MAILBOXES)' };
  const words = 'nothing is sent (none of PROSPECT_MAILBOXES, PROSPECT_FOLDER, PROSPECT_SFTP is set)';
  return { part, state: 'off', words };
}

function orderFiles(settings: Settings): Promise<Finding> | Finding {
  const part = 'Orders';
  const { ORDER_PRODUCTS, ORDER_SFTP: place, ORDER_FOLDER: folder, ORDER_MAILBOX: mailbox } = settings;
  if (ORDER_PRODUCTS.length === 0)
    return { part, state: 'off', words: 'there is nothing to order (ORDER_PRODUCTS is not set)' };
  if (place !== undefined) return sftpServer(part, 'ORDER_SFTP', place);
  if (folder !== undefined) return { part, state: 'ok', words: `files are written to ${folder}` };
  if (mailbox !== undefined) return { part, state: 'ok', words: `${mailbox} gets links by mail` };
  const words =
    'they are kept and nobody sends them (none of ORDER_MAILBOX, ORDER_FOLDER, ORDER_SFTP is set)';
  return { part, state: 'wrong', words };
}

/** Signs in and looks for the folder: that needs the address, both keys and the folder to be right. */
async function sftpServer(part: string, setting: string, place: SftpPlace): Promise<Finding> {
  try {
    await checkSftp(place);
    return { part, state: 'ok', words: `${place.host} answers` };
  } catch (error) {
    return { part, state: 'wrong', words: `${setting}: ${(error as Error).message}` };
  }
}

function scanner({ CLAMAV_URL }: Settings): Finding {
  const words = CLAMAV_URL === undefined ? 'files are kept unlooked at (CLAMAV_URL is not set)' : CLAMAV_URL;
  return { part: 'Virus scanner', state: CLAMAV_URL === undefined ? 'off' : 'ok', words };
}

function mail(settings: Settings): Finding {
  if (settings.MAIL === 'off')
    return { part: 'Mail', state: 'off', words: 'no letter is sent, and none waits (MAIL=off)' };
  return settings.SMTP_URL === undefined
    ? { part: 'Mail', state: 'stand-in', words: `files in ${settings.DATA_DIR}/mail (SMTP_URL is not set)` }
    : { part: 'Mail', state: 'ok', words: `SMTP_URL is set; mail comes from ${settings.MAIL_FROM}` };
}

function provider(settings: Settings): Finding {
  const own = process.env['OIDC_ISSUER'] === undefined;
  return {
    part: 'Sign-in',
    state: 'ok',
    words: `${own ? 'own provider' : 'OIDC_ISSUER'} ${settings.OIDC_ISSUER}`,
  };
}

function sealing(settings: Settings): Finding {
  const part = 'Sealing';
  if (settings.DATA_SECRET_BEFORE !== undefined) {
    const words = 'DATA_SECRET_BEFORE is set: run rotate-data-secret (docs/operations.md), then take it away';
    return { part, state: 'ok', words };
  }
  return settings.DATA_SECRET === undefined
    ? { part, state: 'stand-in', words: `a secret in ${settings.DATA_DIR} (DATA_SECRET is not set)` }
    : { part, state: 'ok', words: 'DATA_SECRET is set' };
}

function outsideParties(settings: Settings): Finding[] {
  return OTHER_SITES.map(([part, setting, without]) => {
    const address = settings[setting];
    if (address === undefined) {
      const why = process.env[setting] === '' ? 'is empty' : 'is not set';
      return { part, state: 'off', words: `${setting} ${why}: ${without}` };
    }
    if (process.env[setting]) return { part, state: 'ok', words: `${setting} ${address}` };
    return { part, state: 'stand-in', words: `${address} (${setting} is not set)` };
  });
}

function applicationLogins({ APPLICATION_LOGINS: logins }: Settings): Finding {
  const part = 'Application logins';
  const set = process.env['APPLICATION_LOGINS'] !== undefined;
  if (logins.length === 0) {
    return {
      part,
      state: 'off',
      words: 'APPLICATION_LOGINS names none: every such link leads to a page that says so',
    };
  }
  const words = logins
    .map(({ organization, program, appKey }) => `${organization}/${program}/${appKey}`)
    .join(', ');
  return { part, state: set ? 'ok' : 'stand-in', words };
}

function browser(): Finding {
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  return { part: 'Browser for PDF', state: 'ok', words: installed ?? 'the one that comes as a package' };
}

function built(): Finding {
  return existsSync('apps/portal/build/stamp')
    ? { part: 'Portal build', state: 'ok', words: 'apps/portal/build' }
    : { part: 'Portal build', state: 'missing', words: 'made by npm start' };
}
