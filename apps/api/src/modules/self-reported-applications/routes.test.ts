import { REPORTED_LIMIT } from '@longleaf/rules/self-reported-applications/application';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

// Three in the morning of 23 November in London is still the 22nd in Carolina.
const api = await startApi({ catalog: true, now: '2026-11-23T03:00:00Z' });
const CHAPEL_HILL = { id: 199120, name: 'University of North Carolina at Chapel Hill' };
const DUKE = { id: 198419, name: 'Duke University' };
const DAY = '2026-10-01';

interface Reported {
  id: number;
  organizationId: number | null;
  collegeName: string;
  inHub: boolean;
}
const list = async (as: string) =>
  (await api.call('GET', '/collegePlanning/getselfreportedapps', { as })).json as Reported[];
const save = (as: string, body: unknown) =>
  api.call('POST', '/collegePlanning/updateselfreportedapp', { as, body });
const saved = async (as: string, body: object) =>
  (await save(as, { submissionDate: DAY, ...body })).json as Reported;
const remove = async (as: string, id: number, method = 'DELETE') =>
  (await api.call(method, '/collegePlanning/deleteselfreportedapp', { as, body: { id } })).json as {
    removed: boolean;
    undo: string;
  };
const restore = (as: string, undo: unknown) =>
  api.call('POST', '/collegePlanning/restoreselfreportedapp', { as, body: { undo } });

describe('saving (API-108)', () => {
  it('ST-168: keeps the college by its id or its whole name, and another name as not verified', async () => {
    expect(
      await saved('ann', { organizationId: CHAPEL_HILL.id, collegeName: CHAPEL_HILL.name }),
    ).toMatchObject({
      organizationId: CHAPEL_HILL.id,
      collegeName: CHAPEL_HILL.name,
      collegeCity: 'Chapel Hill',
      submissionDate: DAY,
      inHub: false,
    });
    expect(
      await saved('ann', { collegeName: 'duke university', submissionDate: '2026-11-22' }),
    ).toMatchObject({
      organizationId: DUKE.id,
      collegeName: DUKE.name,
    });
    expect(await saved('ann', { collegeName: ' Sorbonne ', submissionDate: '2026-09-01' })).toMatchObject({
      organizationId: null,
      collegeName: 'Sorbonne',
    });
    expect((await list('ann')).map(({ collegeName }) => collegeName)).toEqual([
      DUKE.name,
      CHAPEL_HILL.name,
      'Sorbonne',
    ]);
  });

  it('changes it by the entity as read, whoever it says that it is of (API-107, GAP-080)', async () => {
    const read = await saved('bea', { collegeName: DUKE.name });
    expect(await list('bea')).toEqual([read]);
    expect(await saved('bea', { ...read, userID: 'somebody else', submissionDate: '2026-10-02' })).toEqual({
      ...read,
      submissionDate: '2026-10-02',
    });
  });

  it('knows of the application hub, and makes no second one of it', async () => {
    const { id } = await saved('cal', { collegeName: DUKE.name });
    await api.database.pool.query(
      `insert into portal.applications (person_id, college_id, kind, started_at)
       select id, $1, 'first-year', now() from portal.people where subject = 'cal'`,
      [DUKE.id],
    );
    expect(await list('cal')).toMatchObject([{ id, inHub: true }]);
  });

  it('makes one of a double click and two tabs', async () => {
    const body = { collegeName: DUKE.name, submissionDate: DAY };
    const replies = await Promise.all(Array.from({ length: 5 }, () => save('dot', body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await list('dot')).toHaveLength(1);
  });

  it('does not make two of one when a college is changed into another that is there', async () => {
    const { id } = await saved('eli', { collegeName: DUKE.name });
    await saved('eli', { collegeName: CHAPEL_HILL.name });
    expect(await save('eli', { id, collegeName: CHAPEL_HILL.name, submissionDate: DAY })).toMatchObject({
      status: 400,
      json: { modelState: { collegeName: ['You reported this college already.'] } },
    });
  });

  it('keeps the limit when two tabs save at once', async () => {
    await saved('fay', { collegeName: 'First' });
    await api.database.pool.query(
      `insert into portal.self_reported_applications (person_id, college_name, submitted_on)
       select id, 'College ' || n, '2026-01-01' from portal.people, generate_series(1, $1) n where subject = 'fay'`,
      [REPORTED_LIMIT - 2],
    );
    const replies = await Promise.all(
      ['A', 'B', 'C'].map((collegeName) => save('fay', { collegeName, submissionDate: DAY })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await list('fay')).toHaveLength(REPORTED_LIMIT);
  });

  it.each([
    ['no college', { submissionDate: DAY }, 'collegeName'],
    ['a number for a name', { collegeName: 7, submissionDate: DAY }, 'collegeName'],
    ['a long name', { collegeName: 'n'.repeat(151), submissionDate: DAY }, 'collegeName'],
    ['no day', { collegeName: 'X' }, 'submissionDate'],
    ['tomorrow in Carolina', { collegeName: 'X', submissionDate: '2026-11-23' }, 'submissionDate'],
    ['a day before 1899', { collegeName: 'X', submissionDate: '1898-12-31' }, 'submissionDate'],
    ['a day that is none', { collegeName: 'X', submissionDate: '2026-02-30' }, 'submissionDate'],
    ['an id that is none', { id: -1, collegeName: 'X', submissionDate: DAY }, 'id'],
    ['an id of no college', { organizationId: 5, collegeName: 'X', submissionDate: DAY }, 'organizationId'],
  ])('refuses %s, names the field and changes nothing', async (_, body, field) => {
    const reply = await save('gus', body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
    expect(await list('gus')).toEqual([]);
  });

  it('does not know another person’s row', async () => {
    const { id } = await saved('hal', { collegeName: DUKE.name });
    expect((await save('ida', { id, collegeName: 'X', submissionDate: DAY })).status).toBe(404);
    expect(await remove('ida', id)).toEqual({ removed: false, undo: null });
    expect(await list('hal')).toHaveLength(1);
  });
});

describe('taking it off', () => {
  it.each(['DELETE', 'POST'])(
    'works by %s, twice without harm, and is undone (API-109, API-110)',
    async (method) => {
      const as = `jan ${method}`;
      const before = await saved(as, { collegeName: 'Sorbonne' });
      const { removed, undo } = await remove(as, before.id, method);
      expect(removed).toBe(true);
      expect(await list(as)).toEqual([]);
      expect(await remove(as, before.id, method)).toEqual({ removed: false, undo: null });
      await Promise.all([restore(as, undo), restore(as, undo)]);
      expect(await list(as)).toEqual([{ ...before, id: expect.any(Number) }]);
      expect((await restore('kim', undo)).status).toBe(400);
    },
  );

  it('asks which one', async () => {
    const reply = await api.call('POST', '/collegePlanning/deleteselfreportedapp', { as: 'lea', body: {} });
    expect(reply).toMatchObject({ status: 400, json: { modelState: { id: [expect.any(String)] } } });
  });
});

it.each([
  ['GET', 'getselfreportedapps'],
  ['POST', 'updateselfreportedapp'],
  ['POST', 'deleteselfreportedapp'],
  ['POST', 'restoreselfreportedapp'],
])('%s %s needs sign-in', async (method, path) => {
  const sent = method === 'POST' ? { body: {} } : {};
  expect((await api.call(method, `/collegePlanning/${path}`, sent)).status).toBe(401);
});
