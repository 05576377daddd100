import type { UserProfile } from '@longleaf/contract/profile';
import type { Guardian } from '@longleaf/contract/profile-guardians';
import { ASSOCIATED_SCHOOLS_LIMIT } from '@longleaf/contract/profile-schools';
import type { School } from '@longleaf/contract/organizations';
import { describe, expect, it } from 'vitest';
import { startAccountService } from '../../../test/account-service.ts';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const accounts = await startAccountService();
const api = await startApi({ catalog: true, settings: { ACCOUNT_SERVICE_URL: accounts.url } });
const profileOf = async (as: string) => (await api.call('GET', '/users/profile', { as })).json as UserProfile;

const found = await api.call('GET', '/customers/getbytype?startsWith=east');
const [SCHOOL, OTHER] = found.json as [School, School];

const NOTHING = {
  nationalities: '',
  ethnicities: '',
  disabilities: '',
  militaryServices: '',
  religiousAffiliation: null,
  maritalStatus: null,
  hispanic: null,
};

describe('demographics (API-129, API-130)', () => {
  const get = async (as: string) => (await api.call('GET', '/users/demographics', { as })).json;
  const put = (as: string, body: unknown) => api.call('PUT', '/users/demographics', { as, body });

  it('are empty at first, then what was saved, lists joined by commas', async () => {
    expect(await get('demo')).toEqual(NOTHING);
    const said = {
      nationalities: 'US, MX,US',
      ethnicities: 'Asian,White',
      disabilities: 'Hearing',
      militaryServices: 'ROTC',
      religiousAffiliation: 54,
      maritalStatus: 'Single',
      hispanic: false,
    };
    const kept = { ...said, nationalities: 'US,MX', religiousAffiliation: '54' };
    expect(await put('demo', said)).toMatchObject({ status: 200, json: kept });
    expect(await get('demo')).toEqual(kept);
    expect((await put('demo', kept)).json).toEqual(kept);
    expect(await get('somebody else')).toEqual(NOTHING);
  });

  it('lose the ethnicities with Hispanic, and everything that is left out (GAP-121)', async () => {
    await put('hisp', { ethnicities: 'Asian', maritalStatus: 'Single' });
    expect((await put('hisp', { ethnicities: 'Asian', hispanic: true })).json).toEqual({
      ...NOTHING,
      hispanic: true,
    });
  });

  it('name each wrong field', async () => {
    const reply = await put('bad', {
      nationalities: 'US,MX,CA,FR,DE,IT',
      ethnicities: 'Martian',
      disabilities: 'Odd',
      militaryServices: 'Space',
      religiousAffiliation: 'x',
      maritalStatus: 'Single,Married',
    });
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)).toEqual({
      nationalities: ['Choose at most 5 nationalities'],
      ethnicities: [expect.any(String)],
      disabilities: [expect.any(String)],
      militaryServices: [expect.any(String)],
      religiousAffiliation: [expect.any(String)],
      maritalStatus: [expect.any(String)],
    });
    expect(await get('bad')).toEqual(NOTHING);
  });

  it.each([
    ['nationalities', 12],
    ['hispanic', 'yes'],
    ['maritalStatus', { a: 1 }],
    ['disabilities', 'x'.repeat(1001)],
  ])('refuse %s %j', async (field, value) => {
    const reply = await put('bad', { [field]: value });
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual([field]);
  });

  it('keep a stored value that no list knows (GAP-122)', async () => {
    await put('old', {});
    await api.database.pool.query(
      `update portal.profile_demographics set marital_status = 'Partnered'
       where person_id = (select id from portal.people where subject = 'old')`,
    );
    expect((await put('old', { maritalStatus: 'Partnered' })).status).toBe(200);
    expect((await put('old', { maritalStatus: 'Else' })).status).toBe(400);
  });
});

