import { type Recruiter, type RecruiterSchool } from '@longleaf/contract/recruiting';
import { RECRUITING_CONSENT } from '@longleaf/contract/recruiting-consent';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, now: '2026-11-23T15:00:00Z' });
const CHAPEL_HILL = 199120;
const ELON = 198516;

/** Somebody whose profile says when they were born. */
const born = async (person: string, dateOfBirth = '2008-01-27') => {
  await api.call('PUT', '/users/profile/save', { as: person, body: { dateOfBirth } });
  return person;
};
const saveDetails = (person: string, additionalData: object) =>
  api.call('POST', '/Prospect/addRecruiterAdditionalData', { as: person, body: { additionalData } });
const recruitersOf = async (person: string) =>
  (await api.call('GET', '/collegePlanning/getcollegerecruiters', { as: person })).json as Recruiter[];
const pageOf = async (person: string, query: string) =>
  (await api.call('GET', `/Prospect/getFullOrgList?${query}`, { as: person })).json as {
    schools: RecruiterSchool[];
    totalSchools: number;
  };

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
    await born(source);
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
    await born('toggler');
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
    await born('mine');
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

const ask = (person: string, college = CHAPEL_HILL, told?: readonly string[]) =>
  add(person, { applicationDefinitionId: college, source: 'College Recruiter', ...(told && { told }) });

describe('consent for each college', () => {
  it('API-111: keeps since when, what the college is told and the words that were agreed to', async () => {
    await born('agrees');
    await saveDetails('agrees', { intendedMajor: 'Nursing', actComposite: '24' });
    await ask('agrees');
    expect(await recruitersOf('agrees')).toEqual([
      expect.objectContaining({
        applicationDefinitionId: CHAPEL_HILL,
        name: 'University of North Carolina at Chapel Hill',
        recruited: true,
        since: '2026-11-23T15:00:00.000Z',
        told: ['name', 'email', 'mailingAddress', 'intendedMajor', 'testScores'],
        consent: {
          at: '2026-11-23T15:00:00.000Z',
          words: `University of North Carolina at Chapel Hill gets your name, email address, mailing address, intended major, and SAT and ACT scores. ${RECRUITING_CONSENT}`,
        },
      }),
    ]);
    expect(await recruitersOf('somebody-else')).toEqual([]);
  });

  it('tells a college no more than was said, and nothing that is not there', async () => {
    await born('shown-less');
    await saveDetails('shown-less', { intendedMajor: 'Nursing', textAuth: true });
    await ask('shown-less', CHAPEL_HILL, ['intendedMajor', 'gpa']);
    expect((await recruitersOf('shown-less'))[0]?.told).toEqual([
      'name',
      'email',
      'mailingAddress',
      'intendedMajor',
    ]);
  });

  it('asked again tells what is new, once, and is written down', async () => {
    await born('tells-more');
    await ask('tells-more');
    await saveDetails('tells-more', { unweightedGPA: 3.5 });
    expect((await recruitersOf('tells-more'))[0]?.told).not.toContain('gpa');
    await Promise.all([ask('tells-more'), ask('tells-more'), ask('tells-more')]);
    expect((await recruitersOf('tells-more'))[0]?.told).toContain('gpa');
    expect(await historyOf('tells-more')).toEqual(['asked', 'told more']);
    await ask('tells-more', CHAPEL_HILL, []);
    expect(await historyOf('tells-more')).toEqual(['asked', 'told more']);
  });

  it('ends when it is taken back; asked once more it is a new one', async () => {
    await born('ends');
    await saveDetails('ends', { intendedMajor: 'Law' });
    await ask('ends');
    await remove('ends', { applicationDefinitionId: CHAPEL_HILL });
    expect(await recruitersOf('ends')).toEqual([]);
    await ask('ends', CHAPEL_HILL, []);
    expect((await recruitersOf('ends'))[0]?.told).toEqual(['name', 'email', 'mailingAddress']);
  });

  it('born 2013-11-24, nobody under 13 can agree on 2026-11-23', async () => {
    const person = await born('a day too young', '2013-11-24');
    expect(await ask(person)).toMatchObject({
      status: 400,
      json: {
        modelState: { dateOfBirth: ['You can ask colleges to write to you from your 13th birthday on.'] },
      },
    });
    expect((await saveDetails(person, { intendedMajor: 'Law' })).status).toBe(400);
    expect(await isRecruited(person)).toBe(false);
  });

  it('born 2013-11-23, somebody can from that day on, in eastern time', async () => {
    const person = await born('thirteen today', '2013-11-23');
    expect((await saveDetails(person, { intendedMajor: 'Law' })).status).toBe(200);
    expect((await ask(person)).status).toBe(200);
  });

  it('wants to know how old somebody is', async () => {
    const reply = await ask('of-unknown-age');
    expect(reply).toMatchObject({ status: 400, json: { modelState: { dateOfBirth: [expect.any(String)] } } });
    expect(await isRecruited('of-unknown-age')).toBe(false);
  });

  it('refuses to tell what colleges are not told', async () => {
    await born('too-much');
    expect((await ask('too-much', CHAPEL_HILL, ['socialSecurityNumber'])).status).toBe(400);
  });
});

