import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const dataSecret = randomBytes(32).toString('hex');
const open = await startApi({ catalog: true, now: '2026-06-01T12:00:00Z', dataSecret });
const at = (now: string) => startApi({ beside: open, catalog: true, now, dataSecret });
const form = {
  gradDate: '2026-06-11',
  classRank: '84 of 512',
  weightedGPA: 3.41,
  unweightedGPA: '3.02',
  satComposite: 1060,
  actComposite: '',
  intendedMajor: 'Computer science',
  requireCampusHousing: true,
  appliedToUncInstitution: true,
  denialsReceivedFrom:
    'North Carolina State University at Raleigh;University of North Carolina at Chapel Hill',
  acceptedFrom: '',
  entryTerm: 'Fall',
  entryYear: 1999,
  textAuth: true,
  applyFinancialAid: false,
};
const send = (as: string, part: object = {}, api = open) =>
  api.call('POST', '/Prospect/insertprospectcrp', {
    as,
    body: { source: 'CRP', additionalData: { ...form, ...part } },
  });
const profile = (as: string) =>
  open.call('PUT', '/users/profile/save', { as, body: { firstName: 'Ada', lastName: 'Lovelace' } });

it('keeps what was sent, with the entry year of now and the name of the profile (API-140, CON-080)', async () => {
  await profile('ann');
  const { status, json } = await send('ann');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    already: false,
    name: 'Ada Lovelace',
    sentAt: '2026-06-01T12:00:00.000Z',
    additionalData: {
      ...form,
      unweightedGPA: 3.02,
      actComposite: null,
      entryYear: 2026,
      deniedAdmission: true,
      acceptedToUncInstitution: false,
    },
  });
  expect((await open.call('GET', '/Prospect/crp', { as: 'ann' })).json).toMatchObject({
    additionalData: { intendedMajor: 'Computer science' },
  });
});

it('is sealed where it lies', async () => {
  await send('sealed');
  const { rows } = await open.database.query<{ form: Buffer }>('select form from portal.pool_forms');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.form.toString('latin1')).not.toContain('Computer');
});

it('sent again changes nothing, and answers what was sent', async () => {
  await send('twice');
  const again = await send('twice', { intendedMajor: 'Dance' });
  expect(again).toMatchObject({
    status: 200,
    json: { already: true, additionalData: { intendedMajor: 'Computer science' } },
  });
});

it('sent fifty times at once is kept once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('many')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(answers.filter(({ json }) => !(json as { already: boolean }).already)).toHaveLength(1);
});

it('is closed from October to March, and a form of before stays readable in its year (ST-171, GAP-062)', async () => {
  const closed = await at('2026-11-22T12:00:00Z');
  expect(await send('late', {}, closed)).toMatchObject({
    status: 409,
    json: { detail: 'The pool is closed now. It is open from April to September.' },
  });
  expect((await closed.call('GET', '/Prospect/crpWindow')).json).toEqual({
    isOpen: false,
    opensOn: '2027-04-01',
    closesOn: '2027-09-30',
    entryYear: 2027,
  });
  expect((await open.call('GET', '/Prospect/crpWindow')).json).toMatchObject({
    isOpen: true,
    entryYear: 2026,
  });
});

it.each([
  ['2027-04-01T03:59:59Z', false, 2027],
  ['2027-04-01T04:00:00Z', true, 2027],
  ['2027-10-01T03:59:59Z', true, 2027],
  ['2027-10-01T04:00:00Z', false, 2028],
])(
  'at %s by the clock of North Carolina: open %s, for those who start in %i',
  async (now, isOpen, entryYear) => {
    const then = await at(now);
    expect((await then.call('GET', '/Prospect/crpWindow')).json).toMatchObject({ isOpen, entryYear });
    expect((await then.call('GET', '/Prospect/taap', { as: 'ann' })).json).toMatchObject({ entryYear });
    expect((await send(`edge-${now}`, { gradDate: '2027-06-11' }, then)).status).toBe(isOpen ? 200 : 409);
  },
);

it('takes a form for each entry year', async () => {
  await send('ann');
  const next = await at('2027-05-01T12:00:00Z');
  expect((await next.call('GET', '/Prospect/crp', { as: 'ann' })).json).toBeNull();
  expect((await send('ann', { gradDate: '2027-06-11' }, next)).json).toMatchObject({
    already: false,
    additionalData: { entryYear: 2027 },
  });
});

