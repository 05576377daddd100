import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const CHAPEL_HILL = 199120;

const add = (person: string, body: unknown) =>
  api.call('POST', '/Prospect/addRecruiter', { as: person, body });
const remove = (person: string, body: unknown) =>
  api.call('POST', '/Prospect/removeRecruiter', { as: person, body });
const isRecruited = async (person: string, spelling = 'Prospect') =>
  (await api.call('GET', `/${spelling}/${CHAPEL_HILL}/isRecruited`, { as: person })).json;

async function historyOf(person: string): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ change: string }>(
    `select c.change from portal.prospect_changes c join portal.prospects p on p.id = c.prospect_id
     join portal.people o on o.id = p.person_id where o.subject = $1 order by c.id`,
    [person],
  );
  return rows.map((row) => row.change);
}

describe('being recruited (API-029, API-030, GAP-020)', () => {
  it.each(['Application', 'College Recruiter'])('is asked for from %s (CON-045, MSG-022)', async (source) => {
    const reply = await add(source, { applicationDefinitionId: CHAPEL_HILL, source });
    expect(reply).toMatchObject({
      status: 200,
      json: { recruited: true, message: 'Successfully saved to college recruiter' },
    });
    expect(await isRecruited(source)).toBe(true);
    expect(await isRecruited(source, 'prospect')).toBe(true);
    expect((await api.call('GET', '/Prospect/recruiterids', { as: source })).json).toEqual([CHAPEL_HILL]);
  });

  it('is a toggle whose changes are written down once each', async () => {
    const body = { applicationDefinitionId: CHAPEL_HILL, source: 'College Recruiter' };
    await Promise.all([add('toggler', body), add('toggler', body), add('toggler', body)]);
    expect(await historyOf('toggler')).toEqual(['asked']);
    await remove('toggler', body);
    await remove('toggler', body);
    expect(await isRecruited('toggler')).toBe(false);
    await add('toggler', body);
    expect(await isRecruited('toggler')).toBe(true);
    expect(await historyOf('toggler')).toEqual(['asked', 'taken back', 'asked']);
  });

  it('is nobody else’s', async () => {
    await add('mine', { applicationDefinitionId: CHAPEL_HILL, source: 'Application' });
    expect(await isRecruited('other')).toBe(false);
    await remove('other', { applicationDefinitionId: CHAPEL_HILL });
    expect(await isRecruited('mine')).toBe(true);
  });

  it.each([
    [{ source: 'Application' }, 'applicationDefinitionId'],
    [{ applicationDefinitionId: 'x', source: 'Application' }, 'applicationDefinitionId'],
    [{ applicationDefinitionId: CHAPEL_HILL }, 'source'],
    [{ applicationDefinitionId: CHAPEL_HILL, source: 'CRP' }, 'source'],
  ])('refuses %j and names %s', async (body, field) => {
    const reply = await add('wrong', body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toContain(field);
  });

  it('tells that a college does not exist', async () => {
    expect((await add('x', { applicationDefinitionId: 999_999, source: 'Application' })).status).toBe(404);
  });
});

it.each([
  ['GET', `/Prospect/${CHAPEL_HILL}/isRecruited`],
  ['GET', '/Prospect/recruiterids'],
  ['POST', '/Prospect/addRecruiter'],
  ['POST', '/Prospect/removeRecruiter'],
])('%s %s needs sign-in', async (method, path) => {
  expect((await api.call(method, path)).status).toBe(401);
});

it('is served by an API that says it is ready', async () => {
  expect(await api.call('GET', '/health/ready')).toMatchObject({
    status: 200,
    json: { status: 'ready', database: true, catalog: true },
  });
});
