import type { HubItem } from '@longleaf/contract/applications';
import type { ToDoList } from '@longleaf/contract/to-do';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const api = await startApi({ catalog: true, now: NOW });
const DUKE = 198419;

const list = async (as: string) => (await api.call('GET', '/toDo', { as })).json as ToDoList;
const post = (as: string, path: string, body: object) => api.call('POST', path, { as, body });
const senior = (as: string) =>
  api.call('PUT', '/users/profile/save', {
    as,
    body: { firstName: 'Jordan', lastName: 'Whitaker', graduationYear: 2027 },
  });
async function start(as: string): Promise<HubItem> {
  const reply = await post(as, '/application/start', { applicationDefinitionId: DUKE * 10 + 1 });
  return (reply.json as { application: HubItem }).application;
}
const kinds = async (as: string) => (await list(as)).toDo.map(({ kind }) => kind);

describe('what to do now', () => {
  it('is nothing for somebody of whom nothing is known', async () => {
    expect(await list('nobody')).toEqual({ toDo: [], done: [] });
  });

  it('a senior: direct admission and a plan, until they are there', async () => {
    await senior('senior');
    expect(await kinds('senior')).toEqual(['direct-admission', 'transition-plan']);
    await post('senior', '/collegePlanning/updatetransitionplan', { pathType: 'Work' });
    expect(await kinds('senior')).toEqual(['direct-admission']);
    expect((await list('senior')).done).toMatchObject([{ kind: 'transition-plan', on: '2026-11-23' }]);
  });

  it('an application: its next task, and those with a day of their own, by date', async () => {
    const { userApplication, applicationTasks, due } = await start('applies');
    const [first, second, third] = applicationTasks;
    const path = `/application/${userApplication.id}`;
    const { toDo } = await list('applies');
    expect(toDo).toMatchObject([
      {
        key: `task-${first?.applicationTaskId}`,
        kind: 'form',
        application: { id: userApplication.id, college: 'Duke University' },
        on: due?.on ?? null,
      },
    ]);
    await api.call('GET', `${path}/${first?.applicationTaskId}/completed`, { as: 'applies' });
    await api.call('PUT', `${path}/${third?.applicationTaskId}`, {
      as: 'applies',
      body: { dueDate: '2026-12-01' },
    });
    const then = await list('applies');
    expect(then.toDo.map(({ key, on }) => [key, on])).toEqual(
      [
        [`task-${third?.applicationTaskId}`, '2026-12-01'],
        [`task-${second?.applicationTaskId}`, due?.on ?? null],
      ].toSorted(([, a], [, b]) => String(a ?? '9').localeCompare(String(b ?? '9'))),
    );
    expect(then.done).toMatchObject([
      { kind: 'form', application: { college: 'Duke University' }, on: '2026-11-23' },
    ]);
  });

  it('a senior with a college in mind: the FAFSA, until the forms for aid are marked at one', async () => {
    await senior('asks for aid');
    expect(await kinds('asks for aid')).not.toContain('fafsa-for-all');
    const { id } = (await post('asks for aid', '/collegePlanning', { organizationID: DUKE })).json as {
      id: number;
    };
    expect((await list('asks for aid')).toDo[0]).toMatchObject({
      kind: 'fafsa-for-all',
      on: null,
      application: null,
    });
    await post('asks for aid', '/collegePlanning/updateSavedCollege', {
      id,
      actions: [{ questionID: 2, doneOn: null }],
    });
    expect(await kinds('asks for aid')).not.toContain('fafsa-for-all');
  });

  it('somebody who is admitted says where they go', async () => {
    const saved = await post('admitted', '/collegePlanning', { organizationID: DUKE });
    const { id } = saved.json as { id: number };
    expect(await kinds('admitted')).toEqual([]);
    await post('admitted', '/collegePlanning/updateSavedCollege', {
      id,
      actions: [{ questionID: 5, doneOn: null }],
    });
    expect(await kinds('admitted')).toEqual(['choose-college', 'aid-forms']);
    await post('admitted', '/collegePlanning/updateintentenrollschool', {
      id: 0,
      collegeName: 'Duke University',
      reasons: [1],
    });
    expect(await kinds('admitted')).toEqual(['aid-forms']);
  });

  it('marks at saved colleges: aid forms of one that was applied to, and the pools of somebody who was turned down', async () => {
    const june = await startApi({ beside: api, catalog: true, now: '2026-06-01T15:00:00Z' });
    const listIn = async (as: string) => (await june.call('GET', '/toDo', { as })).json as ToDoList;
    const mark = async (as: string, organizationID: number, ...ids: number[]) => {
      const { id } = (await post(as, '/collegePlanning', { organizationID })).json as { id: number };
      const actions = ids.map((questionID) => ({ questionID, doneOn: null }));
      expect((await post(as, '/collegePlanning/updateSavedCollege', { id, actions })).status).toBe(200);
    };
    await mark('marks', DUKE, 7);
    expect(await kinds('marks')).toEqual(['aid-forms']);
    await mark('marks', DUKE, 7, 2);
    expect(await kinds('marks')).toEqual([]);
    await mark('marks', DUKE, 7, 3);
    expect(await kinds('marks')).toEqual([]);
    expect((await listIn('marks')).toDo).toMatchObject([
      { kind: 'redirection-pool', on: '2026-09-30', whose: 'pool' },
    ]);
    await mark('marks', 199102, 7, 3);
    expect((await listIn('marks')).toDo.map(({ kind }) => kind)).toEqual([
      'redirection-pool',
      'transfer-assurance',
    ]);
    await june.call('POST', '/Prospect/insertprospectcrp', {
      as: 'marks',
      body: {
        additionalData: {
          gradDate: '2026-06-11',
          requireCampusHousing: true,
          appliedToUncInstitution: true,
          entryTerm: 'Fall',
          textAuth: false,
          applyFinancialAid: true,
        },
      },
    });
    const sent = await listIn('marks');
    expect(sent.toDo.map(({ kind }) => kind)).toEqual(['transfer-assurance']);
    expect(sent.done).toMatchObject([{ kind: 'redirection-pool', on: '2026-06-01' }]);
    const nextJune = await startApi({ beside: api, catalog: true, now: '2027-06-01T15:00:00Z' });
    expect(((await nextJune.call('GET', '/toDo', { as: 'marks' })).json as ToDoList).toDo).toMatchObject([
      { kind: 'redirection-pool', on: '2027-09-30' },
      { kind: 'transfer-assurance' },
    ]);
    await june.call('POST', '/Prospect/takeBackPoolForm', {
      as: 'marks',
      body: { pool: 'CRP', entryYear: 2026 },
    });
    expect((await listIn('marks')).toDo.map(({ kind }) => kind)).toEqual([
      'redirection-pool',
      'transfer-assurance',
    ]);
  });

  it('is of one person alone, and asks for a token (401)', async () => {
    await start('own');
    expect((await list('another')).toDo).toEqual([]);
    expect((await api.call('GET', '/toDo')).status).toBe(401);
  });
});
