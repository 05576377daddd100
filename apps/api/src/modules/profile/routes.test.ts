import { freshSignInNeeded } from '@longleaf/contract/account-safety';
import type { Address } from '@longleaf/contract/addresses';
import type { UserProfile } from '@longleaf/contract/profile';
import { describe, expect, it } from 'vitest';
import { startAccountService } from '../../../test/account-service.ts';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const accounts = await startAccountService();
const api = await startApi({
  catalog: true,
  now: '2026-11-21T17:00:00Z',
  settings: { ACCOUNT_SERVICE_URL: accounts.url },
});

const read = async (as: string) => (await api.call('GET', '/users/profile', { as })).json as UserProfile;
const save = (as: string, body: object) => api.call('PUT', '/users/profile/save', { as, body });

const HOME = { street: '100 Oak St', city: 'Chapel Hill', state: 'NC', postalCode: '27514', country: 'US' };
async function checked(address: object): Promise<Address> {
  const reply = await api.call('POST', '/Address/Validate', { body: address });
  return (reply.json as { providedAddress: Address }).providedAddress;
}

describe('a profile (API-045)', () => {
  it('begins with what the sign-in provider knows', async () => {
    expect(await read('new')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstName: 'Maya',
      middleName: '',
      lastName: 'Torres',
      suffix: '',
      nickname: '',
      email: 'new@example.org',
      emailVerified: true,
      role: 2,
      gender: null,
      dateOfBirth: null,
      graduationYear: null,
      socialSecurityNumber: null,
      phoneNumber: '',
      daytimePhone: '',
      eveningPhone: '',
      mailingPhone: '',
      mobilePhone: '',
      permAddress: null,
      mailAddress: null,
      addressVerified: false,
      customer: null,
      primaryConnectionCrmId: null,
      primaryConnectionNotListed: false,
      associatedSchools: [],
      textingOptIns: [],
      passwordInvalid: false,
      twoFactor: false,
      addressInvalid: false,
      enrollmentStatus: '',
      studentId: '',
      heSUserId: null,
    });
  });

  it('says that the password must be put right when the provider does (GAP-119)', async () => {
    accounts.people.set('weak', { passwordInvalid: true });
    expect(await read('weak')).toMatchObject({ passwordInvalid: true });
    const limited = await api.call('GET', '/users/limitedProfile', { as: 'weak' });
    expect(limited.json).toMatchObject({ passwordInvalid: true });
  });

  it('follows an e-mail that was changed at the provider, and keeps its own names', async () => {
    await save('mover', { firstName: 'Ann' });
    accounts.people.set('mover', { email: 'other@example.org', given_name: 'Stale' });
    expect(await read('mover')).toMatchObject({ email: 'other@example.org', firstName: 'Ann' });
    accounts.fail.status = 503;
    expect(await read('mover')).toMatchObject({ email: 'other@example.org', firstName: 'Ann' });
    accounts.fail.status = undefined;
  });

  it('can be read while the provider is away, and gets its names when it is back', async () => {
    accounts.fail.status = 503;
    expect(await read('early')).toMatchObject({ firstName: '', email: '' });
    expect((await save('early', { gender: 1 })).status).toBe(200);
    accounts.fail.status = undefined;
    expect(await read('early')).toMatchObject({ firstName: 'Maya', gender: 1, email: 'early@example.org' });
  });
});

