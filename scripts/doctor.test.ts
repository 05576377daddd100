import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { environmentToRun } from '@longleaf/testkit/environment-to-run';
import { startSftpServer } from '@longleaf/testkit/sftp-server';
import { expect, it, onTestFinished } from 'vitest';

const database = await testDatabase();

/** What the command says of each part, as a person sees it. */
function doctor(env: Record<string, string>): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'doctor.ts')], {
    encoding: 'utf8',
    env: { ...environmentToRun(), DATABASE_URL: database.url, ...env },
  });
  return { status, lines: stdout.trim().split('\n') };
}

const PARTIES = [
  ['Content site', 'CONTENT_URL'],
  ['Sister sign-out', 'SISTER_SIGNOUT_URL'],
  ['Residency sign-out', 'RESIDENCY_SIGNOUT_URL'],
  ['Careers site', 'CAREERS_SITE_URL'],
  ['Application site', 'APPLICATION_SITE_URL'],
  ['Assessment vendor', 'ASSESSMENT_VENDOR_URL'],
  ['Test prep', 'TEST_PREP_URL'],
  ['Next Steps form', 'NEXT_STEPS_FORM_URL'],
  ['Address check', 'ADDRESS_CHECK_URL'],
  ['Campus photos', 'IMAGES_URL'],
  ['Map tiles', 'TILE_URL'],
] as const;

it('says of each site what takes its place on one machine, and what works without', () => {
  const { status, lines } = doctor({});
  expect(status).toBe(0);
  expect(lines).toContainEqual(
    expect.stringMatching(/^stand-in +Careers site +http:\/\/localhost:3003\/careers-site/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^off +Map tiles +TILE_URL is not set: /));
});

it('says of each site that it is off when its setting is empty', () => {
  const { lines } = doctor(Object.fromEntries(PARTIES.map(([, setting]) => [setting, ''])));
  for (const [part, setting] of PARTIES) {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^off +${part} +${setting} is empty: `)));
  }
});

it('says of each site where it is when its setting names it', () => {
  const { lines } = doctor(
    Object.fromEntries(PARTIES.map(([, setting]) => [setting, 'https://other.example'])),
  );
  for (const [part, setting] of PARTIES) {
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^ok +${part} +${setting} https://other.example$`)),
    );
  }
});

it('says when the secret that seals data is being changed', () => {
  const [now, before] = ['n'.repeat(40), 'b'.repeat(40)];
  const sealing = (env: Record<string, string>) => doctor(env).lines.find((line) => line.includes('Sealing'));
  expect(sealing({})).toMatch(/^stand-in +Sealing .*DATA_SECRET is not set/);
  expect(sealing({ DATA_SECRET: now })).toMatch(/^ok +Sealing +DATA_SECRET is set$/);
  const during = sealing({ DATA_SECRET: now, DATA_SECRET_BEFORE: before });
  expect(during).toMatch(/DATA_SECRET_BEFORE is set/);
  expect(during).not.toMatch(/nnn|bbb/);
});

it('asks the store of files, and says where nothing is set', () => {
  const here = doctor({}).lines;
  expect(here).toContainEqual(
    expect.stringMatching(/^ok +Files +sealed in .*\/files \(FILES_URL is not set\)/),
  );
  expect(here).toContainEqual(expect.stringMatching(/^off +Virus scanner .*CLAMAV_URL is not set/));
  const away = {
    FILES_URL: 's3://K:HIDDEN@127.0.0.1:1/bucket?tls=false',
    CLAMAV_URL: 'tcp://127.0.0.1:3310',
  };
  const { status, lines } = doctor(away);
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^wrong +Files +FILES_URL: /));
  expect(lines).toContainEqual(expect.stringMatching(/^ok +Virus scanner +tcp:/));
  expect(lines.join('\n')).not.toContain('HIDDEN');
});

it('tries both ways to the database, and says which is for what', () => {
  const line = (env: Record<string, string>) => doctor(env).lines.find((found) => found.includes('Database'));
  expect(line({})).toMatch(/^ok +Database +DATABASE_URL answers, without a pooler$/);
  expect(line({ DATABASE_DIRECT_URL: database.url })).toMatch(/^ok +Database .*use DATABASE_DIRECT_URL/);
  const away = 'postgres://me:HIDDEN@127.0.0.1:9/longleaf';
  const said = line({ DATABASE_DIRECT_URL: away });
  expect(said).toMatch(/^wrong +Database +DATABASE_DIRECT_URL: cannot use the database/);
  expect(said).not.toContain('HIDDEN');
});

it('says where mail goes, that it is off, and every setting that is wrong', () => {
  const line = (env: Record<string, string>) => doctor(env).lines.find((found) => found.includes('Mail'));
  expect(line({})).toMatch(/^stand-in +Mail +files in /);
  expect(line({ MAIL: 'off' })).toMatch(/^off +Mail +no letter is sent/);
  expect(doctor({ MAIL: 'off', SMTP_URL: 'smtp://mail.example', PORT: 'x' }).status).toBe(2);
});

it('signs in to the server that takes transcripts, and says when there is none or it is another one', async () => {
  const server = await startSftpServer();
  onTestFinished(() => server.close());
  const line = async (TRANSCRIPT_SFTP: string) => {
    const running = execFile(process.execPath, [join(import.meta.dirname, 'doctor.ts')], {
      env: { ...environmentToRun(), DATABASE_URL: database.url, TRANSCRIPT_SFTP },
    });
    let said = '';
    running.stdout?.on('data', (part) => (said += String(part)));
    await once(running, 'close');
    return said.split('\n').find((found) => found.includes('Transcripts by SFTP'));
  };
  expect(await line('')).toMatch(/^off .*TRANSCRIPT_SFTP is not set/);
  expect(await line(server.address)).toMatch(/^ok +Transcripts by SFTP +127\.0\.0\.1 answers/);
  expect(await line(server.wrongHost)).toMatch(
    /^wrong +Transcripts by SFTP +TRANSCRIPT_SFTP: the host key is not/,
  );
});
