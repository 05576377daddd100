import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  nextStepMessages,
  type NextStepsProgress,
  type OnePathway,
  pathwaySteps,
  type PathwayStep,
} from '@longleaf/contract/next-steps';
import { joinAnswers } from '@longleaf/rules/next-steps/answers';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const NOW = '2026-11-24T15:00:00.000Z';
const HIGH_SCHOOL = 2;
const PARENT = 16;
const EDUCATOR = 32;

// The form's own side: keys that it publishes, and nothing else.
const pair = await generateKeyPair('EdDSA');
const other = await generateKeyPair('EdDSA');
const published = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'f', alg: 'EdDSA', use: 'sig' }] };
const site = createServer((_request, reply) => void reply.end(JSON.stringify(published)));
await new Promise<void>((ready) => void site.listen(0, '127.0.0.1', ready));
afterAll(() => void site.close());
const FORM = `http://127.0.0.1:${(site.address() as AddressInfo).port}/form`;
const PORTAL = 'https://portal.example';

const api = await startApi({
  catalog: true,
  now: NOW,
  settings: { NEXT_STEPS_FORM_URL: FORM, PORTAL_URL: PORTAL },
});

const progressOf = async (as: string) =>
  (await api.call('GET', '/nextsteps/progress', { as })).json as NextStepsProgress;
const pathwayOf = async (as: string, id = 0) =>
  (await api.call('GET', `/nextSteps/pathways/${id}`, { as })).json as OnePathway;
const stepsOf = async (as: string, id: number): Promise<PathwayStep[]> => {
  const { json } = await api.call('GET', `/nextsteps/pathwaydefinitions/${id}`, { as });
  return pathwaySteps.parse(JSON.parse((json as { pathwayStepsJson: string }).pathwayStepsJson)).steps;
};
const save = (as: string, id: number, step: number, body: unknown) =>
  api.call('POST', `/nextsteps/pathways/${id}/steps?step=${step}`, { as, body });
const is = (as: string, role: number, graduationYear?: number) =>
  api.call('PUT', '/users/profile/save', {
    as,
    body: { firstName: 'Ada', lastName: 'Byrd', role, ...(graduationYear && { graduationYear }) },
  });
const openForm = (as: string) => api.call('POST', '/nextSteps/form', { as });

/** What the form tells when somebody has finished it. */
const told = ({
  key = pair.privateKey,
  typ = 'next-steps-form-completed+jwt',
  issuer = FORM,
  audience = PORTAL,
  ...of
}: {
  sub: string;
  key?: CryptoKey;
  typ?: string;
  issuer?: string;
  audience?: string;
  seconds?: number;
}) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', kid: 'f', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(of.sub)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + (of.seconds ?? 300))
    .sign(key);
const tell = (token: string) => api.call('POST', '/nextSteps/form/completed', { body: { token } });

/** The name that the form is given for somebody. */
async function nameOf(as: string): Promise<string> {
  const { json } = await openForm(as);
  const token = new URL((json as { address: string }).address).searchParams.get('token') ?? '';
  const keys = createRemoteJWKSet(new URL(`${api.url}/api/applicationLogin/keys`));
  const { payload } = await jwtVerify(token, keys, {
    issuer: PORTAL,
    audience: FORM,
    typ: 'next-steps-form+jwt',
  });
  return payload.sub ?? '';
}

async function withForm(as: string): Promise<void> {
  await is(as, HIGH_SCHOOL, 2028);
  expect((await tell(await told({ sub: await nameOf(as) }))).status).toBe(200);
}

/** Something to say to each question of a step. */
function answersTo(step: PathwayStep, wrongly = false) {
  return step.questions.map(({ order, type, choices }) => {
    const [first, last] = [choices[0]?.value ?? '', choices.at(-1)?.value ?? ''];
    const answer = {
      select: wrongly ? (choices.find(({ isCorrect }) => isCorrect === false)?.value ?? last) : first,
      multiselect: joinAnswers([first, last]),
      shortanswer: joinAnswers(choices.map(({ value }) => `My ${value}, so far`)),
      longanswer: 'I will ask my aunt.',
    }[type];
    return { step: step.stepNumber, question: order, answer };
  });
}

