import { expect, it } from 'vitest';
import { startApi } from '../../test/start-api.ts';

const api = await startApi({
  catalog: true,
  verifyToken: () => Promise.reject(new Error('The keys of the sign-in provider are not to be had')),
});
const token = 'a.b.c';

it('facts are served to whoever is signed in while nobody can tell who it is', async () => {
  const careers = await api.call('GET', '/careers/occupations', { token });
  expect(careers).toMatchObject({ status: 200 });
  expect(careers.headers.get('cache-control')).toBe('no-store');
  expect((await api.call('POST', '/campusSearch/institutionFilters', { token, body: [] })).status).toBe(200);
});

it('what needs to know it answers 503 with when to come back, and ends no session', async () => {
  for (const path of ['/collegePlanning/savedcollegeids', '/careers/occupations?searchType=saved']) {
    const answer = await api.call('GET', path, { token });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }
});