describe('parents and guardians (API-131, API-132)', () => {
  const get = async (as: string) =>
    ((await api.call('GET', '/users/parentguardianinfo', { as })).json as { guardians: Guardian[] })
      .guardians;
  const put = (as: string, body: unknown) => api.call('PUT', '/users/parentguardianinfo', { as, body });
  const MOTHER = { firstName: 'Rosa', lastName: 'Torres' };

  it('are a list, with fields that nobody documented stored as given (GAP-109)', async () => {
    expect(await get('child')).toEqual([]);
    const address = {
      street: '100 Oak St',
      city: 'Raleigh',
      state: 'NC',
      postalCode: '27601',
      isVerified: true,
    };
    const sent = {
      ...MOTHER,
      relationship: 'Mother',
      email: 'rosa@example.org',
      phoneNumber: '9195550123',
      living: true,
      graduated: false,
      address,
      favoriteColor: 'green',
      yearsAtJob: 4,
    };
    const reply = await put('child', { guardians: [sent, { firstName: 'Ed', lastName: 'Torres' }] });
    expect(reply).toMatchObject({ status: 200 });
    const kept = await get('child');
    expect(kept).toEqual((reply.json as { guardians: Guardian[] }).guardians);
    expect(kept[0]).toMatchObject({
      ...MOTHER,
      phoneNumber: '(919) 555-0123',
      living: true,
      veteran: null,
      graduated: false,
      favoriteColor: 'green',
      yearsAtJob: 4,
      // Nobody checked it, whatever was sent.
      address: { street: '100 Oak St', isVerified: false },
    });
    expect(kept[1]).toMatchObject({ firstName: 'Ed', address: null, living: null });
    expect(await get('stranger')).toEqual([]);
    await put('child', { guardians: [] });
    expect(await get('child')).toEqual([]);
  });

  it('name each wrong field of each', async () => {
    const reply = await put('child', {
      guardians: [
        { ...MOTHER, email: 'rosa', phoneNumber: '12', relationship: 'Boss' },
        {
          firstName: '',
          lastName: '4',
          mobilePhone: 'x',
          occupation: 'y'.repeat(101),
          address: { street: '' },
        },
      ],
    });
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply)).toSorted()).toEqual([
      'guardians.0.email',
      'guardians.0.phoneNumber',
      'guardians.0.relationship',
      'guardians.1.address.city',
      'guardians.1.address.postalCode',
      'guardians.1.address.state',
      'guardians.1.address.street',
      'guardians.1.firstName',
      'guardians.1.lastName',
      'guardians.1.mobilePhone',
      'guardians.1.occupation',
    ]);
    expect(await get('child')).toEqual([]);
  });

  it.each([
    [{}],
    [{ guardians: 'x' }],
    [{ guardians: [null] }],
    [{ guardians: Array.from({ length: 5 }, () => MOTHER) }],
    [{ guardians: [{ ...MOTHER, living: 'yes' }] }],
    [{ guardians: [{ ...MOTHER, extra: { nested: true } }] }],
    [
      {
        guardians: [{ ...MOTHER, ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, n])) }],
      },
    ],
  ])('refuse %j', async (body) => {
    const reply = await put('child', body);
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply)).length).toBeGreaterThan(0);
  });
});

describe('the primary connection (API-152)', () => {
  const put = (as: string, body: unknown) => api.call('PUT', '/users/primaryConnection/save', { as, body });

  it('is a school, which the sign-in provider is told of (GAP-120)', async () => {
    const reply = await put('pupil', { primaryConnectionCrmId: SCHOOL.crmId });
    expect(reply).toMatchObject({
      status: 200,
      json: { customer: SCHOOL, primaryConnectionCrmId: SCHOOL.crmId, primaryConnectionNotListed: false },
    });
    expect((await put('pupil', { primaryConnectionCrmId: SCHOOL.crmId.toUpperCase() })).json).toEqual(
      reply.json,
    );
    expect(await profileOf('pupil')).toMatchObject({
      customer: SCHOOL,
      primaryConnectionCrmId: SCHOOL.crmId,
    });
    expect(accounts.told.filter(({ person }) => person === 'pupil').at(-1)).toMatchObject({
      claims: { primaryConnection: String(SCHOOL.id), firstName: 'Maya', lastName: 'Torres' },
    });
  });

  it('can be a school that is not listed (VAL-071)', async () => {
    await put('pupil', { primaryConnectionCrmId: SCHOOL.crmId });
    expect((await put('pupil', { notListed: true })).json).toEqual({
      customer: null,
      primaryConnectionCrmId: null,
      primaryConnectionNotListed: true,
    });
    expect(await profileOf('pupil')).toMatchObject({ customer: null, primaryConnectionNotListed: true });
  });

  it.each([
    [{}],
    [{ notListed: false }],
    [{ primaryConnectionCrmId: null }],
    [{ primaryConnectionCrmId: ' ' }],
  ])('refuses no choice: %j', async (body) => {
    const reply = await put('pupil', body);
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual(['primaryConnectionCrmId']);
  });

  it('does not know a school that is not there, or is closed', async () => {
    expect((await put('pupil', { primaryConnectionCrmId: 'hs-99999' })).status).toBe(404);
    // Closed in 2026, by what is publicly known.
    const closed = await api.database.pool.query<{ id: number }>(
      'select college_id as id from catalog.college_closure limit 1',
    );
    const crmId = `col-${closed.rows[0]?.id}`;
    expect((await put('pupil', { primaryConnectionCrmId: crmId })).status).toBe(404);
  });
});