describe('saving a profile (API-046)', () => {
  it('keeps what is sent and gives the profile as it is then (GAP-116)', async () => {
    const reply = await save('saver', {
      firstName: ' Maya ',
      middleName: 'Ruth',
      lastName: "O'Neil-Torres",
      suffix: 'Jr.',
      nickname: 'May',
      role: 2 | 64,
      gender: '1',
      dateOfBirth: '2009-05-31',
      graduationYear: 2027,
      phoneNumber: '919.555.0123',
      mobilePhone: '(919) 555-0199 x12',
      textingOptIns: ['Deadlines', 'Deadlines'],
      enrollmentStatus: 'InSchool',
    });
    expect(reply).toMatchObject({
      status: 200,
      json: {
        firstName: 'Maya',
        lastName: "O'Neil-Torres",
        role: 66,
        gender: 1,
        dateOfBirth: '2009-05-31',
        graduationYear: 2027,
        phoneNumber: '(919) 555-0123',
        mobilePhone: '(919) 555-0199 ext. 12',
        textingOptIns: ['Deadlines'],
        enrollmentStatus: 'InSchool',
      },
    });
    expect(await read('saver')).toEqual(reply.json);
    // The same once more changes nothing.
    expect((await save('saver', reply.json as object)).json).toEqual(reply.json);
  });

  it('changes only the fields of its section, and clears one that is sent empty', async () => {
    await save('part', {
      nickname: 'May',
      mobilePhone: '919 555 0123',
      gender: 2,
      dateOfBirth: '2009-01-01',
    });
    await save('part', { mobilePhone: '', gender: null, dateOfBirth: null });
    expect(await read('part')).toMatchObject({
      nickname: 'May',
      mobilePhone: '',
      gender: null,
      dateOfBirth: null,
    });
  });

  it('lists every message by its field', async () => {
    const reply = await save('wrong', {
      firstName: '',
      lastName: 'T0rres',
      middleName: '<b>',
      nickname: '!!',
      suffix: '3rd!',
      role: 0,
      gender: 9,
      dateOfBirth: '2026-11-22',
      graduationYear: 2026,
      socialSecurityNumber: '666-12-3456',
      phoneNumber: '12345',
      mailingPhone: 'call me',
      textingOptIns: ['Everything'],
      enrollmentStatus: 'Odd',
      mailAddress: { ...HOME, street: '', postalCode: '2751' },
    });
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)).toEqual({
      firstName: ['Enter your first name'],
      lastName: [expect.stringContaining('only letters')],
      middleName: [expect.stringContaining('only letters')],
      nickname: [expect.stringContaining('only letters')],
      suffix: ['Choose a suffix from the list'],
      role: ['Choose at least one that fits you'],
      gender: ['Choose from the list'],
      dateOfBirth: ['Enter a date that is not in the future'],
      graduationYear: ['Choose a graduation year from the list'],
      socialSecurityNumber: ['This is not a valid Social Security number'],
      phoneNumber: [expect.stringContaining('10 digits')],
      mailingPhone: [expect.stringContaining('10 digits')],
      textingOptIns: ['Choose topics from the list'],
      enrollmentStatus: ['Choose from the list'],
      'mailAddress.street': ['Enter a street address'],
      'mailAddress.postalCode': [expect.stringContaining('5 digits')],
    });
    expect(await read('wrong')).toMatchObject({ firstName: 'Maya', gender: null, mailAddress: null });
  });

  it.each([
    ['firstName', 12],
    ['gender', 'x'],
    ['role', 256],
    ['role', 1.5],
    ['role', -2],
    ['graduationYear', '20x7'],
    ['dateOfBirth', '2009-02-30'],
    ['dateOfBirth', '1898-12-31'],
    ['socialSecurityNumber', '123456789'],
    ['textingOptIns', 'Deadlines'],
    ['nickname', 'x'.repeat(400)],
  ])('refuses %s %j', async (field, value) => {
    const reply = await save('types', { [field]: value });
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual([field]);
  });

  it('keeps a graduation year and a status that are no longer in the lists', async () => {
    await save('older', { nickname: 'Old' });
    await api.database.pool.query(
      `update portal.profiles set graduation_year = 2019, enrollment_status = 'Gone', gender = 77
       where person_id = (select id from portal.people where subject = 'older')`,
    );
    const reply = await save('older', { graduationYear: 2019, enrollmentStatus: 'Gone', gender: 77 });
    expect(reply).toMatchObject({ status: 200, json: { graduationYear: 2019, gender: 77 } });
    expect((await save('older', { graduationYear: 2018 })).status).toBe(400);
  });

  it('takes nothing that is the server’s to say', async () => {
    const other = await read('other');
    const reply = await save('mass', {
      id: other.id,
      email: 'evil@example.org',
      emailVerified: false,
      addressVerified: true,
      passwordInvalid: true,
      studentId: 'abc',
      heSUserId: 'x',
      customer: { name: 'x', crmId: 'hs-00001', ceeb_code: null },
      primaryConnectionCrmId: 'hs-00001',
      associatedSchools: [{ crmId: 'hs-00001' }],
      personId: other.id,
      accountTold: false,
      nickname: 'Mass',
    });
    expect(reply).toMatchObject({
      status: 200,
      json: {
        email: 'mass@example.org',
        emailVerified: true,
        addressVerified: false,
        passwordInvalid: false,
        studentId: '',
        heSUserId: null,
        customer: null,
        primaryConnectionCrmId: null,
        associatedSchools: [],
        nickname: 'Mass',
      },
    });
    expect((reply.json as UserProfile).id).not.toBe(other.id);
    expect(await read('other')).toEqual(other);
  });
});