describe('API-145 to API-148: before anything is saved', () => {
  it('API-145, API-147: three pathways at their first step', async () => {
    const { formCompletedOn, pathways } = await progressOf('new');
    expect(formCompletedOn).toBeNull();
    expect(
      pathways.map(({ pathwayId, currentStep, steps, dateCompleted }) => [
        pathwayId,
        currentStep,
        steps,
        dateCompleted,
      ]),
    ).toEqual([0, 1, 2].map((id) => [id, 1, [], null]));
    expect(await pathwayOf('new', 1)).toMatchObject({ pathwayId: 1, name: 'Workforce', deeds: [] });
    expect((await api.call('GET', '/nextsteps/formcomplete', { as: 'new' })).json).toBe(false);
  });

  it('API-147, API-148: there is no fourth, and paths come in any letter case', async () => {
    for (const path of ['/nextSteps/pathways/3', '/nextsteps/pathwaydefinitions/3'])
      expect((await api.call('GET', path, { as: 'new' })).status).toBe(404);
    for (const path of [
      '/nextSteps/pathways/x',
      '/nextsteps/pathwaydefinitions/-1',
      '/NEXTSTEPS/PATHWAYS/1.5',
    ])
      expect((await api.call('GET', path, { as: 'new' })).status).toBe(400);
    expect((await api.call('GET', '/NextSteps/Pathways/2', { as: 'new' })).status).toBe(200);
  });

  it.each([
    '/nextsteps/progress',
    '/nextsteps/formcomplete',
    '/nextSteps/pathways/0',
    '/nextsteps/pathwaydefinitions/0',
  ])('%s asks for a token (401)', async (path) => expect((await api.call('GET', path)).status).toBe(401));
});

