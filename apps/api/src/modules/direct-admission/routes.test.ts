import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportRefused } from '@longleaf/catalog/import/refused';
import { LOOK_UPS } from '@longleaf/rules/direct-admission/tries';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { importDirectAdmission, resealList } from './index.ts';

const dataSecret = randomBytes(32).toString('hex');
const api = await startApi({ catalog: true, dataSecret, now: '2026-11-20T15:00:00Z' });
const folder = await mkdtemp(join(tmpdir(), 'longleaf-list-'));
const HEADER = 'student_number,last_name,ceeb_code,colleges';
const LIST = [
  '1001,Núñez-Smith,341985,all',
  '1002,King Jr.,341985,community',
  '1003,Lee,,all',
  '1004,Whitaker,341985,',
];

async function load(rows: readonly string[], accept?: readonly string[], header = HEADER) {
  const file = join(folder, 'list.csv');
  await writeFile(file, [header, ...rows].join('\n'));
  return importDirectAdmission({ database: api.database, dataSecret }, file, accept);
}
async function refusal(rows: readonly string[], header?: string): Promise<ImportRefused> {
  const error: unknown = await load(rows, undefined, header).catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportRefused)) throw new Error('The file was not refused');
  return error;
}
const withNumber = (as: string, studentNumber: string) =>
  api.call('POST', '/users/studentNumber/save', { as, body: { studentNumber } });
const look = (as: string, studentNumber: string, lastName: string) =>
  api.call(
    'GET',
    `/application/getDirectAdmissionEligibility?studentNumber=${encodeURIComponent(studentNumber)}&lastName=${encodeURIComponent(lastName)}`,
    { as },
  );
const offers = (as: string, id: string) =>
  api.call('GET', `/application/getDirectAdmissionApplications/${id}`, { as });
const none = { eligible: false, ceebCode: null, colleges: null };

describe('the list of students', () => {
  it('knows what it may be told to accept', () =>
    expect(load(LIST, ['everything'])).rejects.toThrow(
      '--accept does not know everything. It takes: lost-students.',
    ));

  it('is named for what it is in UTF-16', async () => {
    const file = join(folder, 'wide.csv');
    await writeFile(file, Buffer.from(`\uFEFF${HEADER}\n${LIST[0]}`, 'utf16le'));
    await expect(importDirectAdmission({ database: api.database, dataSecret }, file)).rejects.toThrow(
      'it is text in UTF-16',
    );
  });

  it('is taken in place of the one before, names each wrong row, and keeps nothing then', async () => {
    expect(await load(LIST)).toEqual({ read: 4, eligible: 3, lost: 0 });
    const { rows } = await refusal([
      '12a,Lee,341985,all',
      '13,,34198,some',
      '14,X,341985,all',
      '14,x,341985,all',
    ]);
    expect(rows).toEqual([
      { line: 2, reason: 'student_number has other signs than digits, or none' },
      { line: 3, reason: 'last_name is empty' },
      { line: 3, reason: 'ceeb_code is no code of six digits' },
      { line: 3, reason: 'colleges is neither all nor community' },
      { line: 5, reason: 'is the student of line 4 again' },
    ]);
    const kept = await api.database.query('select digest from portal.listed_students');
    expect(kept.rows).toHaveLength(4);
    expect((await refusal(['1,Lee'], 'student_number,last_name')).message).toContain('ceeb_code, colleges');
    expect((await refusal([])).message).toBe('The file holds no row.');
  });

  it('says which students would be lost, and takes them away when that is accepted', async () => {
    expect((await refusal(LIST.slice(1))).message).toContain('who are not in this file: 1.');
    expect(await load(LIST.slice(1), ['lost-students'])).toEqual({ read: 3, eligible: 2, lost: 1 });
    expect(await load(LIST)).toEqual({ read: 4, eligible: 3, lost: 0 });
    expect(await load(LIST)).toEqual({ read: 4, eligible: 3, lost: 0 });
  });

  it('stands nowhere in plain text', async () => {
    await load(LIST);
    const { rows } = await api.database.query<{ text: string }>(
      `select encode(digest, 'escape') || encode(student, 'escape') as text from portal.listed_students`,
    );
    for (const { text } of rows) expect(text).not.toMatch(/1001|1002|Whitaker|King|341985/);
  });
});