describe('names and roles at the sign-in provider', () => {
  const toldOf = (person: string) => accounts.told.filter((one) => one.person === person);

  it('are told of a change, once', async () => {
    await save('told', { firstName: 'Ada', role: 4 });
    await save('told', { nickname: 'A' });
    await read('told');
    expect(toldOf('told')).toEqual([
      { person: 'told', claims: { firstName: 'Ada', lastName: 'Torres', role: 4, primaryConnection: null } },
    ]);
  });

  it('are told later when the provider was away', async () => {
    await read('late');
    accounts.fail.status = 503;
    expect((await save('late', { lastName: 'Lovelace' })).status).toBe(200);
    accounts.fail.status = undefined;
    expect(toldOf('late')).toEqual([]);
    await read('late');
    await read('late');
    expect(toldOf('late')).toMatchObject([{ claims: { lastName: 'Lovelace' } }]);
  });
});

describe('addresses of a profile', () => {
  it('are what a check said of them, and a street that nobody checked is not verified', async () => {
    const mailAddress = await checked(HOME);
    expect((await save('addr', { mailAddress })).json).toMatchObject({
      addressVerified: false,
      addressInvalid: false,
      mailAddress: { isVerified: false, resultCodes: ['AV12'], county: '068' },
    });
    // Somebody else may live at a checked address; another street is another address.
    await save('addr', { permAddress: { ...mailAddress, firstName: 'Ann' } });
    expect(await read('addr')).toMatchObject({ addressInvalid: false });
    await save('addr', { permAddress: { ...mailAddress, street: '101 Oak St' } });
    expect(await read('addr')).toMatchObject({
      addressVerified: false,
      addressInvalid: true,
      permAddress: { isVerified: false, signature: '', resultCodes: [] },
    });
  });

  it.each([
    ['made up', { ...HOME, isVerified: true, signature: 'x'.repeat(43) }],
    ['none', { ...HOME, isVerified: true }],
    ['of one that failed', { failed: true }],
  ])('with a signature that is %s are not verified', async (name, address) => {
    const failed = { ...(await checked({ ...HOME, postalCode: '00000' })), isVerified: true };
    const mailAddress = 'failed' in address ? failed : address;
    expect((await save(`seal ${name}`, { mailAddress, addressVerified: true })).json).toMatchObject({
      addressVerified: false,
      addressInvalid: true,
    });
  });

  it('that are kept on purpose are not verified and need no attention (ST-234)', async () => {
    const provided = await checked({ ...HOME, postalCode: '27601' });
    const kept = await save('keeper', { mailAddress: { ...provided, userOverride: true } });
    expect(kept.json).toMatchObject({
      addressVerified: false,
      addressInvalid: false,
      mailAddress: { userOverride: true, isVerified: false, resultCodes: ['AE01'] },
    });
    const good = await checked(HOME);
    const both = await save('keeper', { mailAddress: { ...good, userOverride: true } });
    expect(both.json).toMatchObject({ mailAddress: { userOverride: true, isVerified: false } });
  });

  it('stay when null is sent (GAP-051, VAL-006)', async () => {
    await save('nulls', { mailAddress: await checked(HOME) });
    await save('nulls', { permAddress: null, mailAddress: null, addressVerified: true, nickname: 'N' });
    expect(await read('nulls')).toMatchObject({ nickname: 'N', mailAddress: { street: '100 Oak St' } });
  });

  it('of other countries need no check', async () => {
    const mailAddress = { street: 'Unter den Linden 1', city: 'Berlin', postalCode: '10117', country: 'DE' };
    expect((await save('abroad', { mailAddress })).json).toMatchObject({
      addressVerified: false,
      addressInvalid: false,
      mailAddress: { country: 'DE', state: '', county: '' },
    });
  });

  it('lose the county outside North Carolina', async () => {
    const mailAddress = { ...HOME, state: 'VA', postalCode: '22030', county: '068' };
    expect((await save('county', { mailAddress })).json).toMatchObject({ mailAddress: { county: '' } });
  });
});

