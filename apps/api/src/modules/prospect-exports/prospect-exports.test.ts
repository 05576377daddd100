import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prospectFileMessages } from '@longleaf/contract/prospect-files';
import { SealError } from '@longleaf/platform/sealing';
import { sftpPlace } from '@longleaf/platform/sftp';
import { startSftpServer } from '@longleaf/testkit/sftp-server';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { yourDataJobs } from '../your-data/index.ts';
import { COLUMNS } from './columns.ts';
import { fileKeys, prospectPieces } from './content.ts';
import { fileName } from './file-name.ts';
import { resealProspectFiles } from './index.ts';
import { exportProspects, forgetOldFiles, prospectExportJobs } from './jobs.ts';
import { writeFileOf } from './write-file.ts';

const SECRET = randomBytes(32).toString('hex');
const NOW = '2026-11-23T15:00:00.000Z';
const [CHAPEL_HILL, ELON, DUKE, WAKE_TECH] = [199120, 198516, 198419, 199856];
const api = await startApi({
  catalog: true,
  now: NOW,
  dataSecret: SECRET,
  settings: {
    PROSPECT_MAILBOXES: `${CHAPEL_HILL}=admissions@unc.example,${WAKE_TECH}=admissions@wake.example`,
    REDIRECTION_COLLEGES: String(CHAPEL_HILL),
  },
});
const { database } = api;
let today = NOW;
const parts = { ...api.dependencies, clock: () => new Date(today) };
const on = (day: string, settings: Partial<typeof parts.settings> = {}) => {
  today = `${day}T15:00:00.000Z`;
  return { ...parts, settings: { ...parts.settings, ...settings } };
};
/** Reaches every college in a folder that nobody looks into. */
const anyWay = { PROSPECT_FOLDER: join(api.dataFolder, 'prospects') };

const EMPTY_ROW = Object.fromEntries(COLUMNS.map((column) => [column, '']));
type FileRow = Record<(typeof COLUMNS)[number], string>;
async function textOf(fileId: string): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of prospectPieces.textOf(database, fileKeys(SECRET), fileId))
    pieces.push(String(piece));
  return pieces.join('');
}
const rowsOf = async (fileId: string | undefined): Promise<FileRow[]> =>
  fileId === undefined ? [] : parse(await textOf(fileId), { columns: true });

let people = 0;
/** Somebody with a profile, and what they do. */
async function student(profile: object = {}) {
  const as = `prospect-${++people}`;
  await api.call('PUT', '/users/profile/save', {
    as,
    body: {
      dateOfBirth: '2008-01-27',
      firstName: 'Ada',
      lastName: 'Byrd',
      phoneNumber: '9195550101',
      mailAddress: { street: '1 Elm St', city: 'Durham', state: 'NC', postalCode: '27701', country: 'US' },
      ...profile,
    },
  });
  await database.query(
    `update portal.profiles set email = $2 where person_id = (select id from portal.people where subject = $1)`,
    [as, `${as}@example.org`],
  );
  const post = (path: string, body: object) => api.call('POST', path, { as, body });
  return {
    as,
    ask: async (college: number) => {
      const body = { applicationDefinitionId: college, source: 'College Recruiter' };
      expect((await post('/Prospect/addRecruiter', body)).status).toBe(200);
    },
    stop: (college: number) => post('/Prospect/removeRecruiter', { applicationDefinitionId: college }),
    details: (additionalData: object) => post('/Prospect/addRecruiterAdditionalData', { additionalData }),
    yourData: async () => (await api.call('GET', '/users/yourData', { as })).text,
  };
}

it('has the columns that its description names', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../../docs/prospect-files.md'), 'utf8');
  const first = [...page.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell);
  expect(first.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))).toEqual([
    ...COLUMNS,
  ]);
});

