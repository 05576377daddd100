import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
type School = { id: number; name: string; crmId: string; ceeb_code: string | null; city: string };
const get = async (path: string) => (await api.call('GET', path)).json;

describe('customers by type (API-168)', () => {
  it('are high schools unless stated, found by the start of any word, without sign-in', async () => {
    const schools = (await get('/customers/getbytype?startsWith=chapel%20hill')) as School[];
    expect(schools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Chapel Hill High', 'East Chapel Hill High']),
    );
    expect(schools[0]).toEqual({
      id: expect.any(Number),
      name: 'Chapel Hill High',
      crmId: expect.stringMatching(/^hs-\d{5}$/),
      ceeb_code: expect.stringMatching(/^\d{6}$/),
      city: 'Chapel Hill',
      state: 'NC',
    });
  });

  it('are colleges when asked for, in any letter case of path, name and type', async () => {
    const colleges = (await get('/Customers/GetByType?StartsWith=duke%20univ&TYPE=college')) as School[];
    expect(colleges[0]).toMatchObject({ id: 198419, name: 'Duke University', crmId: 'col-198419' });
  });

  it('are 50 at most, also for no text at all', async () => {
    expect((await get('/customers/getbytype')) as School[]).toHaveLength(50);
    expect(await get('/customers/getbytype?startsWith=zzzz')).toEqual([]);
  });

  it.each([
    ['type=University', 'type'],
    [`startsWith=${'x'.repeat(101)}`, 'startsWith'],
  ])('refuses %s', async (query, field) => {
    expect(await api.call('GET', `/customers/getbytype?${query}`)).toMatchObject({
      status: 400,
      json: { modelState: { [field]: [expect.any(String)] } },
    });
  });

  it('may be cached until the facts change', async () => {
    const { headers } = await api.call('GET', '/customers/getbytype?startsWith=a');
    expect(headers.get('etag')).toMatch(/^W\//);
    expect(headers.get('cache-control')).toContain('public');
  });
});

describe('organizations (API-166)', () => {
  it('come by name, page by page, each once', async () => {
    const seen: number[] = [];
    let total = 1;
    for (let page = 1; seen.length < total && page < 100; page++) {
      const given = (await get(`/organizations?type=PK-12&pageSize=500&pageNumber=${page}`)) as {
        organizations: School[];
        totalCount: number;
      };
      total = given.totalCount;
      seen.push(...given.organizations.map(({ id }) => id));
    }
    expect(total).toBe(921);
    expect(new Set(seen).size).toBe(921);
  });

  it('are served under the singular too (GAP-004), with schools and colleges in one list', async () => {
    const given = (await get('/organization?startsWith=durham')) as {
      organizations: { type: string }[];
      pageSize: number;
    };
    expect(given.pageSize).toBe(100);
    expect(new Set(given.organizations.map(({ type }) => type))).toEqual(new Set(['PK-12', 'College']));
  });

  it.each(['pageNumber=0', 'pageSize=501', 'type=x'])('refuse %s', async (query) => {
    expect((await api.call('GET', `/organizations?${query}`)).status).toBe(400);
  });
});

describe('one organization (API-167)', () => {
  it('is found by number and by crmId', async () => {
    const college = { id: 199120, type: 'College', state: 'NC', county: 'Orange County' };
    expect(await get('/organizations/199120')).toMatchObject(college);
    expect(await get('/organization/COL-199120')).toMatchObject(college);
  });

  it('has its own site as a link, also where it was written down without https', async () => {
    expect(await get('/organizations/199120')).toMatchObject({ website: 'https://www.unc.edu/' });
    const { organizations } = (await get('/organizations?type=College&pageSize=500')) as {
      organizations: { website: string | null }[];
    };
    for (const { website } of organizations) expect(website ?? 'https://').toMatch(/^https?:\/\//);
  });

  it.each(['999999999', 'hs-99999', 'constructor', '%20x'])('%s is not there', async (id) => {
    expect((await api.call('GET', `/organizations/${id}`)).status).toBe(404);
  });
});