describe('the limited profile (API-150, API-151)', () => {
  it('has the name, the addresses and what must be put right, and saves the addresses (GAP-096)', async () => {
    await save('limited', { mailAddress: HOME });
    const before = (await api.call('GET', '/users/limitedProfile', { as: 'limited' })).json;
    expect(before).toEqual({
      id: expect.any(String),
      firstName: 'Maya',
      lastName: 'Torres',
      email: 'limited@example.org',
      permAddress: null,
      mailAddress: expect.objectContaining({ isVerified: false }),
      addressVerified: false,
      passwordInvalid: false,
      addressInvalid: true,
    });
    const reply = await api.call('POST', '/users/limitedProfile/save', {
      as: 'limited',
      body: { mailAddress: await checked(HOME), permAddress: null, firstName: 'Ignored', role: 128 },
    });
    expect(reply).toMatchObject({ status: 200, json: { addressInvalid: false } });
    expect(await read('limited')).toMatchObject({ firstName: 'Maya', role: 2 });
  });

  it('names each wrong field', async () => {
    const body = { mailAddress: { ...HOME, city: '' }, permAddress: { ...HOME, state: 'XX' } };
    const reply = await api.call('POST', '/users/limitedProfile/save', { as: 'limited', body });
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)).toEqual({
      'mailAddress.city': ['Enter a city'],
      'permAddress.state': ['Choose a state'],
    });
  });
});

describe('the Social Security number', () => {
  const NUMBER = '219-09-9998';
  const stored = async (person: string) => {
    const { rows } = await api.database.pool.query<{ sealed: Buffer | null; whole: string }>(
      `select social_security_number as sealed, profiles::text as whole from portal.profiles
       where person_id = (select id from portal.people where subject = $1)`,
      [person],
    );
    return rows[0];
  };

  it('is sealed in the database and shown by its last four digits', async () => {
    const reply = await save('ssn', { socialSecurityNumber: NUMBER });
    expect(reply).toMatchObject({ status: 200, json: { socialSecurityNumber: '***-**-9998' } });
    expect(reply.text).not.toContain('219-09');
    const row = await stored('ssn');
    expect(row?.sealed?.toString('latin1')).not.toMatch(/219-?09-?9998/);
    expect(row?.whole).not.toContain('9998');
  });

  it('is shown whole after signing in afresh, never otherwise', async () => {
    await save('ssn', { socialSecurityNumber: NUMBER });
    const seconds = Math.floor(Date.now() / 1000);
    const ask = async (authTime?: number) => {
      const token = await api.issuer.token('ssn', authTime === undefined ? {} : { authTime });
      return api.call('GET', '/users/socialSecurityNumber', { token });
    };
    const fresh = await ask(seconds - 60);
    expect(fresh).toMatchObject({ status: 200, json: { socialSecurityNumber: NUMBER } });
    expect(fresh.headers.get('cache-control')).toContain('no-store');
    for (const stale of [await ask(seconds - 700), await ask()]) {
      expect(stale).toMatchObject({ status: 403, json: { detail: freshSignInNeeded } });
      expect(stale.text).not.toContain('9998');
    }
    const none = await api.issuer.token('no number', { authTime: seconds });
    expect((await api.call('GET', '/users/socialSecurityNumber', { token: none })).json).toEqual({
      socialSecurityNumber: null,
    });
  });

  it('stays when null or the mask comes back, and goes when it is sent empty', async () => {
    await save('ssn', { socialSecurityNumber: NUMBER });
    const before = (await stored('ssn'))?.sealed;
    await save('ssn', { socialSecurityNumber: '***-**-9998' });
    await save('ssn', { socialSecurityNumber: null });
    expect((await stored('ssn'))?.sealed).toEqual(before);
    await save('ssn', { socialSecurityNumber: '' });
    expect((await stored('ssn'))?.sealed).toBeNull();
    expect(await read('ssn')).toMatchObject({ socialSecurityNumber: null });
  });

  it('does not open in another person’s row, and the page still works', async () => {
    await save('ssn', { socialSecurityNumber: NUMBER });
    await save('thief', { nickname: 'T' });
    await api.database.pool.query(
      `update portal.profiles set social_security_number = $1
       where person_id = (select id from portal.people where subject = 'thief')`,
      [(await stored('ssn'))?.sealed],
    );
    expect(await read('thief')).toMatchObject({ socialSecurityNumber: null, nickname: 'T' });
  });

  it('is in no message about it', async () => {
    const reply = await save('ssn', { socialSecurityNumber: '666-44-1234' });
    expect(reply.status).toBe(400);
    expect(reply.text).not.toMatch(/666|1234/);
  });
});