describe('the file of a day', () => {
  it('tells of somebody once, with what they agreed to and nothing else', async () => {
    const one = await student();
    await one.details({ intendedMajor: 'Nursing', satComposite: '1200', textAuth: true });
    await one.ask(ELON);
    await one.details({ intendedMajor: 'Nursing', satComposite: '1200', weightedGPA: '4.1', textAuth: true });
    const id = await writeFileOf(on('2026-11-23', anyWay), ELON, '2026-11-23');
    const [row, ...others] = await rowsOf(id);
    expect(others).toEqual([]);
    expect(row).toEqual({
      ...EMPTY_ROW,
      action: 'new',
      prospect_id: expect.stringMatching(/^P\d+$/) as string,
      source: 'College Recruiter',
      since: expect.stringMatching(/^\d{4}-/) as string,
      name: 'Ada Byrd',
      first_name: 'Ada',
      last_name: 'Byrd',
      email: `${one.as}@example.org`,
      street1: '1 Elm St',
      city: 'Durham',
      state: 'NC',
      zip: '27701',
      country: 'US',
      phone: expect.stringContaining('555') as string,
      text_ok: 'yes',
      intended_major: 'Nursing',
      sat_composite: '1200',
    });
    expect(await writeFileOf(on('2026-11-23', anyWay), ELON, '2026-11-23')).toBeUndefined();
    expect(await writeFileOf(on('2026-11-24', anyWay), ELON, '2026-11-24')).toBeUndefined();
  });

  it('leaves out who took it back before, and tells of who does so after', async () => {
    const [before, after] = [await student(), await student()];
    for (const one of [before, after]) await one.ask(DUKE);
    await before.stop(DUKE);
    const first = await rowsOf(await writeFileOf(on('2026-11-23', anyWay), DUKE, '2026-11-23'));
    expect(first.map(({ action, email }) => [action, email])).toEqual([['new', `${after.as}@example.org`]]);
    await after.stop(DUKE);
    const [row] = await rowsOf(await writeFileOf(on('2026-11-24', anyWay), DUKE, '2026-11-24'));
    expect(row).toMatchObject({
      action: 'withdrawal',
      prospect_id: first[0]?.prospect_id,
      email: `${after.as}@example.org`,
      street1: '',
      phone: '',
    });
    expect(await writeFileOf(on('2026-11-25', anyWay), DUKE, '2026-11-25')).toBeUndefined();
    await after.ask(DUKE);
    const again = await rowsOf(await writeFileOf(on('2026-11-26', anyWay), DUKE, '2026-11-26'));
    expect(again.map(({ action }) => action)).toEqual(['new']);
  });

  it('tells what is new once it was agreed to, as an update', async () => {
    const one = await student();
    await one.ask(199193);
    await writeFileOf(on('2026-11-23', anyWay), 199193, '2026-11-23');
    await one.details({ actComposite: '24' });
    expect(await writeFileOf(on('2026-11-24', anyWay), 199193, '2026-11-24')).toBeUndefined();
    await one.ask(199193);
    expect(await rowsOf(await writeFileOf(on('2026-11-24', anyWay), 199193, '2026-11-24'))).toMatchObject([
      { action: 'update', act_composite: '24' },
    ]);
  });

  it('is written by one of ten copies', async () => {
    const all = await Promise.all([student(), student(), student()]);
    for (const one of all) await one.ask(199111);
    const made = await Promise.all(
      Array.from({ length: 10 }, () => writeFileOf(on('2026-11-23', anyWay), 199111, '2026-11-23')),
    );
    const ids = made.filter((id) => id !== undefined);
    expect(ids).toHaveLength(1);
    expect(await rowsOf(ids[0])).toHaveLength(3);
  });

  it('is written alone: files of ten days at once tell of somebody once', async () => {
    const all = await Promise.all([student(), student(), student()]);
    for (const one of all) await one.ask(199069);
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, day) =>
        writeFileOf(on('2026-11-23', anyWay), 199069, `2026-12-1${day}`),
      ),
    );
    const rows = await Promise.all(made.map(rowsOf));
    expect(rows.flat()).toHaveLength(3);
  });

  it('is not written by halves: what fails on the way is as it was, and goes out the next time', async () => {
    const one = await student();
    await one.ask(199148);
    await database.query(
      `insert into portal.prospect_details (person_id, details, saved_at)
       select id, 'not sealed', now() from portal.people where subject = $1`,
      [one.as],
    );
    const write = () => writeFileOf(on('2026-11-23', anyWay), 199148, '2026-11-23');
    await expect(write()).rejects.toThrow(SealError);
    await database.query(`delete from portal.prospect_details where details = 'not sealed'`);
    expect(await rowsOf(await write())).toMatchObject([{ email: `${one.as}@example.org` }]);
  });

  it('that cannot be written keeps no other college waiting', async () => {
    const [broken, whole] = [await student(), await student()];
    await broken.ask(198251);
    await whole.ask(199412);
    await database.query(
      `insert into portal.prospect_details (person_id, details, saved_at)
       select id, 'not sealed', now() from portal.people where subject = $1`,
      [broken.as],
    );
    await exportProspects(on('2026-11-23', anyWay));
    const { rows } = await database.query<{ id: string }>(
      `select college_id as id from portal.prospect_files where college_id in (198251, 199412)`,
    );
    expect(rows.map(({ id }) => Number(id))).toEqual([199412]);
    await database.query(`delete from portal.prospect_details where details = 'not sealed'`);
  });

  it('is sealed where it lies, and holds no formulas', async () => {
    const one = await student();
    await one.details({ intendedMajor: '=cmd()' });
    await one.ask(199157);
    const id = (await writeFileOf(on('2026-11-23', anyWay), 199157, '2026-11-23')) ?? '';
    const { rows } = await database.query<{ content: Buffer }>(
      'select content from portal.prospect_file_parts where file_id = $1',
      [id],
    );
    expect(rows[0]?.content.toString('latin1')).not.toContain('example.org');
    expect((await rowsOf(id))[0]).toMatchObject({ intended_major: "'=cmd()" });
  });

  it('is more than one piece, and the same as one', async () => {
    await database.query(
      `with new as (insert into portal.people (issuer, subject) select 'x', 'crowd-' || n from generate_series(1, 1201) n returning id)
       insert into portal.prospects (person_id, application_definition_id, source, is_active)
       select id, 199218, 'Application', true from new`,
    );
    const id = (await writeFileOf(on('2026-11-23', anyWay), 199218, '2026-11-23')) ?? '';
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(1201);
    expect(new Set(rows.map(({ prospect_id }) => prospect_id)).size).toBe(1201);
    const pieces = await database.query('select 1 from portal.prospect_file_parts where file_id = $1', [id]);
    expect(pieces.rowCount).toBe(3);
    const files = await database.query('select rows from portal.prospect_files where id = $1', [id]);
    expect(files.rows).toEqual([{ rows: 1201 }]);
  });
});