describe('direct admission', () => {
  it('ST-174: nobody without a student number has looked', async () => {
    const { status, json } = await api.call('GET', '/application/directAdmission', { as: 'nobody-yet' });
    expect(status).toBe(200);
    expect(json).toMatchObject({ studentNumber: '', eligibility: null, entryYear: '2026-27' });
  });

  it('ST-176, API-143, API-144, API-164, API-165: who is found is shown the colleges that take part, by name', async () => {
    await load(LIST);
    await withNumber('nunez', '1001');
    expect(await look('nunez', '1001', 'NUNEZ SMITH')).toMatchObject({
      status: 200,
      json: { eligible: true, ceebCode: '341985', colleges: 'all' },
    });
    const list = (await offers('nunez', '1001')).json as { college: { id: number }; kind: string }[];
    const ids = list.map(({ college }) => college.id);
    expect(ids).toContain(197869);
    expect(ids).toContain(199856);
    // Said not to take part, and not known.
    expect(ids).not.toContain(199120);
    expect(ids).not.toContain(199139);
    const { json } = await api.call('GET', '/application/directAdmission', { as: 'nunez' });
    expect(json).toMatchObject({ lastName: 'NUNEZ SMITH', eligibility: { eligible: true } });
  });

  it('shows the community colleges alone to who is on the list for these', async () => {
    await withNumber('king', '1002');
    expect((await look('king', '1002', 'King')).json).toMatchObject({ colleges: 'community' });
    const list = (await offers('king', '1002')).json as { college: { collegeType: string } }[];
    expect(list.length).toBeGreaterThan(50);
    expect(new Set(list.map(({ college }) => college.collegeType))).toEqual(new Set(['CommunityCollege']));
  });

  it('says which application is started already', async () => {
    await withNumber('starter', '1004');
    await look('starter', '1004', 'Whitaker');
    const [first] = (await offers('starter', '1004')).json as {
      applicationDefinitionId: number;
      startedId: null;
    }[];
    expect(first?.startedId).toBeNull();
    const body = { applicationDefinitionId: first?.applicationDefinitionId };
    await api.call('POST', '/application/start', { as: 'starter', body });
    const [again] = (await offers('starter', '1004')).json as { startedId: number }[];
    expect(again?.startedId).toEqual(expect.any(Number));
  });

  it('ST-175, VAL-038: a wrong name, a wrong number and a student without a code get one answer', async () => {
    await withNumber('stranger', '1001');
    expect((await look('stranger', '1001', 'Smyth')).json).toEqual(none);
    await withNumber('stranger', '9999');
    expect((await look('stranger', '9999', 'Núñez-Smith')).json).toEqual(none);
    await withNumber('lee', '1003');
    expect((await look('lee', '1003', 'Lee')).json).toEqual(none);
    expect((await offers('lee', '1003')).json).toEqual([]);
  });

  it('GAP-003: asks for the number of the profile, and forgets what was found when that changes', async () => {
    expect((await look('nunez', '1004', 'Whitaker')).status).toBe(400);
    expect((await offers('nunez', '1004')).status).toBe(404);
    await withNumber('nunez', '1004');
    const { json } = await api.call('GET', '/application/directAdmission', { as: 'nunez' });
    expect(json).toMatchObject({ studentNumber: '1004', eligibility: null });
    expect((await offers('nunez', '1004')).json).toEqual([]);
  });

  it.each([
    ['12a', 'Lee', 'studentNumber'],
    ['', 'Lee', 'studentNumber'],
    ['1'.repeat(21), 'Lee', 'studentNumber'],
    ['1001', '', 'lastName'],
    ['1001', 'x'.repeat(101), 'lastName'],
  ])('VAL-025: refuses the number %j with the name %j', async (number, name, field) => {
    const reply = await look('nunez', number, name);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
  });

  it('lets nobody guess: after five looks in vain one waits, also many at once, and a repeat counts as nothing', async () => {
    await withNumber('guesser', '555');
    await look('guesser', '555', 'Aa');
    for (let time = 0; time < 8; time++) expect((await look('guesser', '555', 'AA')).status).toBe(200);
    const replies = await Promise.all(
      ['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((name) => look('guesser', '555', name)),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    // The same number from another account waits as well, another number of theirs does not.
    await withNumber('accomplice', '555');
    expect((await look('accomplice', '555', 'J')).status).toBe(429);
    await withNumber('accomplice', '1003');
    expect((await look('accomplice', '1003', 'Lee')).status).toBe(200);
  });

  it('lets nobody guess with one number after the other', async () => {
    const statuses: number[] = [];
    for (const number of ['6001', '6002', '6003', '6004', '6005', '6006', '6007']) {
      await withNumber('hopper', number);
      statuses.push((await look('hopper', number, 'Lee')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('lets nobody guess as many people from one network', async () => {
    await withNumber('pupil-1', '7001');
    await look('pupil-1', '7001', 'Lee');
    const { rowCount } = await api.database.query(
      `update portal.list_tries set failures = $1 where key like 'network:%'`,
      [LOOK_UPS.network.free],
    );
    expect(rowCount).toBe(1);
    await withNumber('pupil-2', '7002');
    expect((await look('pupil-2', '7002', 'Lee')).status).toBe(200);
    await withNumber('pupil-3', '7003');
    expect((await look('pupil-3', '7003', 'Lee')).status).toBe(429);
    await api.database.query(`delete from portal.list_tries where key like 'network:%'`);
    expect((await look('pupil-3', '7003', 'Lee')).status).toBe(200);
  });

  it('counts who is listed without a high school as it counts strangers, so that the limit tells nothing', async () => {
    await load([...LIST, '1005,Lee,,all']);
    for (const [as, number] of [
      ['listed-in-vain', '1005'],
      ['nobody-listed', '5570099'],
    ] as const) {
      await withNumber(as, number);
      const statuses: number[] = [];
      for (const name of ['B', 'Lee', 'C', 'Lee', 'D', 'Lee', 'E'])
        statuses.push((await look(as, number, name)).status);
      expect([as, ...statuses]).toEqual([as, 200, 200, 200, 200, 200, 200, 429]);
    }
    await load(LIST, ['lost-students']);
  });

  it('needs a sign-in', async () => {
    expect((await api.call('GET', '/application/directAdmission')).status).toBe(401);
  });
});

it('opens the list with the secret of now once it was sealed anew', async () => {
  const current = randomBytes(32).toString('hex');
  await load(LIST);
  await withNumber('ann', '1004');
  await look('ann', '1004', 'Whitaker');
  const changed = { current, before: dataSecret };
  const { rows, unreadable } = await resealList(api.database, changed);
  expect(rows).toBeGreaterThanOrEqual(5);
  expect(unreadable).toBe(0);
  expect(await resealList(api.database, changed)).toEqual({ rows: 0, unreadable: 0 });
  const after = await startApi({
    beside: api,
    catalog: true,
    dataSecret: current,
    now: '2026-11-20T15:00:00Z',
  });
  expect((await after.call('GET', '/application/directAdmission', { as: 'ann' })).json).toMatchObject({
    eligibility: { eligible: true },
  });
  expect((await resealList(api.database, randomBytes(32).toString('hex'))).unreadable).toBeGreaterThan(0);
});