describe('API-149: saving steps', () => {
  it.each([0, 1, 2])('ST-217, ST-218, ST-221: pathway %i to its end, step by step', async (id) => {
    const as = `walks-${id}`;
    await withForm(as);
    const steps = await stepsOf(as, id);
    for (const step of steps) {
      const { status, json } = await save(as, id, step.stepNumber, answersTo(step, true));
      expect(status).toBe(200);
      const { currentStep, dateCompleted } = json as OnePathway;
      const isLast = step.stepNumber === steps.length;
      expect(currentStep).toBe(Math.min(step.stepNumber + 1, steps.length));
      expect(dateCompleted).toBe(isLast ? NOW : null);
    }
    const { steps: kept } = await pathwayOf(as, id);
    expect(kept).toHaveLength(steps.length);
    expect(kept[0]?.responses).toEqual(answersTo(steps[0] as PathwayStep, true));
    const marked = (await stepsOf(as, id))[0]?.questions.find(({ type }) => type === 'multiselect');
    expect(marked?.choices.filter(({ selected }) => selected)).toHaveLength(2);
  });

  it('ST-219: nobody jumps ahead, and anybody may go back', async () => {
    await withForm('jumps');
    const [first, second, third] = await stepsOf('jumps', 2);
    if (!first || !second || !third) throw new Error('too few steps');
    const ahead = await save('jumps', 2, 2, answersTo(second));
    expect(ahead.status).toBe(409);
    expect(ahead.json).toMatchObject({ detail: nextStepMessages.locked });
    await save('jumps', 2, 1, answersTo(first));
    expect((await save('jumps', 2, 3, answersTo(third))).status).toBe(409);
    expect((await save('jumps', 2, 2, answersTo(second))).status).toBe(200);
    expect((await save('jumps', 2, 1, answersTo(first, true))).status).toBe(200);
    expect((await pathwayOf('jumps', 2)).currentStep).toBe(3);
  });

  it('ST-220, ST-222: education professionals need no form and go to any step; the last ends the pathway', async () => {
    await is('teaches', EDUCATOR);
    const steps = await stepsOf('teaches', 0);
    const last = steps.at(-1) as PathwayStep;
    const { status, json } = await save('teaches', 0, steps.length, answersTo(last));
    expect(status).toBe(200);
    expect(json).toMatchObject({ dateCompleted: NOW, currentStep: steps.length });
  });

  it('ST-223: others save nothing before the form is done', async () => {
    await is('no-form', HIGH_SCHOOL, 2028);
    const [first] = await stepsOf('no-form', 0);
    const { status, json } = await save('no-form', 0, 1, answersTo(first as PathwayStep));
    expect(status).toBe(409);
    expect(json).toMatchObject({ detail: nextStepMessages.formFirst });
    expect((await pathwayOf('no-form')).steps).toEqual([]);
  });

  it('a repeat and a double click change nothing; other answers take the place of the first', async () => {
    await withForm('repeats');
    const [first] = (await stepsOf('repeats', 1)) as [PathwayStep];
    const body = answersTo(first);
    const replies = await Promise.all([1, 2, 3].map(() => save('repeats', 1, 1, body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await save('repeats', 1, 1, answersTo(first, true));
    const { steps } = await pathwayOf('repeats', 1);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.responses).toEqual(answersTo(first, true));
    expect(steps[0]).toMatchObject({ title: first.title, dateCompleted: NOW });
    expect(steps[0]?.said).toContain('Tools and machines');
  });

  it('VAL-047, VAL-048: names each answer that is missing or wrong, and keeps nothing', async () => {
    await withForm('forgets');
    const refused = async (body: unknown) => {
      const { status, json } = await save('forgets', 0, 1, body);
      expect(status).toBe(400);
      return (json as { modelState: Record<string, string[]> }).modelState;
    };
    expect(await refused([])).toEqual({
      question1: ['Choose at least one answer.'],
      question2: ['Write a few words. “I do not know yet” is fine.'],
      question3: ['Write a few words. “I do not know yet” is fine.'],
    });
    const [first] = (await stepsOf('forgets', 0)) as [PathwayStep];
    const good = answersTo(first);
    expect(await refused([...good, { step: 1, question: 9, answer: 'x' }])).toHaveProperty('question');
    expect(await refused(good.map((one) => ({ ...one, step: 2 })))).toHaveProperty('step');
    expect(await refused([{ ...good[0], answer: 'nowhere' }, ...good.slice(1)])).toHaveProperty('question1');
    expect(await refused([...good.slice(0, 2), { ...good[2], answer: 'n'.repeat(1001) }])).toEqual({
      question3: ['Use at most 1000 characters.'],
    });
    await refused([{ ...good[0], answer: 'n'.repeat(3001) }]);
    await refused([{ step: 1, question: 1, answer: { a: 1 } }]);
    await refused(Array.from({ length: 51 }, () => good[0]));
    await refused('nonsense');
    expect((await pathwayOf('forgets')).steps).toEqual([]);
  });

  it('there is no step 0, none behind the last, and none of a fourth pathway', async () => {
    await withForm('lost');
    expect((await save('lost', 0, 0, [])).status).toBe(404);
    expect((await save('lost', 0, 99, [])).status).toBe(404);
    expect((await save('lost', 3, 1, [])).status).toBe(404);
    expect((await api.call('POST', '/nextsteps/pathways/0/steps', { as: 'lost', body: [] })).status).toBe(
      400,
    );
    expect((await api.call('POST', '/nextsteps/pathways/0/steps?step=1', { body: [] })).status).toBe(401);
  });

  it('what one person answers is no one else’s', async () => {
    await withForm('mine');
    const [first] = (await stepsOf('mine', 0)) as [PathwayStep];
    await save('mine', 0, 1, answersTo(first));
    expect((await pathwayOf('somebody-else')).steps).toEqual([]);
  });

  it('steps see what was done in the portal', async () => {
    await api.call('POST', '/collegePlanning', { as: 'does', body: { organizationID: 198_419 } });
    await api.call('POST', '/collegePlanning/updatetransitionplan', {
      as: 'does',
      body: { pathType: 'Work' },
    });
    await api.call('POST', '/ActivitiesInterests/AddNetwork', {
      as: 'does',
      body: { id: 0, name: 'Ms. Lee' },
    });
    expect((await pathwayOf('does')).deeds.toSorted()).toEqual([
      'activity',
      'saved-college',
      'transition-plan',
    ]);
    const interestProfiler = async (completed: string) =>
      api.database.query(
        `insert into portal.assessment_sessions (person_id, assessment_id, started_at, completed_at)
         select id, 1, now(), ${completed} from portal.people where subject = 'does'`,
      );
    await interestProfiler('null');
    expect((await pathwayOf('does')).deeds).not.toContain('interest-profiler');
    await interestProfiler('now()');
    expect((await pathwayOf('does')).deeds).toContain('interest-profiler');
  });

  const statement = (as: string, kind: string) => {
    const body = new FormData();
    body.set('file', new Blob(['Why I want to study forests.']), 'first.txt');
    return api.call('POST', `/collegePlanning/UploadPersonalStatement/${kind}`, { as, body });
  };
  it.each<[string, string, (as: string) => Promise<unknown>]>([
    [
      'saved-career',
      'a career',
      (as) => api.call('POST', '/careers/savedcareers', { as, body: { OCCCode: '29-1141.00' } }),
    ],
    [
      'saved-program',
      'a program',
      (as) => api.call('POST', '/programsMajors/saveProgram', { as, body: { Id: '51.3801' } }),
    ],
    ['personal-statement', 'a draft', (as) => statement(as, 'draft')],
    ['personal-statement', 'a final one', (as) => statement(as, 'final')],
    [
      'application',
      'an application',
      (as) => api.call('POST', '/application/start', { as, body: { applicationDefinitionId: 1_984_191 } }),
    ],
    [
      'intent',
      'a college chosen',
      (as) =>
        api.call('POST', '/collegePlanning/updateintentenrollschool', {
          as,
          body: { id: 0, collegeName: 'Duke University', reasons: [] },
        }),
    ],
  ])('a step sees %s of whoever did it, by %s, and that alone', async (deed, by, act) => {
    const does = `${deed} by ${by}`;
    expect((await pathwayOf(does)).deeds).toEqual([]);
    await act(does);
    expect((await pathwayOf(does)).deeds).toEqual([deed]);
    expect((await pathwayOf('does-nothing')).deeds).toEqual([]);
  });
});

describe('API-217, EXT-031: the form', () => {
  it.each([
    ['a high school student who graduates at the right time', HIGH_SCHOOL, 2028, 200],
    ['a parent', PARENT, undefined, 200],
    ['an education professional', EDUCATOR, undefined, 200],
    ['a student of the year before', HIGH_SCHOOL, 2027, 409],
    ['a student of a later year', HIGH_SCHOOL, 2029, 409],
    ['a student who has not said when', HIGH_SCHOOL, undefined, 409],
    ['a middle school student', 1, 2032, 409],
    ['an adult', 8, undefined, 409],
  ])('ST-224, VAL-074: %s', async (who, role, year, status) => {
    await is(who, role, year);
    expect((await openForm(who)).status).toBe(status);
  });

  it('asks for a token (401)', async () =>
    expect((await api.call('POST', '/nextSteps/form')).status).toBe(401));

  it('knows somebody by one name of its own, which is not ours', async () => {
    await is('named', PARENT);
    const name = await nameOf('named');
    expect(await nameOf('named')).toBe(name);
    const { rows } = await api.database.query<{ id: string }>('select id from portal.people');
    expect(rows.map(({ id }) => id)).not.toContain(name);
  });

  it('API-146: tells when it is finished; a repeat keeps the first day, and the owner reads who told', async () => {
    await is('fills-in', HIGH_SCHOOL, 2028);
    const token = await told({ sub: await nameOf('fills-in') });
    const replies = await Promise.all([tell(token), tell(token)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await api.call('GET', '/nextsteps/formcomplete', { as: 'fills-in' })).json).toBe(true);
    await tell(await told({ sub: await nameOf('fills-in') }));
    expect((await progressOf('fills-in')).formCompletedOn).toBe(NOW);
    const { rows } = await api.database.query(`select actor from portal.audit where entity = 'next-steps'`);
    expect(rows.filter((row) => row['actor'] === 'next-steps-form').length).toBeGreaterThan(0);
  });

  let sub = '';
  beforeAll(async () => {
    await is('refused', PARENT);
    sub = await nameOf('refused');
  });
  it.each<[string, object]>([
    ['by another', { key: other.privateKey }],
    ['of another kind', { typ: 'at+jwt' }],
    ['of another form', { issuer: 'http://else.example' }],
    ['for another portal', { audience: 'http://else.example' }],
    ['too long ago', { seconds: -5 }],
  ])('refuses what was signed %s', async (_, different) => {
    const { status, json } = await tell(await told({ sub, ...different }));
    expect(status).toBe(400);
    expect(json).toMatchObject({ modelState: { token: [nextStepMessages.badToken] } });
    expect((await api.call('GET', '/nextsteps/formcomplete', { as: 'refused' })).json).toBe(false);
  });
  it.each(['', 'nonsense', 'a.b.c'])('refuses %j', async (token) =>
    expect((await tell(token)).status).toBe(400),
  );
  it('knows nobody by a name that it did not give', async () => {
    expect((await tell(await told({ sub: crypto.randomUUID() }))).status).toBe(404);
    expect((await tell(await told({ sub: 'nobody' }))).status).toBe(400);
  });
});

describe('without a form', () => {
  it('says that it cannot be opened here, and takes nothing from anybody', async () => {
    const alone = await startApi({ beside: api, now: NOW });
    await is('parent', PARENT);
    const opened = await alone.call('POST', '/nextSteps/form', { as: 'parent' });
    expect(opened.json).toMatchObject({ status: 409, detail: nextStepMessages.formNowhere });
    const completed = await alone.call('POST', '/nextSteps/form/completed', { body: { token: 'x' } });
    expect(completed.status).toBe(404);
  });

  it('is told to come back while the form’s keys cannot be read', async () => {
    const cut = await startApi({
      beside: api,
      now: NOW,
      settings: { NEXT_STEPS_FORM_URL: 'http://127.0.0.1:9/form', PORTAL_URL: PORTAL },
    });
    const token = await told({ sub: crypto.randomUUID() });
    expect((await cut.call('POST', '/nextSteps/form/completed', { body: { token } })).status).toBe(503);
  });
});