describe('when an account ends', () => {
  const { tasks } = yourDataJobs({
    ...parts,
    clock: () => new Date('2026-11-24T00:00:00Z'),
    sendMail: () => Promise.resolve(),
  });
  const end = async (...people: string[]) => {
    await database.query(
      `insert into portal.person_deletions (person_id, requested_at, delete_after)
       select id, '2026-11-01T00:00:00Z', '2026-11-15T00:00:00Z' from portal.people where subject = any($1)`,
      [people],
    );
    await tasks['delete-people']?.({}, {} as never);
  };

  it('the colleges that were told are told to write no more, once, and by the number alone', async () => {
    const [told, stopped, untold] = [await student(), await student(), await student()];
    for (const one of [told, stopped]) await one.ask(198950);
    const first = await rowsOf(await writeFileOf(on('2026-11-23', anyWay), 198950, '2026-11-23'));
    await stopped.stop(198950);
    await writeFileOf(on('2026-11-24', anyWay), 198950, '2026-11-24');
    await untold.ask(198950);
    await end(told.as, stopped.as, untold.as);
    await exportProspects(on('2026-11-25', anyWay));
    const { rows } = await database.query<{ id: string; rows: number }>(
      `select id, rows from portal.prospect_files where college_id = 198950 and day = '2026-11-25'`,
    );
    expect(rows).toMatchObject([{ rows: 1 }]);
    expect(await rowsOf(rows[0]?.id)).toEqual([
      {
        ...EMPTY_ROW,
        action: 'withdrawal',
        prospect_id: first.find(({ email }) => email.startsWith(`${told.as}@`))?.prospect_id,
        source: 'College Recruiter',
        since: expect.stringMatching(/^2026-11-23T23:30/) as string,
      },
    ]);
    expect(await writeFileOf(on('2026-11-26', anyWay), 198950, '2026-11-26')).toBeUndefined();
  });

  it('those that have the form of a pool are told, unless it was taken back', async () => {
    const body = {
      name: { first: 'Ada', last: 'Lovelace' },
      email: 'ada@example.org',
      mailingAddress: { street1: '2 Oak St', city: 'Raleigh', state: 'NC', zip: '27601' },
      additionalData: { denialsReceivedFrom: 'Appalachian State University', deniedAdmission: true },
    };
    const CAPE_FEAR = 198154;
    for (const as of ['ends-in-pool', 'ends-out-of-pool'])
      expect((await api.call('POST', '/Prospect/insertprospecttaap', { as, body })).status).toBe(200);
    const write = async (day: string) => rowsOf(await writeFileOf(on(day, anyWay), CAPE_FEAR, day));
    const first = await write('2026-11-23');
    expect(first.length).toBeGreaterThanOrEqual(2);
    await api.call('POST', '/Prospect/takeBackPoolForm', {
      as: 'ends-out-of-pool',
      body: { pool: 'TAAP', entryYear: 2027 },
    });
    expect(await write('2026-11-24')).toMatchObject([{ action: 'withdrawal', email: 'ada@example.org' }]);
    await end('ends-in-pool', 'ends-out-of-pool');
    expect(await write('2026-11-25')).toMatchObject([
      { action: 'withdrawal', source: 'TAAP', prospect_id: first[0]?.prospect_id, email: '' },
    ]);
    expect(await write('2026-11-26')).toEqual([]);
  });
});

