import { describe, expect, it } from 'vitest';
import { startApi } from '../../test/start-api.ts';

const api = await startApi();
const path = '/collegePlanning/savedcollegeids';

describe('who may call a signed-in operation', () => {
  it('serves a token of the provider', async () => {
    expect(await api.call('GET', path, { as: 'somebody' })).toMatchObject({ status: 200, json: [] });
  });

  it('asks for a token when there is none', async () => {
    const reply = await api.call('GET', path);
    expect(reply).toMatchObject({ status: 401, json: { status: 401, title: 'Unauthorized' } });
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each([
    ['another issuer', { issuer: 'http://elsewhere.test' }],
    ['another audience', { audience: 'another-api' }],
    ['a time that is over', { expiresIn: -10 }],
  ])('refuses a token with %s', async (_, changes) => {
    const token = await api.issuer.token('somebody', changes);
    const reply = await api.call('GET', path, { token });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toContain('invalid_token');
  });

  it.each(['', '.', 'a.b.c', 'e30.e30.', 'Bearer', '🌲'.repeat(3).replaceAll('🌲', 'x')])(
    'refuses the text %j as a token',
    async (token) => {
      expect((await api.call('GET', path, { token })).status).toBe(401);
    },
  );

  it('refuses a token whose content was changed', async () => {
    const [head, body, signature] = (await api.issuer.token('somebody')).split('.');
    const changed = { ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), sub: 'another' };
    const token = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
    expect((await api.call('GET', path, { token })).status).toBe(401);
  });

  it('makes one person of two first requests at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => api.call('GET', path, { as: 'newcomer' })));
    const { rows } = await api.database.pool.query<{ count: number }>(
      `select count(*) from portal.people where subject = 'newcomer'`,
    );
    expect(rows[0]?.count).toBe(1);
  });
});

describe('answers of the server itself', () => {
  it('tells an unknown call in the one error shape', async () => {
    expect(await api.call('GET', '/no/such/call')).toMatchObject({ status: 404, json: { status: 404 } });
  });

  it.each([
    '/collegePlanning/savedcollegeids',
    '/COLLEGEPLANNING/SavedCollegeIds',
    '/collegeplanning/savedcollegeids/',
  ])('matches %s without regard to letter case', async (spelling) => {
    expect((await api.call('GET', spelling, { as: 'somebody' })).status).toBe(200);
  });

  it('names a body that is not JSON', async () => {
    const response = await fetch(`${api.url}/api/collegePlanning`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.issuer.token('x')}`, 'content-type': 'application/json' },
      body: '{"organizationId": ',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ modelState: { body: ['The body is not valid JSON.'] } });
  });

  it('refuses a body that is too large with 413', async () => {
    const reply = await api.call('POST', '/campusSearch/saveCampusSearch', {
      as: 'x',
      body: { name: 'a', search: 'x'.repeat(1_100_000) },
    });
    expect(reply.status).toBe(413);
  });

  it('describes every operation it serves', async () => {
    const reply = await api.call('GET', '/openapi.json');
    const document = reply.json as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths['/collegePlanning/deletesavedcollege'] ?? {})).toEqual([
      'post',
      'delete',
    ]);
    expect((await api.call('GET', '/docs')).text).toContain('/api/collegePlanning');
  });

  it('says that it is alive, and not ready while there are no facts', async () => {
    expect(await api.call('GET', '/health')).toMatchObject({ status: 200, json: { status: 'alive' } });
    expect(await api.call('GET', '/health/ready')).toMatchObject({
      status: 503,
      json: { status: 'not ready', database: true, catalog: false },
    });
  });
});
