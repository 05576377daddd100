import { SAVED_CAREERS_LIMIT } from '@longleaf/contract/saved-careers';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const NURSE = '29-1141.00';
const path = '/careers/savedcareers';

const codesOf = async (as: string) => (await api.call('GET', '/careers/savedcareercodes', { as })).json;

describe('saving a career (API-064)', () => {
  it.each([
    ['an object as written', { OCCCode: NURSE }],
    ['an object in another letter case', { occcode: NURSE }],
    ['a SOC code', { OCCCode: '29-1141' }],
    ['a quoted code', NURSE],
  ])('takes %s (MSG-049)', async (name, body) => {
    const reply = await api.call('POST', path, { as: `body ${name}`, body });
    expect(reply).toMatchObject({
      status: 200,
      json: {
        occCode: NURSE,
        isSaved: true,
        isNew: true,
        message: 'Saved successfully to your Saved Careers',
      },
    });
    expect(await codesOf(`body ${name}`)).toEqual([NURSE]);
  });

  it('makes one row of a double click, two tabs and a retry', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => api.call('POST', path, { as: 'double', body: { OCCCode: NURSE } })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies.filter(({ json }) => (json as { isNew: boolean }).isNew)).toHaveLength(1);
    expect(await codesOf('double')).toEqual([NURSE]);
  });

  it.each([[{}], [{ OCCCode: 'nurse' }], [{ OCCCode: 29 }], [[]], [null], [12], ['nonsense']])(
    'refuses %j and names the field',
    async (body) => {
      const reply = await api.call('POST', path, { as: 'wrong', body });
      expect(reply.status).toBe(400);
      expect(Object.keys((reply.json as { modelState: object }).modelState)).not.toEqual([]);
      expect(await codesOf('wrong')).toEqual([]);
    },
  );

  it('tells that a career does not exist', async () => {
    expect((await api.call('POST', path, { as: 'x', body: { OCCCode: '99-9999.00' } })).status).toBe(404);
  });

  it('keeps the limit when two tabs save at once', async () => {
    await api.call('POST', path, { as: 'full', body: { OCCCode: NURSE } });
    await api.database.pool.query(
      `insert into portal.saved_careers (person_id, code)
       select id, 'code ' || n from portal.people, generate_series(1, $1::int) n where subject = 'full'`,
      [SAVED_CAREERS_LIMIT - 2],
    );
    const replies = await Promise.all(
      ['47-2111.00', '11-1011.00', '15-1252.00'].map((OCCCode) =>
        api.call('POST', path, { as: 'full', body: { OCCCode } }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await codesOf('full')).toHaveLength(SAVED_CAREERS_LIMIT);
    // What is already saved can be saved again at the limit.
    expect((await api.call('POST', path, { as: 'full', body: { OCCCode: NURSE } })).status).toBe(200);
  });
});

describe('removing a saved career (API-065)', () => {
  it('works by either code, and twice without harm', async () => {
    await api.call('POST', path, { as: 'carl', body: { OCCCode: NURSE } });
    const remove = (code: string) => api.call('DELETE', `${path}?occCode=${code}`, { as: 'carl' });
    expect((await remove('29-1141')).json).toMatchObject({ occCode: NURSE, isSaved: false, removed: true });
    expect((await remove(NURSE)).json).toMatchObject({ removed: false });
    expect(await codesOf('carl')).toEqual([]);
  });

  it('never touches another person’s', async () => {
    await api.call('POST', path, { as: 'dora', body: { OCCCode: NURSE } });
    const reply = await api.call('DELETE', `${path}?occCode=${NURSE}`, { as: 'eve' });
    expect(reply.json).toMatchObject({ removed: false });
    expect(await codesOf('dora')).toEqual([NURSE]);
  });

  it.each(['', '?occCode=', '?occCode=nurse'])('asks which one: %j', async (query) => {
    const reply = await api.call('DELETE', `${path}${query}`, { as: 'carl' });
    expect(reply).toMatchObject({ status: 400, json: { modelState: { occCode: [expect.any(String)] } } });
  });
});

it.each([
  ['POST', path],
  ['DELETE', path],
  ['GET', '/careers/savedcareercodes'],
])('%s %s needs sign-in, whatever is sent', async (method, address) => {
  expect((await api.call(method, address, method === 'POST' ? { body: { nonsense: 1 } } : {})).status).toBe(
    401,
  );
});
