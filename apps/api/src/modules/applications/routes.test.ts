import type { HubItem } from '@longleaf/contract/applications';
import { describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';
import { forgetRemoved } from './repository.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const api = await startApi({
  catalog: true,
  now: NOW,
  settings: { APPLICATION_SITE_URL: 'https://apply.example.org' },
});
const CHAPEL_HILL = 1991201;
const CHAPEL_HILL_TRANSFER = 1991202;
const WAKE_TECH = 1998563;

const list = async (as: string) => (await api.call('GET', '/application/user', { as })).json as HubItem[];
const start = async (as: string, applicationDefinitionId: unknown) =>
  api.call('POST', '/application/start', { as, body: { applicationDefinitionId } });
const started = async (as: string, definitionId = CHAPEL_HILL) =>
  ((await start(as, definitionId)).json as { application: HubItem }).application;
const idOf = ({ userApplication }: HubItem) => userApplication.id;
const taskOf = ({ applicationTasks }: HubItem, key: string) =>
  applicationTasks.find(({ task, title }) => task === key || title === key)?.applicationTaskId ?? 0;
const mark = (as: string, item: HubItem, key: string, how: 'completed' | 'uncompleted') =>
  api.call('GET', `/application/${idOf(item)}/${taskOf(item, key)}/${how}`, { as });

describe('colleges that one can apply to (API-161, MOD-020, CON-130)', () => {
  const ask = async (as: string, query: string) =>
    (await api.call('GET', `/application/organizations${query}`, { as })).json as {
      organizations: { id: number; name: string; definitions: Record<string, unknown>[] }[];
      totalCount: number;
    };

  it('come by name, ten to a page, without those that are closed', async () => {
    const first = await ask('chooser', '');
    expect(first.organizations).toHaveLength(10);
    const second = await ask('chooser', '?pageNumber=2');
    const names = [...first.organizations, ...second.organizations].map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(names).size).toBe(20);
    expect(first.totalCount).toBeGreaterThan(100);
  });

  it.each([
    ['chapel', [199120]],
    ['north state raleigh', [199193]],
    ['no such college', []],
  ])('are found by %s', async (search, ids) => {
    const found = await ask('chooser', `?search=${encodeURIComponent(search)}`);
    expect(found.organizations.map(({ id }) => id)).toEqual(ids);
  });

  it('have two applications, a community college one, and tell what is started', async () => {
    const application = await started('chooser');
    const [university] = (await ask('chooser', '?organizationId=199120')).organizations;
    expect(university?.definitions).toMatchObject([
      {
        applicationDefinitionId: CHAPEL_HILL,
        kind: 'first-year',
        // A date of 2025-26 says nothing about this year.
        dates: { opensOn: null, earlyOn: null, closesOn: null },
        closed: null,
        startedId: idOf(application),
      },
      { applicationDefinitionId: CHAPEL_HILL_TRANSFER, kind: 'transfer', startedId: null },
    ]);
    const [college] = (await ask('chooser', '?organizationId=199856')).organizations;
    expect(college?.definitions).toMatchObject([{ applicationDefinitionId: WAKE_TECH, kind: 'single' }]);
  });
});

