import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Program } from './needed-settings.ts';
import { SETTINGS_WITH_SECRETS } from './secret-files.ts';
import { readSettings, SETTING_NAMES, SettingsError } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'longleaf-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = join(folder, String(Math.random()));
  writeFileSync(file, text);
  return file;
}

/** The lines of what is wrong; none when nothing is. */
function wrongIn(env: Record<string, string>, program?: Program): string[] {
  try {
    readSettings(env, program);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/longleaf',
  PORTAL_URL: 'https://college.example',
  OIDC_ISSUER: 'https://signin.example',
  IDENTITY_SECRET: 'i'.repeat(32),
  DATA_SECRET: 'd'.repeat(32),
  ACCOUNT_SERVICE_SECRET: 'a'.repeat(32),
  CONTENT_URL: 'https://guides.example',
  PARTNERS_URL: 'https://partners.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@college.example',
};

describe('settings in production', () => {
  it('are named all at once: those that are wrong, those that are missing, and files that cannot be read', () => {
    const wrong = wrongIn({
      NODE_ENV: 'production',
      PORT: 'x',
      IDENTITY_SECRET: 'short',
      OIDC_FOREIGN_CLIENTS: '[{}]',
      NOW: '2026-11-22T12:00:00Z',
      ACCOUNT_SERVICE_SECRET_FILE: join(folder, 'none'),
    });
    expect(new Set(wrong.map((line) => line.trim().split(':')[0]))).toEqual(
      new Set([
        'ACCOUNT_SERVICE_SECRET_FILE',
        'DATABASE_URL',
        'DATA_SECRET',
        'IDENTITY_SECRET',
        'MAIL_FROM',
        'NOW',
        'OIDC_FOREIGN_CLIENTS',
        'OIDC_ISSUER',
        'PORT',
        'PORTAL_URL',
        'SMTP_URL',
      ]),
    );
  });

  it.each<[Program, string[]]>([
    [
      'api',
      [
        'DATABASE_URL',
        'PORTAL_URL',
        'OIDC_ISSUER',
        'DATA_SECRET',
        'ACCOUNT_SERVICE_SECRET',
        'SMTP_URL',
        'MAIL_FROM',
      ],
    ],
    [
      'identity',
      [
        'DATABASE_URL',
        'PORTAL_URL',
        'OIDC_ISSUER',
        'IDENTITY_SECRET',
        'ACCOUNT_SERVICE_SECRET',
        'SMTP_URL',
        'MAIL_FROM',
      ],
    ],
    ['content', ['PORTAL_URL', 'CONTENT_URL']],
    ['partners', ['PORTAL_URL', 'PARTNERS_URL']],
    ['command', ['DATABASE_URL']],
  ])('of %s are these, and none of another program', (program, names) => {
    const wrong = wrongIn({ NODE_ENV: 'production' }, program);
    expect(wrong.map((line) => line.trim().split(':')[0])).toEqual(names);
    const own = { NODE_ENV: 'production', ...Object.fromEntries(names.map((name) => [name, valueOf(name)])) };
    expect(wrongIn(own, program)).toEqual([]);
  });
  const valueOf = (name: string) => (PRODUCTION as Record<string, string>)[name] ?? '';

  it('need a mail server and a sender, or that there is to be no mail', () => {
    const without = (...names: string[]) =>
      Object.fromEntries(Object.entries(PRODUCTION).filter(([name]) => !names.includes(name)));
    expect(wrongIn(PRODUCTION)).toEqual([]);
    expect(wrongIn(without('SMTP_URL'))).toEqual([
      '  SMTP_URL: needed when NODE_ENV is production; MAIL=off sends no mail at all',
    ]);
    expect(wrongIn(without('MAIL_FROM'))).toEqual([expect.stringMatching(/^ {2}MAIL_FROM: needed/)]);
    expect(wrongIn({ ...without('SMTP_URL', 'MAIL_FROM'), MAIL: 'off' })).toEqual([]);
    expect(wrongIn({ ...PRODUCTION, MAIL: 'off' })).toEqual([
      '  MAIL: is off, and SMTP_URL is set; leave one of them out',
    ]);
    expect(wrongIn({ MAIL: 'no' })).toEqual(['  MAIL: must be one of on, off']);
  });
});

describe('a program that is started alone', () => {
  it.each(['api', 'identity'] as const)('%s needs a database, on one machine too', (program) => {
    expect(wrongIn({}, program)).toEqual([expect.stringMatching(/^ {2}DATABASE_URL: needed to start/)]);
  });

  it('has a host of its own when it is the sign-in host', () => {
    const own = { DATABASE_URL: 'postgres://db.example/longleaf', OIDC_ISSUER: 'https://example.org/signin' };
    expect(wrongIn(own, 'identity')).toEqual([expect.stringMatching(/^ {2}OIDC_ISSUER: our own sign-in/)]);
    expect(wrongIn(own, 'api')).toEqual([]);
  });

  it('has no direct way to a database that it has no way to', () => {
    expect(wrongIn({ DATABASE_DIRECT_URL: 'postgres://db.example/longleaf' })).toEqual([
      '  DATABASE_DIRECT_URL: is only for use beside DATABASE_URL, which is not set',
    ]);
  });
});

describe('a secret in a file', () => {
  it('is what stands there, without the end of the line', () => {
    const read = readSettings({ DATA_SECRET_FILE: fileOf(`${'s'.repeat(40)}\r\n`), DATABASE_URL_FILE: '' });
    expect([read.DATA_SECRET, read.DATABASE_URL]).toEqual(['s'.repeat(40), undefined]);
  });

  it('serves where production needs one', () => {
    const { DATABASE_URL, DATA_SECRET, ...others } = PRODUCTION;
    const files = { DATABASE_URL_FILE: fileOf(`${DATABASE_URL}\n`), DATA_SECRET_FILE: fileOf(DATA_SECRET) };
    expect(wrongIn({ ...others, ...files })).toEqual([]);
  });

  it.each(SETTINGS_WITH_SECRETS)('%s: both ways at once are named, neither is taken', (name) => {
    const env = { [name]: 'x', [`${name}_FILE`]: fileOf('y') };
    expect(wrongIn(env)).toContain(`  ${name}: is set, and so is ${name}_FILE; leave one of them out`);
  });

  it('that cannot be read, is empty or holds what is none is named, but never what it holds', () => {
    const none = join(folder, 'none');
    expect(wrongIn({ DATA_SECRET_FILE: none })).toEqual([
      `  DATA_SECRET_FILE: the file ${none} cannot be read (ENOENT)`,
    ]);
    const empty = fileOf('\n');
    expect(wrongIn({ SMTP_URL_FILE: empty })).toEqual([`  SMTP_URL_FILE: the file ${empty} is empty`]);
    expect(wrongIn({ DATA_SECRET_FILE: fileOf('tell-nobody') })).toEqual([
      '  DATA_SECRET_FILE: must be at least 32 characters long',
    ]);
    if (process.getuid?.() === 0) return;
    const closed = fileOf('x');
    chmodSync(closed, 0o000);
    expect(wrongIn({ DATA_SECRET_FILE: closed })).toEqual([expect.stringContaining('(EACCES)')]);
  });

  it('is for each setting that holds one', () => {
    const secret = SETTING_NAMES.filter((name) =>
      /SECRET|_KEY$|^(DATABASE|SMTP|FILES)_(DIRECT_)?URL$/.test(name),
    );
    expect(SETTINGS_WITH_SECRETS).toEqual(expect.arrayContaining(secret));
    expect(SETTING_NAMES).toEqual(expect.arrayContaining([...SETTINGS_WITH_SECRETS]));
  });
});
