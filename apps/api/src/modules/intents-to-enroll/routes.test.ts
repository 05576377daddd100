import { INTENTS_LIMIT, REASON_NOTES_LIMIT } from '@longleaf/rules/intents-to-enroll/intent';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const CHAPEL_HILL = { id: 199120, name: 'University of North Carolina at Chapel Hill' };
const DUKE = { id: 198419, name: 'Duke University' };

interface Intent {
  id: number;
  organizationID: number | null;
  collegeName: string;
  reasons: { reasonID: number }[];
}
const list = async (as: string) =>
  (await api.call('GET', '/collegePlanning/getintentenrollschool', { as })).json as Intent[];
const save = (as: string, body: unknown) =>
  api.call('POST', '/collegePlanning/updateintentenrollschool', { as, body });
const saved = async (as: string, body: unknown) => ((await save(as, body)).json as { intent: Intent }).intent;
const restore = (as: string, undo: unknown) =>
  api.call('POST', '/collegePlanning/restoreintentenrollschool', { as, body: { undo } });

describe('a college by its name', () => {
  it('is listed by its beginning (API-098)', async () => {
    const { json, status } = await api.call('GET', '/collegePlanning/getListofSchools?startsWith=duke');
    expect(status).toBe(200);
    expect((json as unknown[])[0]).toEqual({
      organizationID: DUKE.id,
      collegeName: DUKE.name,
      collegeCity: 'Durham',
      state: 'NC',
    });
    expect((await api.call('GET', '/collegePlanning/getListofSchools')).json).toEqual([]);
  });

  it.each([
    [DUKE.name, DUKE.id],
    ['  duke   UNIVERSITY. ', DUKE.id],
    ['UNC Chapel Hill', CHAPEL_HILL.id],
    ['Nowhere College of the Moon', undefined],
    ['', undefined],
    ['%%%', undefined],
  ])('is verified by its whole name alone: %j (API-101, VAL-033, VAL-034)', async (typed, id) => {
    const { json } = await api.call(
      'GET',
      `/collegePlanning/verifyEnteredCollege?SelectedSchool=${encodeURIComponent(typed)}`,
    );
    const found = json as { verified: boolean; college: { organizationID: number } | null };
    expect([found.verified, found.college?.organizationID]).toEqual([id !== undefined, id]);
  });

  it.each(['getListofSchools?startsWith=', 'verifyEnteredCollege?SelectedSchool='])(
    'is refused where it is endless: %s',
    async (path) =>
      expect((await api.call('GET', `/collegePlanning/${path}${'n'.repeat(201)}`)).status).toBe(400),
  );
});