describe('what colleges learn (API-139)', () => {
  const details = async (person: string) =>
    (await api.call('GET', '/Prospect/recruiterAdditionalData', { as: person })).json;

  it('is asked once and kept, sealed (MSG-053)', async () => {
    await born('kept', '2009-11-24');
    expect(await details('kept')).toEqual({
      additionalData: null,
      told: ['name', 'email', 'mailingAddress'],
      age: 'minor',
    });
    const body = {
      gradDate: '2027-06-10',
      weightedGPA: '4.2',
      unweightedGPA: '',
      satComposite: '1200',
      actComposite: '',
      intendedMajor: 'Marine biology',
      entryTerm: 'Fall',
      entryYear: '2027',
      textAuth: true,
    };
    const saved = await saveDetails('kept', body);
    expect(saved).toMatchObject({
      status: 200,
      json: { message: 'Recruiter information has been submitted.', additionalData: body },
    });
    expect(await saveDetails('kept', body)).toMatchObject({ status: 200, json: saved.json as object });
    expect(await details('kept')).toMatchObject({
      additionalData: body,
      told: [
        'name',
        'email',
        'mailingAddress',
        'phone',
        'gradDate',
        'entry',
        'intendedMajor',
        'gpa',
        'testScores',
      ],
    });
    expect(await details('not-kept')).toMatchObject({ additionalData: null, age: 'unknown' });
    const { rows } = await api.database.pool.query<{ details: Buffer }>(
      'select details from portal.prospect_details',
    );
    for (const row of rows) expect(row.details.toString('latin1')).not.toContain('Marine');
  });

  it.each([
    [{ gradDate: '2027-02-30' }, 'gradDate'],
    [{ weightedGPA: '7' }, 'weightedGPA'],
    [{ unweightedGPA: '7' }, 'unweightedGPA'],
    [{ satComposite: 1605 }, 'satComposite'],
    [{ actComposite: 0 }, 'actComposite'],
    [{ intendedMajor: 'x'.repeat(101) }, 'intendedMajor'],
    [{ entryTerm: 'Winter', entryYear: '2027' }, 'entryTerm'],
    [{ entryTerm: 'Fall', entryYear: '2026' }, 'entryYear'],
    [{ textAuth: 'yes' }, 'textAuth'],
    [{ intendedMajor: ['x'] }, 'intendedMajor'],
  ])('refuses %j and names %s', async (body, field) => {
    await born('wrong-details');
    const reply = await saveDetails('wrong-details', body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([
      `additionalData.${field}`,
    ]);
    expect(await details('wrong-details')).toMatchObject({ additionalData: null });
  });
});

describe('the colleges that can be asked (API-137, API-138)', () => {
  it('are those of the state, 25 to a page, by name', async () => {
    const first = await pageOf('looks', '');
    expect(first.schools).toHaveLength(25);
    expect(first.totalSchools).toBeGreaterThan(100);
    const all = (await api.call('GET', '/Prospect/getListofRecruiterSchools', { as: 'looks' }))
      .json as RecruiterSchool[];
    expect(all).toHaveLength(first.totalSchools);
    const second = await pageOf('looks', 'pageNumber=2');
    expect([...first.schools, ...second.schools]).toEqual(all.slice(0, 50));
    expect(all.every(({ state, recruited }) => state === 'NC' && !recruited)).toBe(true);
    expect((await pageOf('looks', 'pageNumber=99')).schools).toEqual([]);
  });

  it('are found by what people type, the likeliest first', async () => {
    const found = async (searchString: string) =>
      (await pageOf('searches', `searchString=${encodeURIComponent(searchString)}`)).schools[0]?.name;
    expect(await found('ecu')).toBe('East Carolina University');
    expect(await found('elon')).toBe('Elon University');
    expect(await found('xyzzy')).toBeUndefined();
  });

  it('can be only those that were asked, also one of another state', async () => {
    await born('asked-two');
    await ask('asked-two', ELON);
    const { schools, totalSchools } = await pageOf('asked-two', 'recruitedOnly=true');
    expect(totalSchools).toBe(1);
    expect(schools[0]).toMatchObject({ applicationDefinitionId: ELON, recruited: true });
    expect((await pageOf('asked-two', 'searchString=elon')).schools[0]).toMatchObject({ recruited: true });
  });

  it.each([
    ['pageNumber=0', 'pageNumber'],
    ['pageNumber=x', 'pageNumber'],
    ['pageNumber=2000', 'pageNumber'],
    [`searchString=${'x'.repeat(101)}`, 'searchString'],
    ['recruitedOnly=perhaps', 'recruitedOnly'],
  ])('refuse %s and name %s', async (query, field) => {
    const reply = await api.call('GET', `/Prospect/getFullOrgList?${query}`, { as: 'looks' });
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
  });
});

it.each([
  ['GET', `/Prospect/${CHAPEL_HILL}/isRecruited`],
  ['GET', '/Prospect/recruiterids'],
  ['GET', '/Prospect/getListofRecruiterSchools'],
  ['GET', '/Prospect/getFullOrgList'],
  ['GET', '/collegePlanning/getcollegerecruiters'],
  ['GET', '/Prospect/recruiterAdditionalData'],
  ['POST', '/Prospect/addRecruiterAdditionalData'],
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
