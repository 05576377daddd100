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

  it('somebody who is admitted says where they go', async () => {
    const saved = await post('admitted', '/collegePlanning', { organizationID: DUKE });
    const { id } = saved.json as { id: number };
    expect(await kinds('admitted')).toEqual([]);
    await post('admitted', '/collegePlanning/updateSavedCollege', {
      id,
      actions: [{ questionID: 5, doneOn: null }],
    });
    expect(await kinds('admitted')).toEqual(['choose-college']);
    await post('admitted', '/collegePlanning/updateintentenrollschool', {
      id: 0,
      collegeName: 'Duke University',
      reasons: [1],
    });
    expect(await kinds('admitted')).toEqual([]);
  });

  it('is of one person alone, and asks for a token (401)', async () => {
    await start('own');
    expect((await list('another')).toDo).toEqual([]);
    expect((await api.call('GET', '/toDo')).status).toBe(401);
  });
});