describe('forms of pools', () => {
  const taap = (excludedIds: number[] = []) => ({
    name: { first: 'Ada', middle: 'B', last: 'Lovelace' },
    email: 'ada@example.org',
    mailingAddress: { street1: '2 Oak St', city: 'Raleigh', state: 'NC', zip: '27601' },
    additionalData: {
      denialsReceivedFrom: 'Appalachian State University',
      deniedAdmission: true,
      excludedIds,
    },
  });

  it('go once to each community college that was not left out, and to no other', async () => {
    const send = (as: string, body: object) => api.call('POST', '/Prospect/insertprospecttaap', { as, body });
    expect((await send('taap-1', taap())).status).toBe(200);
    await send('taap-2', taap([WAKE_TECH]));
    const rows = await rowsOf(await writeFileOf(on('2026-11-23'), WAKE_TECH, '2026-11-23'));
    expect(rows).toMatchObject([
      {
        action: 'new',
        source: 'TAAP',
        name: 'Ada B Lovelace',
        first_name: 'Ada',
        email: 'ada@example.org',
        zip: '27601',
        denied_by: 'Appalachian State University',
      },
    ]);
    expect(await writeFileOf(on('2026-11-24'), WAKE_TECH, '2026-11-24')).toBeUndefined();
    const university = await rowsOf(await writeFileOf(on('2026-11-23', anyWay), 199102, '2026-11-23'));
    expect(university).toEqual([]);
  });

  it('of redirection go to the colleges that the settings name, unless they turned somebody down', async () => {
    const summer = await startApi({
      beside: api,
      catalog: true,
      now: '2026-06-01T15:00:00Z',
      dataSecret: SECRET,
    });
    const send = (as: string, denialsReceivedFrom: string, textAuth = false) =>
      summer.call('POST', '/Prospect/insertprospectcrp', {
        as,
        body: {
          additionalData: {
            gradDate: '2026-06-11',
            intendedMajor: 'Law',
            requireCampusHousing: true,
            appliedToUncInstitution: false,
            denialsReceivedFrom,
            entryTerm: 'Fall',
            textAuth,
            applyFinancialAid: false,
          },
        },
      });
    expect((await send('crp-1', '')).status).toBe(200);
    expect((await send('crp-2', 'University of North Carolina at Chapel Hill')).status).toBe(200);
    const rows = await rowsOf(await writeFileOf(on('2026-06-02'), CHAPEL_HILL, '2026-06-02'));
    expect(rows).toMatchObject([
      { source: 'CRP', graduation_date: '2026-06-11', needs_housing: 'yes', entry_year: '2026', phone: '' },
    ]);
    expect(await rowsOf(await writeFileOf(on('2026-06-02', anyWay), 198464, '2026-06-02'))).toEqual([]);
    // Another college of the pool, and somebody with a profile who may be texted.
    const reached = await student({ firstName: 'Grace', lastName: 'Hopper' });
    expect((await send(reached.as, 'University of North Carolina at Chapel Hill', true)).status).toBe(200);
    const pool = { REDIRECTION_COLLEGES: new Set([DUKE]) };
    const all = await rowsOf(await writeFileOf(on('2026-06-03', pool), DUKE, '2026-06-03'));
    expect(all.filter(({ name }) => name === 'Grace Hopper')).toMatchObject([
      {
        source: 'CRP',
        email: `${reached.as}@example.org`,
        street1: '1 Elm St',
        city: 'Durham',
        state: 'NC',
        zip: '27701',
        country: 'US',
        phone: expect.stringContaining('555') as string,
        text_ok: 'yes',
        denied_by: 'University of North Carolina at Chapel Hill',
      },
    ]);
    // A year later nobody is told of them.
    const later = { REDIRECTION_COLLEGES: new Set([ELON]) };
    const crpOf = async (day: string) =>
      (await rowsOf(await writeFileOf(on(day, { ...anyWay, ...later }), ELON, day))).filter(
        ({ source }) => source === 'CRP',
      );
    expect(await crpOf('2026-10-01')).toEqual([]);
    expect((await crpOf('2026-09-30')).length).toBeGreaterThan(0);
  });

  describe('that are taken back', () => {
    const MAYLAND = 198905;
    const takeBack = (as: string, entryYear: number) =>
      api.call('POST', '/Prospect/takeBackPoolForm', { as, body: { pool: 'TAAP', entryYear } });
    const send = (as: string, excludedIds: number[] = []) =>
      api.call('POST', '/Prospect/insertprospecttaap', { as, body: taap(excludedIds) });
    const told = async (day: string) =>
      (await rowsOf(await writeFileOf(on(day, anyWay), COLLEGE, day))).map(({ action, prospect_id }) => [
        prospect_id,
        action,
      ]);
    const COLLEGE = MAYLAND;

    it('before the file are not in it; after it they are told as a withdrawal with no more than a name, once', async () => {
      await told('2026-11-22');
      await send('back-before');
      await takeBack('back-before', 2027);
      expect(await told('2026-11-23')).toEqual([]);
      await send('back-after');
      const [[id] = []] = await told('2026-11-24');
      await takeBack('back-after', 2027);
      const rows = await rowsOf(await writeFileOf(on('2026-11-25', anyWay), COLLEGE, '2026-11-25'));
      expect(rows).toEqual([
        {
          ...EMPTY_ROW,
          action: 'withdrawal',
          prospect_id: id,
          source: 'TAAP',
          since: NOW,
          name: 'Ada B Lovelace',
          first_name: 'Ada',
          middle_name: 'B',
          last_name: 'Lovelace',
          email: 'ada@example.org',
        },
      ]);
      expect(await told('2026-11-26')).toEqual([]);
    });

    it('and sent anew are told anew; in between, as an update; no longer for a college, as a withdrawal', async () => {
      await send('back-again');
      const [[id] = []] = await told('2026-11-27');
      await takeBack('back-again', 2027);
      await send('back-again');
      expect(await told('2026-11-28')).toEqual([[id, 'update']]);
      await takeBack('back-again', 2027);
      expect(await told('2026-11-29')).toEqual([[id, 'withdrawal']]);
      await send('back-again');
      expect(await told('2026-11-30')).toEqual([[id, 'new']]);
      await takeBack('back-again', 2027);
      await send('back-again', [COLLEGE]);
      expect(await told('2026-12-01')).toEqual([[id, 'withdrawal']]);
      expect(await told('2026-12-02')).toEqual([]);
      await takeBack('back-again', 2027);
      await send('back-again');
      expect(await told('2026-12-03')).toEqual([[id, 'new']]);
      await takeBack('back-again', 2027);
      const { additionalData, ...who } = taap();
      const accepted = { ...additionalData, acceptedFrom: 'East Carolina University' };
      await api.call('POST', '/Prospect/insertprospecttaap', {
        as: 'back-again',
        body: { ...who, additionalData: accepted },
      });
      expect(await told('2026-12-04')).toEqual([[id, 'withdrawal']]);
    });

    it('reach a college that the settings name no more, and those of a former year', async () => {
      const summer = await startApi({
        beside: api,
        catalog: true,
        now: '2026-06-01T15:00:00Z',
        dataSecret: SECRET,
      });
      const crp = {
        gradDate: '2026-06-11',
        requireCampusHousing: true,
        appliedToUncInstitution: false,
        entryTerm: 'Fall',
        textAuth: false,
        applyFinancialAid: false,
      };
      await summer.call('POST', '/Prospect/insertprospectcrp', {
        as: 'crp-back',
        body: { additionalData: crp },
      });
      const [row] = await rowsOf(await writeFileOf(on('2026-06-03'), CHAPEL_HILL, '2026-06-03'));
      await api.call('POST', '/Prospect/takeBackPoolForm', {
        as: 'crp-back',
        body: { pool: 'CRP', entryYear: 2026 },
      });
      await exportProspects(on('2026-12-03', { ...anyWay, REDIRECTION_COLLEGES: new Set<number>() }));
      const { rows } = await database.query<{ id: string }>(
        `select id from portal.prospect_files where college_id = $1 and day = '2026-12-03'`,
        [CHAPEL_HILL],
      );
      expect(await rowsOf(rows[0]?.id)).toMatchObject([
        { action: 'withdrawal', prospect_id: row?.prospect_id, source: 'CRP' },
      ]);
    });
  });
});