describe('saving (API-100)', () => {
  it('ST-166: keeps the college by its id, with its place, its page and the reasons by name (API-099)', async () => {
    const intent = await saved('ann', {
      organizationID: CHAPEL_HILL.id,
      collegeName: CHAPEL_HILL.name,
      reasons: [16, 2],
      reasonNotes: ' My aunt ',
    });
    expect(intent).toMatchObject({
      organizationID: CHAPEL_HILL.id,
      collegeName: CHAPEL_HILL.name,
      collegeCity: 'Chapel Hill',
      hasCampusProfile: true,
      campusURL: '/college-profile/university-of-north-carolina-at-chapel-hill',
      reasonNotes: 'My aunt',
      reasons: [
        { reasonID: 2, name: 'Good financial aid' },
        { reasonID: 16, name: 'Family attended' },
      ],
    });
    expect(await list('ann')).toEqual([intent]);
    // The entity as read (GAP-080).
    expect(await saved('ann', { ...intent, reasonNotes: 'Two aunts' })).toMatchObject({
      id: intent.id,
      reasonNotes: 'Two aunts',
      reasons: intent.reasons,
    });
  });

  it('finds the college of a name that was typed, and keeps another name as not verified', async () => {
    expect(await saved('bea', { collegeName: 'duke university' })).toMatchObject({
      organizationID: DUKE.id,
      collegeName: DUKE.name,
    });
    expect(await saved('bea', { collegeName: ' Sorbonne ' })).toMatchObject({
      organizationID: null,
      collegeName: 'Sorbonne',
      hasCampusProfile: false,
      campusURL: null,
    });
  });

  it('believes the name that was typed last, and no id that is of another college', async () => {
    expect(await saved('cal', { organizationID: CHAPEL_HILL.id, collegeName: DUKE.name })).toMatchObject({
      organizationID: DUKE.id,
    });
    expect(await saved('cal', { organizationID: 999_999, collegeName: 'Sorbonne' })).toMatchObject({
      organizationID: null,
    });
  });

  it('makes one of a double click and two tabs', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => save('dot', { collegeName: DUKE.name, reasons: [1] })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await list('dot')).toHaveLength(1);
    await Promise.all(['Sorbonne', 'SORBONNE'].map((collegeName) => save('dot', { collegeName })));
    expect(await list('dot')).toHaveLength(2);
  });

  it('takes a name that no college has for the same in other letters', async () => {
    await save('typist', { collegeName: 'Moon College', reasons: [2], reasonNotes: 'One' });
    const again = await save('typist', { collegeName: 'MOON college', reasons: [2], reasonNotes: 'Two' });
    expect(again.status).toBe(200);
    expect(await list('typist')).toMatchObject([{ collegeName: 'MOON college', reasonNotes: 'Two' }]);
  });

  it('does not make two of one when a college is changed into another that is there', async () => {
    const duke = await saved('eli', { collegeName: DUKE.name });
    await saved('eli', { collegeName: CHAPEL_HILL.name });
    expect(await save('eli', { id: duke.id, collegeName: CHAPEL_HILL.name })).toMatchObject({
      status: 400,
      json: { modelState: { collegeName: ['You named this college already.'] } },
    });
  });

  it('keeps the limit when two tabs save at once', async () => {
    for (let n = 1; n < INTENTS_LIMIT; n++) await save('fay', { collegeName: `College ${n}` });
    const replies = await Promise.all(['A', 'B', 'C'].map((collegeName) => save('fay', { collegeName })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await list('fay')).toHaveLength(INTENTS_LIMIT);
  });

  it.each([
    ['no college', {}, 'collegeName'],
    ['spaces for a college', { collegeName: '   ' }, 'collegeName'],
    ['a number for a name', { collegeName: 7 }, 'collegeName'],
    ['a long name', { collegeName: 'n'.repeat(151) }, 'collegeName'],
    ['a reason that is none', { collegeName: 'X', reasons: [17] }, 'reasons'],
    ['a reason twice', { collegeName: 'X', reasons: [1, { reasonID: 1 }] }, 'reasons'],
    ['no list of reasons', { collegeName: 'X', reasons: 'all' }, 'reasons'],
    ['long notes', { collegeName: 'X', reasonNotes: 'n'.repeat(REASON_NOTES_LIMIT + 1) }, 'reasonNotes'],
    ['an id that is none', { collegeName: 'X', id: -1 }, 'id'],
    ['an id of no college', { collegeName: 'X', organizationID: 5 }, 'organizationID'],
  ])('refuses %s, names the field and changes nothing', async (_, body, field) => {
    const reply = await save('gus', body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
    expect(await list('gus')).toEqual([]);
  });

  it('does not know another person’s row', async () => {
    const { id } = await saved('hal', { collegeName: DUKE.name });
    expect((await save('ida', { id, collegeName: 'Sorbonne' })).status).toBe(404);
    expect(await save('ida', { id, collegeName: '' })).toMatchObject({
      status: 200,
      json: { removed: false },
    });
    expect(await list('hal')).toHaveLength(1);
  });
});

describe('an empty school', () => {
  it('removes, twice without harm, and comes back as it was (GAP-079)', async () => {
    const before = await saved('jan', { collegeName: 'Sorbonne', reasons: [1], reasonNotes: 'Far' });
    const removed = (await save('jan', { ...before, collegeName: '' })).json as {
      removed: boolean;
      undo: string;
    };
    expect(removed).toMatchObject({ removed: true, intent: null });
    expect(await list('jan')).toEqual([]);
    expect((await save('jan', { id: before.id })).json).toEqual({ removed: false, undo: null, intent: null });
    await Promise.all([restore('jan', removed.undo), restore('jan', removed.undo)]);
    const { id: _, ...was } = before;
    expect(await list('jan')).toEqual([{ ...was, id: expect.any(Number) }]);
    expect((await restore('kim', removed.undo)).status).toBe(400);
  });

  it('that comes back leaves alone what was named anew since', async () => {
    const { id } = await saved('lea', { collegeName: 'Sorbonne', reasons: [1] });
    const { undo } = (await save('lea', { id })).json as { undo: string };
    await save('lea', { collegeName: 'sorbonne', reasons: [5] });
    await restore('lea', undo);
    expect(await list('lea')).toMatchObject([{ reasons: [{ reasonID: 5 }] }]);
  });
});

it.each([
  ['GET', 'getintentenrollschool'],
  ['POST', 'updateintentenrollschool'],
  ['POST', 'restoreintentenrollschool'],
])('%s %s needs sign-in', async (method, path) => {
  const sent = method === 'POST' ? { body: {} } : {};
  expect((await api.call(method, `/collegePlanning/${path}`, sent)).status).toBe(401);
});