describe('associated schools (API-153, API-154)', () => {
  const add = (as: string, body: unknown) => api.call('PUT', '/users/associatedSchools/add', { as, body });
  const remove = (as: string, crmId: string) =>
    api.call('DELETE', `/users/associatedSchools/delete?crmId=${crmId}`, { as });

  it('are added once, by object or bare id, and removed once', async () => {
    expect((await add('both', { crmId: SCHOOL.crmId })).json).toEqual([SCHOOL]);
    expect((await add('both', OTHER.crmId)).json).toEqual([SCHOOL, OTHER]);
    expect((await add('both', { CRMID: SCHOOL.crmId })).json).toEqual([SCHOOL, OTHER]);
    expect(await profileOf('both')).toMatchObject({ associatedSchools: [SCHOOL, OTHER] });
    expect((await remove('both', SCHOOL.crmId.toUpperCase())).json).toEqual([OTHER]);
    expect((await remove('both', SCHOOL.crmId)).json).toEqual([OTHER]);
  });

  it('are taken off by POST as well (GAP-012)', async () => {
    await add('poster', { crmId: SCHOOL.crmId });
    const path = `/users/associatedSchools/delete?crmId=${SCHOOL.crmId}`;
    expect(await api.call('POST', path, { as: 'poster' })).toMatchObject({ status: 200, json: [] });
    expect((await api.call('POST', path)).status).toBe(401);
  });

  it('are each person’s own', async () => {
    await add('mine', { crmId: SCHOOL.crmId });
    expect((await remove('yours', SCHOOL.crmId)).json).toEqual([]);
    expect(await profileOf('mine')).toMatchObject({ associatedSchools: [SCHOOL] });
  });

  it('keep their limit when two tabs add at once', async () => {
    await add('full', { crmId: SCHOOL.crmId });
    await api.database.pool.query(
      `insert into portal.associated_schools (person_id, crm_id)
       select p.id, 'x' || n from portal.people p, generate_series(1, $1) n where p.subject = 'full'`,
      [ASSOCIATED_SCHOOLS_LIMIT - 2],
    );
    const replies = await Promise.all(
      ['col-199120', 'col-199193', 'col-198419'].map((crmId) => add('full', { crmId })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await add('full', { crmId: SCHOOL.crmId })).status).toBe(200);
  });

  it.each([
    ['PUT', '/users/associatedSchools/add', {}],
    ['PUT', '/users/associatedSchools/add', { crmId: 'x'.repeat(41) }],
    ['DELETE', '/users/associatedSchools/delete', undefined],
  ])('%s %s refuses %j', async (method, path, body) => {
    const reply = await api.call(method, path, { as: 'both', body });
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual(['crmId']);
  });

  it('must be known', async () => {
    expect((await add('both', { crmId: 'hs-99999' })).status).toBe(404);
  });
});

it.each([
  ['GET', '/users/demographics'],
  ['PUT', '/users/demographics'],
  ['GET', '/users/parentguardianinfo'],
  ['PUT', '/users/parentguardianinfo'],
  ['PUT', '/users/primaryConnection/save'],
  ['PUT', '/users/associatedSchools/add'],
  ['DELETE', '/users/associatedSchools/delete'],
])('%s %s needs sign-in', async (method, path) => {
  expect((await api.call(method, path, method === 'PUT' ? { body: {} } : {})).status).toBe(401);
});