it.each<[string, object]>([
  ['gradDate', { gradDate: '' }],
  ['weightedGPA', { weightedGPA: 34.1 }],
  ['unweightedGPA', { unweightedGPA: 'A' }],
  ['satComposite', { satComposite: 1065 }],
  ['actComposite', { actComposite: 37 }],
  ['classRank', { classRank: 'x'.repeat(31) }],
  ['intendedMajor', { intendedMajor: 'x'.repeat(101) }],
  ['entryTerm', { entryTerm: 'Winter' }],
  ['denialsReceivedFrom', { denialsReceivedFrom: 'Hogwarts' }],
  [
    'acceptedFrom',
    { denialsReceivedFrom: 'Duke University', acceptedFrom: 'Duke University;Elon University' },
  ],
  ['acceptedFrom', { acceptedFrom: 'Duke University;Hogwarts' }],
  ['requireCampusHousing', { requireCampusHousing: 'maybe' }],
  ['textAuth', { textAuth: null }],
])('names the field %s that is wrong, and keeps nothing', async (field, part) => {
  const { status, json } = await send('wrong', part);
  expect(status).toBe(400);
  expect(Object.keys((json as { modelState: object }).modelState)).toEqual([`additionalData.${field}`]);
  expect((await open.call('GET', '/Prospect/crp', { as: 'wrong' })).json).toBeNull();
});

describe('taking a form back', () => {
  const takeBack = (as: string | null, body: object = { pool: 'CRP', entryYear: 2026 }, api = open) =>
    api.call('POST', '/Prospect/takeBackPoolForm', { ...(as !== null && { as }), body });
  const all = async (as: string) => (await open.call('GET', '/Prospect/poolForms', { as })).json;
  const standing = {
    pool: 'CRP',
    entryYear: 2026,
    sentAt: '2026-06-01T12:00:00.000Z',
    takenBackAt: null,
  };

  it('is kept with its moment; once more, it changes nothing', async () => {
    await send('back');
    expect(await all('back')).toEqual({ forms: [standing] });
    const taken = { ...standing, takenBackAt: '2026-06-01T12:00:00.000Z' };
    expect(await takeBack('back')).toMatchObject({ status: 200, json: taken });
    const later = await at('2026-06-03T12:00:00Z');
    expect((await takeBack('back', undefined, later)).json).toEqual(taken);
    expect(await all('back')).toEqual({ forms: [taken] });
    expect((await open.call('GET', '/Prospect/crp', { as: 'back' })).json).toMatchObject({
      takenBackAt: taken.takenBackAt,
      additionalData: { intendedMajor: 'Computer science' },
    });
  });

  it('lets it be sent anew while the pool is open, and no longer', async () => {
    await send('anew');
    await takeBack('anew');
    const closed = await at('2026-10-01T12:00:00Z');
    expect((await send('anew', {}, closed)).status).toBe(409);
    expect((await send('anew', { intendedMajor: 'Dance' })).json).toMatchObject({
      already: false,
      takenBackAt: null,
      additionalData: { intendedMajor: 'Dance' },
    });
    expect((await send('anew', { intendedMajor: 'Law' })).json).toMatchObject({
      already: true,
      additionalData: { intendedMajor: 'Dance' },
    });
  });

  it('is there for a form of a former year, too', async () => {
    await send('former');
    const next = await at('2027-05-01T12:00:00Z');
    expect((await takeBack('former', undefined, next)).json).toMatchObject({
      takenBackAt: '2027-05-01T12:00:00.000Z',
    });
  });

  it.each<[string, object]>([
    ['pool', { pool: 'X', entryYear: 2026 }],
    ['entryYear', { pool: 'CRP', entryYear: 'soon' }],
  ])('names the field %s that is wrong', async (field, body) => {
    const { status, json } = await takeBack('back', body);
    expect(status).toBe(400);
    expect(Object.keys((json as { modelState: object }).modelState)).toEqual([field]);
  });

  it('is for whoever sent it alone', async () => {
    await send('owner');
    expect((await takeBack(null)).status).toBe(401);
    expect((await open.call('GET', '/Prospect/poolForms')).status).toBe(401);
    expect((await takeBack('eve')).status).toBe(404);
    expect(await all('eve')).toEqual({ forms: [] });
    expect(await all('owner')).toEqual({ forms: [standing] });
  });
});

it('needs somebody who is signed in', async () => {
  expect(
    (await open.call('POST', '/Prospect/insertprospectcrp', { body: { additionalData: form } })).status,
  ).toBe(401);
  expect((await open.call('GET', '/Prospect/crp')).status).toBe(401);
});

it('shows nobody the form of another', async () => {
  await send('ann');
  expect((await open.call('GET', '/Prospect/crp', { as: 'eve' })).json).toBeNull();
});

it('lists the colleges of the state by name, open ones alone (API-141, API-169, MOD-019)', async () => {
  const list = async (name: string) =>
    (await open.call('GET', `/institutions/${name}`)).json as { id: number; name: string }[];
  const [all, unc, community] = await Promise.all(
    ['getSchoolList', 'getUncSchools', 'getCommunityColleges'].map(list),
  );
  expect(unc).toHaveLength(16);
  expect(community).toHaveLength(58);
  expect(all?.map(({ name }) => name)).toContain('Duke University');
  expect(all?.map(({ name }) => name)).toEqual(
    all?.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  expect(unc?.[0]).toEqual({
    id: 197869,
    name: 'Appalachian State University',
    urlName: 'appalachian-state-university',
    city: 'Boone',
  });
});