describe('the hub (API-162, API-038, ST-088)', () => {
  it('shows each application with what it needs, and where its form is (API-211)', async () => {
    await start('shown', CHAPEL_HILL);
    await start('shown', WAKE_TECH);
    const [university, college] = await list('shown');
    expect(university).toMatchObject({
      userApplication: {
        applicationDefinitionId: CHAPEL_HILL,
        completed: false,
        completedDate: null,
        startedDate: NOW,
        note: '',
        dueDate: null,
      },
      transcriptStatus: [],
      hasApplication: true,
      canReceiveTranscripts: true,
      viewUrl: `https://apply.example.org/application/${CHAPEL_HILL}`,
      applicationName: 'First-year application',
      college: { id: 199120, urlName: 'university-of-north-carolina-at-chapel-hill' },
      due: null,
      closed: null,
      feeYear: '2022-23',
      score: { points: 0, percent: 0, parts: { transcript: false, completed: false, tasks: 0 } },
    });
    expect(college?.applicationTasks.map(({ task }) => task)).toEqual([
      'form',
      'residency',
      'transcript',
      'fafsa',
    ]);
    expect(university?.score.outOf).toBe(university?.applicationTasks.length);
    const reply = await api.call('GET', `/application/${idOf(university as HubItem)}`, { as: 'shown' });
    expect(reply.json).toEqual(university);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('takes an application once, however many tabs start it (API-163)', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => start('twice', CHAPEL_HILL)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(replies.filter(({ json }) => (json as { isNew: boolean }).isNew)).toHaveLength(1);
    expect(await list('twice')).toHaveLength(1);
    await start('twice', CHAPEL_HILL_TRANSFER);
    expect(await list('twice')).toHaveLength(2);
  });

  it.each([
    [9999991, 404],
    [1991203, 404],
    [1998561, 404],
    [199120, 400],
    ['first', 400],
    [undefined, 400],
  ])('refuses to start %s', async (id, status) => {
    expect((await start('refused', id)).status).toBe(status);
    expect(await list('refused')).toEqual([]);
  });

  it('is full at 60', async () => {
    const organizations = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((page) =>
        api.call('GET', `/application/organizations?pageNumber=${page}`, { as: 'full' }),
      ),
    );
    const definitions = organizations.flatMap(
      ({ json }) =>
        (json as { organizations: { definitions: { applicationDefinitionId: number }[] }[] }).organizations,
    );
    const ids = definitions.map((one) => one.definitions[0]?.applicationDefinitionId);
    const replies = await Promise.all(ids.slice(0, 62).map((id) => start('full', id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(modelStateOf(replies.find(({ status }) => status === 400)!)).toEqual({
      applicationDefinitionId: ['You can keep 60 applications. Remove one first.'],
    });
    expect(await list('full')).toHaveLength(60);
  });
});

describe('a task (API-032, API-033, ST-089, GAP-011)', () => {
  it('is marked done and not done; again changes nothing, and the score follows', async () => {
    const item = await started('marker');
    const first = await mark('marker', item, 'form', 'completed');
    expect(first).toMatchObject({
      status: 200,
      json: { completed: true, completedDate: NOW, doneBy: 'student', dueDate: null },
    });
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await mark('marker', item, 'form', 'completed')).json).toEqual(first.json);
    expect((await list('marker'))[0]?.score).toMatchObject({ points: 1, parts: { tasks: 1 } });
    await mark('marker', item, 'form', 'uncompleted');
    expect((await mark('marker', item, 'form', 'uncompleted')).json).toMatchObject({
      completed: false,
      completedDate: null,
      doneBy: null,
    });
    expect((await list('marker'))[0]?.score.points).toBe(0);
  });

  it('bears 50 presses at once', async () => {
    const item = await started('presser');
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => mark('presser', item, 'form', 'completed')),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('of somebody else is not there, and stays as it was', async () => {
    const item = await started('mine');
    for (const how of ['completed', 'uncompleted'] as const)
      expect((await mark('stranger', item, 'form', how)).status).toBe(404);
    expect((await list('mine'))[0]?.score.points).toBe(0);
  });

  it('of another application is not there', async () => {
    const [one, other] = [await started('mixer'), await started('mixer', WAKE_TECH)];
    const reply = await api.call('GET', `/application/${idOf(one)}/${taskOf(other, 'form')}/completed`, {
      as: 'mixer',
    });
    expect(reply.status).toBe(404);
  });
});

describe('an application', () => {
  const change = (as: string, item: HubItem, body: unknown) =>
    api.call('PUT', `/application/${idOf(item)}`, { as, body });

  it('is marked sent, noted about and given a date of one’s own (ST-098)', async () => {
    const item = await started('sender');
    const sent = await change('sender', item, { completed: true });
    expect(sent.json).toMatchObject({
      userApplication: { completed: true, completedDate: NOW },
      score: { points: 1, outOf: 2, percent: 50, parts: { completed: true } },
    });
    await change('sender', item, { note: ' Ask about the dorm ', dueDate: '2027-01-10' });
    expect((await list('sender'))[0]).toMatchObject({
      userApplication: { completed: true, note: 'Ask about the dorm', dueDate: '2027-01-10' },
      due: { on: '2027-01-10', whose: 'student' },
    });
    const back = await change('sender', item, { completed: false, dueDate: null });
    expect(back.json).toMatchObject({
      userApplication: { completed: false, completedDate: null },
      due: null,
    });
  });

  it.each([
    [{ note: 'x'.repeat(2001) }, 'note', 'Use at most 2000 letters'],
    [{ dueDate: '2027-02-30' }, 'dueDate', 'Enter a date that exists'],
    [{ dueDate: '1999-01-01' }, 'dueDate', 'Enter a date in this century'],
  ])('refuses %j', async (body, field, message) => {
    const reply = await change('wrong', await started('wrong'), body);
    expect([reply.status, modelStateOf(reply)]).toEqual([400, { [field]: [message] }]);
  });

  it('has tasks of one’s own, which can be changed and removed; the college’s stay', async () => {
    const item = await started('own', WAKE_TECH);
    const path = `/application/${idOf(item)}`;
    const added = await api.call('POST', `${path}/tasks`, {
      as: 'own',
      body: { title: ' Visit the campus ', dueDate: '2026-12-05' },
    });
    const ownTask = taskOf(added.json as HubItem, 'Visit the campus');
    expect((added.json as HubItem).applicationTasks.at(-1)).toMatchObject({
      task: null,
      title: 'Visit the campus',
      canInvite: true,
    });
    await api.call('PUT', `${path}/${ownTask}`, {
      as: 'own',
      body: { title: 'Visit Raleigh', dueDate: null },
    });
    expect((await list('own'))[0]?.applicationTasks.at(-1)?.title).toBe('Visit Raleigh');
    expect(
      (await api.call('PUT', `${path}/${taskOf(item, 'form')}`, { as: 'own', body: { title: 'Mine' } }))
        .status,
    ).toBe(404);
    await api.call('DELETE', `${path}/${taskOf(item, 'form')}`, { as: 'own' });
    await api.call('DELETE', `${path}/${ownTask}`, { as: 'own' });
    await api.call('DELETE', `${path}/${ownTask}`, { as: 'own' });
    expect((await list('own'))[0]?.applicationTasks).toEqual(item.applicationTasks);
    const empty = await api.call('POST', `${path}/tasks`, { as: 'own', body: { title: ' ' } });
    expect(modelStateOf(empty)).toEqual({ title: ['Say what there is to do'] });
  });

  it('has 40 tasks at most', async () => {
    const item = await started('busy', WAKE_TECH);
    const replies = await Promise.all(
      Array.from({ length: 38 }, (_, number) =>
        api.call('POST', `/application/${idOf(item)}/tasks`, {
          as: 'busy',
          body: { title: `Task ${number}` },
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(36);
    expect(modelStateOf(replies.find(({ status }) => status === 400)!)['title']).toHaveLength(1);
  });
});

describe('a removal (API-034, ST-093)', () => {
  const remove = async (as: string, item: HubItem) =>
    (await api.call('DELETE', `/application/${idOf(item)}/remove`, { as })).json as {
      removed: boolean;
      undo: string | null;
    };
  const restore = (as: string, undo: string | null) =>
    api.call('POST', '/application/restore', { as, body: { undo } });

  it('takes it off the hub, again changes nothing, and is undone with all that belongs to it', async () => {
    const item = await started('remover');
    await mark('remover', item, 'form', 'completed');
    await api.call('PUT', `/application/${idOf(item)}`, { as: 'remover', body: { note: 'Mine' } });
    const before = await list('remover');
    const { removed, undo } = await remove('remover', item);
    expect(removed).toBe(true);
    expect(await remove('remover', item)).toEqual({ removed: false, undo: null });
    expect(await list('remover')).toEqual([]);
    expect((await mark('remover', item, 'residency', 'completed')).status).toBe(404);
    expect((await restore('remover', undo)).status).toBe(200);
    expect((await restore('remover', undo)).status).toBe(200);
    expect(await list('remover')).toEqual(before);
  });

  it('cannot be undone once the same was started anew', async () => {
    const { undo } = await remove('anew', await started('anew'));
    await start('anew', CHAPEL_HILL);
    expect(await restore('anew', undo)).toMatchObject({
      status: 409,
      json: { detail: 'You have started this application again since.' },
    });
    expect(await list('anew')).toHaveLength(1);
  });

  it('is for good after a day', async () => {
    const { undo } = await remove('late', await started('late'));
    await forgetRemoved(api.database, new Date('2026-11-23T14:59:59Z'));
    expect((await restore('late', undo)).status).toBe(200);
    const again = await remove('late', (await list('late'))[0] as HubItem);
    await forgetRemoved(api.database, new Date('2026-11-23T15:00:01Z'));
    expect(modelStateOf(await restore('late', again.undo))).toEqual({
      undo: ['This removal cannot be taken back.'],
    });
  });
});