describe('the student number (API-133)', () => {
  const put = (as: string, body: unknown) => api.call('POST', '/users/studentNumber/save', { as, body });

  it('is kept, digits only, and taken away by empty text', async () => {
    expect(await put('pupil', { studentNumber: '0012345' })).toMatchObject({
      status: 200,
      json: { studentNumber: '0012345' },
    });
    expect(await read('pupil')).toMatchObject({ studentId: '0012345' });
    expect((await put('pupil', { STUDENTNUMBER: 77 })).json).toEqual({ studentNumber: '77' });
    await put('pupil', { studentNumber: '' });
    expect(await read('pupil')).toMatchObject({ studentId: '' });
  });

  it.each([['12a'], ['١٢'], ['1'.repeat(21)], [{}], [-1], [1.5]])('refuses %j', async (studentNumber) => {
    const reply = await put('pupil', { studentNumber });
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toEqual(['studentNumber']);
  });

  it('is nobody else’s to change (GAP-137)', async () => {
    const other = await read('other pupil');
    const own = await read('pupil');
    expect((await put('pupil', { userId: other.id, studentNumber: '1' })).status).toBe(404);
    expect((await put('pupil', { userId: 'other pupil', studentNumber: '1' })).status).toBe(404);
    expect(await read('other pupil')).toMatchObject({ studentId: '' });
    expect((await put('pupil', { userId: own.id, studentNumber: '2' })).status).toBe(200);
    // The provider's name for the caller is the caller's too.
    expect((await put('pupil', { userId: 'pupil', studentNumber: '3' })).status).toBe(200);
  });
});

it.each([
  ['GET', '/users/profile'],
  ['PUT', '/users/profile/save'],
  ['GET', '/users/limitedProfile'],
  ['POST', '/users/limitedProfile/save'],
  ['POST', '/users/studentNumber/save'],
])('%s %s needs sign-in and is never stored', async (method, path) => {
  const reply = await api.call(method, path, method === 'GET' ? {} : { body: {} });
  expect(reply.status).toBe(401);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

describe('the calls to the sign-in host', () => {
  const save = (body: object) => api.call('PUT', '/users/profile/save', { as: 'few-calls', body });

  it('are one where it is asked where letters go', async () => {
    await save({ nickname: 'First' });
    accounts.calls.length = 0;
    await api.call('PUT', '/application/1', { as: 'few-calls', body: { completed: true } });
    expect(accounts.calls).toEqual(['GET /userInfo']);
  });

  it('are one for a section that is saved, and one more to tell it of names', async () => {
    await save({ nickname: 'First' });
    accounts.calls.length = 0;
    expect((await save({ nickname: 'Second' })).json).toMatchObject({
      nickname: 'Second',
      firstName: 'Maya',
      email: 'few-calls@example.org',
      emailVerified: true,
      passwordInvalid: false,
    });
    expect(accounts.calls).toEqual(['GET /account-service/me']);
    accounts.calls.length = 0;
    await save({ firstName: 'May' });
    expect(accounts.calls).toEqual(['GET /account-service/me', 'POST /account-service/me/claims']);
  });
});

describe('the language in which somebody reads', () => {
  const choose = (as: string, body: object) => api.call('PUT', '/users/language', { as, body });
  const stored = async (as: string) => {
    const { rows } = await api.database.pool.query<{ language: string }>(
      `select p.language from portal.profiles p join portal.people o on o.id = p.person_id where o.subject = $1`,
      [as],
    );
    return rows[0]?.language;
  };

  it('is told to the sign-in host, which says it at the next sign-in, and kept', async () => {
    for (let time = 0; time < 2; time++)
      expect(await choose('reader', { language: 'es' })).toMatchObject({
        status: 200,
        json: { language: 'es' },
      });
    expect(accounts.spoken.get('reader')).toBe('es');
    expect(await stored('reader')).toBe('es');
    expect(await stored('another')).toBeUndefined();
  });

  it('is one that a profile can hold', async () => {
    const reply = await choose('reader', { language: 'en-XA' });
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)).toEqual({ language: ['Choose a language that we write in.'] });
  });

  it('is not kept when the sign-in host cannot hear of it', async () => {
    const alone = await startApi({ beside: api });
    const reply = await alone.call('PUT', '/users/language', { as: 'reader', body: { language: 'en' } });
    expect(reply.status).toBe(503);
    expect(await stored('reader')).toBe('es');
  });
});