describe('handing over', () => {
  const letters = async (college: number, day: string) => {
    const { rows } = await database.query<{ id: string }>(
      `select o.id from mail.outbox o where o.kind = 'prospects' and exists
         (select from portal.prospect_files f where f.id::text = o.id::text and f.college_id = $1 and f.day = $2)`,
      [college, day],
    );
    return rows.map(({ id }) => id);
  };

  it('mails a link that gives the file for 30 days, once, however often the job runs', async () => {
    const one = await student();
    await one.ask(CHAPEL_HILL);
    const at = on('2026-12-01');
    await Promise.all([exportProspects(at), exportProspects(at)]);
    await exportProspects(at);
    const [id = '', ...others] = await letters(CHAPEL_HILL, '2026-12-01');
    expect(others).toEqual([]);
    const path = `/prospects/files/${fileName(SECRET, id)}`;
    const open = async (now: string) =>
      (await startApi({ beside: api, catalog: true, now, dataSecret: SECRET })).call('GET', path);
    const reply = await open('2026-12-30T15:00:00Z');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toContain('prospects-2026-12-01.csv');
    expect(reply.headers.get('cache-control')).toContain('no-store');
    expect(reply.text).toContain(`${one.as}@example.org`);
    expect(await open('2027-01-02T15:00:00Z')).toMatchObject({
      status: 404,
      json: { detail: prospectFileMessages.notThere },
    });
    for (const wrong of [
      path.slice(0, -1),
      `${path}x`,
      path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ])
      expect((await api.call('GET', wrong)).status).toBeGreaterThanOrEqual(400);
    expect((await api.call('GET', `/prospects/files/${fileName('x'.repeat(64), id)}`)).status).toBe(404);
  });

  it('makes no file for a college that none reaches: it waits', async () => {
    const one = await student();
    await one.ask(199209);
    await exportProspects(on('2026-12-02'));
    const files = () => database.query('select 1 from portal.prospect_files where college_id = 199209');
    expect((await files()).rowCount).toBe(0);
    await exportProspects(on('2026-12-02', anyWay));
    expect((await files()).rowCount).toBe(1);
  });

  it('writes into a folder, whole, under the name of the college and the day', async () => {
    const folder = join(api.dataFolder, 'handed-over');
    const one = await student();
    await one.ask(198543);
    await exportProspects(on('2026-12-03', { PROSPECT_FOLDER: folder }));
    const name = '198543-prospects-2026-12-03.csv';
    expect(await readdir(folder)).toContain(name);
    expect(await readFile(join(folder, name), 'utf8')).toContain(`${one.as}@example.org`);
    expect((await readdir(folder)).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('puts files on an SFTP server, and tries again when it was away', async () => {
    const server = await startSftpServer();
    const place = sftpPlace(server.address);
    if (!place) throw new Error('The address of the server is none');
    const one = await student();
    await one.ask(198561);
    const away = { ...place, port: 9 };
    await exportProspects(on('2026-12-04', { PROSPECT_SFTP: away }));
    const sent = async () =>
      (await database.query(`select sent_at from portal.prospect_files where college_id = 198561`)).rows;
    expect(await sent()).toEqual([{ sent_at: null }]);
    await exportProspects(on('2026-12-04', { PROSPECT_SFTP: place }));
    expect(await sent()).toEqual([{ sent_at: expect.any(Date) as Date }]);
    const file = server.files.get('/incoming/198561-prospects-2026-12-04.csv');
    expect(file?.toString()).toContain(`${one.as}@example.org`);
    await server.close();
  });
});

it('what was told to whom stands in Your data, and stays when the file is gone', async () => {
  const one = await student();
  await one.ask(198695);
  const id = (await writeFileOf(on('2026-11-23', anyWay), 198695, '2026-11-23')) ?? '';
  await database.query('update portal.prospect_files set sent_at = $2 where id = $1', [
    id,
    '2026-11-23T16:00:00Z',
  ]);
  await forgetOldFiles(on('2026-12-20'));
  expect(await textOf(id)).not.toBe('');
  await forgetOldFiles(on('2026-12-24'));
  expect(await textOf(id)).toBe('');
  const told = await one.yourData();
  expect(told).toContain('What colleges were told about you');
  expect(told).toContain('That you want to hear from it');
});

it('runs in the night of Carolina, from two o’clock on', async () => {
  const one = await student();
  await one.ask(199306);
  const { tasks } = prospectExportJobs({
    ...parts,
    clock: () => new Date(now),
    settings: { ...parts.settings, ...anyWay },
  });
  const run = async () => tasks['export-prospects']?.({}, { signal: new AbortController().signal } as never);
  const files = async () =>
    (await database.query(`select day::text from portal.prospect_files where college_id = 199306`)).rows;
  let now = '2027-03-14T05:30:00Z';
  await run();
  expect(await files()).toEqual([]);
  now = '2027-03-14T07:30:00Z';
  await run();
  expect(await files()).toEqual([{ day: '2027-03-14' }]);
});

it('opens pieces with the secret of now once they were sealed anew', async () => {
  const one = await student();
  await one.ask(198808);
  const id = (await writeFileOf(on('2026-11-23', anyWay), 198808, '2026-11-23')) ?? '';
  const current = randomBytes(32).toString('hex');
  const { pieces } = await resealProspectFiles(database, { current, before: SECRET });
  expect(pieces).toBeGreaterThan(0);
  expect(await resealProspectFiles(database, { current, before: SECRET })).toEqual({
    pieces: 0,
    unreadable: 0,
  });
  const texts: string[] = [];
  for await (const piece of prospectPieces.textOf(database, fileKeys(current), id)) texts.push(String(piece));
  expect(texts.join('')).toContain(`${one.as}@example.org`);
});
