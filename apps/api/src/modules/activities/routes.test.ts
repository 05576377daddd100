import { ACTIVITY_ITEMS_LIMIT, activityFailures } from '@longleaf/contract/activities';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

// The 22nd in the east, where people's days are counted.
const api = await startApi({ now: '2026-11-23T03:00:00Z' });

type Item = { id: number; name?: string };
const call = (as: string, name: string, body: unknown) =>
  api.call('POST', `/ActivitiesInterests/${name}`, { as, body });
const listOf = async (as: string) =>
  (await api.call('GET', '/ActivitiesInterests/getActivitiesInterests', { as })).json as Record<
    string,
    Item[]
  >;
const add = async (as: string, name: string) =>
  (await call(as, 'AddNetwork', { id: 0, name })).json as number;
const namesOf = async (as: string) => (await listOf(as))['networking']?.map(({ name }) => name);

const FULL = {
  experiences: [
    'AddExperience',
    {
      expName: 'Front desk',
      expType: 'job',
      expLocation: 'Carrboro',
      expDesc: 'Greet 30 clients a day',
      expDate: '2026-06',
    },
  ],
  activities: [
    'AddActivity',
    {
      actName: 'Marching band',
      actType: 'music',
      actHoursWeek: 9.5,
      actWeeksYear: 22,
      actDesc: 'Section leader',
      actDateStart: '2024-08',
      actDateEnd: null,
      actContinue: true,
    },
  ],
  communityServices: [
    'AddCommunityService',
    {
      name: 'Food pantry',
      type: 'food',
      hoursWeek: 3,
      description: 'Packed bags',
      reflection: 'I learned',
      contact: 'Ms. Lee',
      dateStart: '2026-01-04',
      dateEnd: '2026-11-22',
    },
  ],
  healthActivities: [
    'AddPhysicalHealth',
    { name: 'Run', date: '2026-03', description: 'Ten weeks', frequency: 'Twice a week', reflection: 'Fun' },
  ],
  awardsDistinctions: [
    'AddAward',
    {
      description: 'Second place',
      frequency: 'Once',
      level: 'regional',
      name: 'Science fair',
      reflection: 'Proud',
      relation: 'Pollen',
      date: '2026-03',
    },
  ],
  leadershipExperiences: [
    'AddLeadership',
    {
      name: 'Section leader',
      relation: 'Band',
      level: 'school',
      dateStart: '2026-08',
      dateEnd: null,
      description: 'Five players',
    },
  ],
  networking: [
    'AddNetwork',
    { name: 'Ms. Lee', relation: 'Coach', email: 'lee@example.org', description: 'Knows me well' },
  ],
  projects: [
    'AddProject',
    {
      name: 'Pollen',
      description: 'Counted pollen',
      advisors: 'Mr. Okafor',
      date: '2026-03',
      tools: 'Microscope',
      skills: [5, 8, 19],
      subjects: [5, 8],
    },
  ],
} as const;

describe('keeping an item (API-018, API-019, API-020, API-021, API-022, API-023, API-024, API-025)', () => {
  it.each(Object.entries(FULL))(
    'of %s: added, listed whole, changed (API-017, ST-126, ST-130)',
    async (section, [path, item]) => {
      const as = `full-${section}`;
      const added = await call(as, path, { id: 0, ...item });
      expect(added).toMatchObject({ status: 200, json: expect.any(Number) as number });
      const id = added.json as number;
      expect((await listOf(as))[section]).toEqual([{ id, ...item }]);
      const named = 'expName' in item ? 'expName' : 'actName' in item ? 'actName' : 'name';
      expect(await call(as, path, { ...item, id, [named]: 'Changed' })).toMatchObject({
        status: 200,
        json: id,
      });
      expect((await listOf(as))[section]).toEqual([{ id, ...item, [named]: 'Changed' }]);
    },
  );

  it('gives eight lists to somebody who has nothing', async () => {
    expect(await listOf('nobody')).toEqual(Object.fromEntries(Object.keys(FULL).map((one) => [one, []])));
  });

  it('needs the name alone', async () => {
    expect((await call('brief', 'AddActivity', { id: 0, actName: ' Chess ' })).status).toBe(200);
    expect((await listOf('brief'))['activities']).toMatchObject([
      { actName: 'Chess', actHoursWeek: null, actDateStart: null, actContinue: false },
    ]);
  });

  it('takes the end off what goes on', async () => {
    await call('on', 'AddActivity', {
      id: 0,
      actName: 'Chess',
      actDateStart: '2024-08',
      actDateEnd: '2025-05',
      actContinue: true,
    });
    expect((await listOf('on'))['activities']).toMatchObject([{ actDateEnd: null, actContinue: true }]);
  });

  it('makes one item of a double press and of a retry (ST-129)', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => add('double', 'Coach')));
    expect(new Set(replies).size).toBe(1);
    expect(await namesOf('double')).toEqual(['Coach']);
  });

  it.each([
    ['AddExperience', { expName: ' ' }, 'expName'],
    ['AddExperience', { expName: 'x'.repeat(121) }, 'expName'],
    ['AddExperience', { expName: 'a', expDesc: 'x'.repeat(1501) }, 'expDesc'],
    ['AddExperience', { expName: 'a', expLocation: 'x'.repeat(121) }, 'expLocation'],
    ['AddExperience', { expName: 'a', expType: 'x'.repeat(121) }, 'expType'],
    ['AddExperience', { expName: 'a', expDate: '2026-11-23' }, 'expDate'],
    ['AddExperience', { expName: 'a', expDate: '1898-12' }, 'expDate'],
    ['AddExperience', { expName: 'a', expDate: '2026-02-30' }, 'expDate'],
    ['AddActivity', { actName: 'a', actHoursWeek: 169 }, 'actHoursWeek'],
    ['AddActivity', { actName: 'a', actHoursWeek: '9' }, 'actHoursWeek'],
    ['AddActivity', { actName: 'a', actWeeksYear: -1 }, 'actWeeksYear'],
    ['AddActivity', { actName: 'a', actDateStart: '2026-05', actDateEnd: '2026-04' }, 'actDateEnd'],
    ['AddActivity', { actName: 'a', actContinue: 'yes' }, 'actContinue'],
    ['AddNetwork', { name: 'a', email: 'nobody' }, 'email'],
    ['AddNetwork', { name: 7 }, 'name'],
    ['AddProject', { name: 'a', subjects: [11] }, 'subjects'],
    ['AddProject', { name: 'a', skills: [0] }, 'skills'],
    ['AddProject', { name: 'a', skills: 'all' }, 'skills'],
  ])(
    '%s with %j names the field (VAL-009, VAL-010, GAP-052, CON-039, CON-040)',
    async (path, body, field) => {
      const reply = await call('wrong', path, { id: 0, ...body });
      expect(reply.status).toBe(400);
      expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
    },
  );

  it.each([[undefined], [-1], ['1'], [1.5], [2_147_483_648]])('refuses the id %j', async (id) => {
    expect(await call('wrong', 'AddNetwork', { id, name: 'a' })).toMatchObject({
      status: 400,
      json: { modelState: { id: expect.any(Array) as string[] } },
    });
  });

  it('keeps half a surrogate from breaking the database', async () => {
    expect((await call('half', 'AddNetwork', { id: 0, name: 'a\ud800' })).status).toBe(200);
  });

  it('changes nothing under an id that is of another section, somebody else’s, or gone', async () => {
    const id = await add('mine', 'Coach');
    expect((await call('mine', 'AddProject', { id, name: 'a' })).status).toBe(404);
    expect(await call('other', 'AddNetwork', { id, name: 'a' })).toMatchObject({
      status: 404,
      json: { detail: activityFailures.gone },
    });
    expect(await namesOf('mine')).toEqual(['Coach']);
  });

  it('stops at the limit, for many calls at once', async () => {
    await listOf('full');
    await api.database.query(
      `insert into portal.activity_items (person_id, section, item, position)
       select id, 'projects', '{"name":"x"}', n from portal.people, generate_series(2, $1) n where subject = 'full'`,
      [ACTIVITY_ITEMS_LIMIT],
    );
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => call('full', 'AddNetwork', { id: 0, name })),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
    expect(replies.find(({ status }) => status === 400)?.json).toMatchObject({
      modelState: { id: [activityFailures.tooMany] },
    });
  });
});

describe('deleting an item (API-026)', () => {
  it('takes it away, and puts it back in its place, once', async () => {
    const [first, second, third] = [await add('del', 'A'), await add('del', 'B'), await add('del', 'C')];
    expect(await namesOf('del')).toEqual(['C', 'B', 'A']);
    const gone = await call('del', 'DeleteInterest', { id: second, interestType: 'networking' });
    expect(gone).toMatchObject({ status: 200, json: { removed: true } });
    expect(await namesOf('del')).toEqual(['C', 'A']);
    const { undo } = gone.json as { undo: string };
    expect((await call('someone', 'RestoreInterest', { undo })).status).toBe(400);
    for (const _ of [1, 2]) {
      expect(await call('del', 'RestoreInterest', { undo })).toMatchObject({ status: 200, json: second });
    }
    expect((await listOf('del'))['networking']?.map(({ id }) => id)).toEqual([third, second, first]);
  });

  it.each(Object.entries(FULL))(
    'of %s names the section by its list or by its call (GAP-048)',
    async (section, [path, item]) => {
      for (const interestType of [section, path]) {
        const { json: id } = await call('names', path, { id: 0, ...item });
        expect((await call('names', 'DeleteInterest', { id, interestType })).json).toMatchObject({
          removed: true,
        });
        expect((await listOf('names'))[section]).toEqual([]);
      }
    },
  );

  it('says that it is not there: again, in another section, somebody else’s', async () => {
    const id = await add('again', 'A');
    expect((await call('other', 'DeleteInterest', { id, interestType: 'networking' })).status).toBe(404);
    for (const interestType of ['projects', 'AddProject'])
      expect((await call('again', 'DeleteInterest', { id, interestType })).status).toBe(404);
    expect((await call('again', 'DeleteInterest', { id, interestType: 'networking' })).status).toBe(200);
    expect((await call('again', 'DeleteInterest', { id, interestType: 'networking' })).status).toBe(404);
  });

  it.each([
    [{ interestType: 'networking' }, 'id'],
    [{ id: 1 }, 'interestType'],
    [{ id: 1, interestType: 'hobbies' }, 'interestType'],
    [{ id: 1, interestType: 'AddHobby' }, 'interestType'],
  ])('%j names the field', async (body, field) => {
    const reply = await call('wrong', 'DeleteInterest', body);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
  });
});

describe('words for other applications', () => {
  const words = async (as: string) =>
    (await api.call('GET', '/ActivitiesInterests/ShortTexts', { as })).json as { texts: unknown[] };

  it('are kept with the item, changed, emptied, and come back with it', async () => {
    const id = await add('short', 'A');
    expect(await words('short')).toEqual({ texts: [] });
    expect(await call('short', 'ShortText', { id, text: ' Led five ' })).toMatchObject({
      status: 200,
      json: { id, text: 'Led five' },
    });
    await call('short', 'AddNetwork', { id, name: 'B' });
    const gone = await call('short', 'DeleteInterest', { id, interestType: 'networking' });
    expect(await words('short')).toEqual({ texts: [] });
    await call('short', 'RestoreInterest', gone.json);
    expect(await words('short')).toEqual({ texts: [{ id, text: 'Led five' }] });
    await call('short', 'ShortText', { id, text: '' });
    expect(await words('short')).toEqual({ texts: [] });
  });

  it('are at most 150 letters, about an item of one’s own', async () => {
    const id = await add('short', 'C');
    expect((await call('short', 'ShortText', { id, text: 'x'.repeat(150) })).status).toBe(200);
    expect(await call('short', 'ShortText', { id, text: 'x'.repeat(151) })).toMatchObject({
      status: 400,
      json: { modelState: { text: ['Use at most 150 letters'] } },
    });
    expect((await call('other', 'ShortText', { id, text: 'x' })).status).toBe(404);
    expect((await call('short', 'ShortText', { text: 'x' })).status).toBe(400);
  });
});

describe('the order of a section', () => {
  it('is what was asked for; what is not named comes after', async () => {
    const [a, b, c] = [await add('sort', 'A'), await add('sort', 'B'), await add('sort', 'C')];
    expect(await call('sort', 'OrderInterests', { interestType: 'networking', ids: [a, c] })).toMatchObject({
      status: 200,
      json: { ids: [a, c, b] },
    });
    expect(await namesOf('sort')).toEqual(['A', 'C', 'B']);
    await add('sort', 'D');
    expect(await namesOf('sort')).toEqual(['D', 'A', 'C', 'B']);
  });

  it('is left alone by somebody else’s ids, and by none', async () => {
    const [a, b] = [await add('keep', 'A'), await add('keep', 'B')];
    expect((await call('other', 'OrderInterests', { interestType: 'networking', ids: [a, b] })).status).toBe(
      404,
    );
    expect((await call('keep', 'OrderInterests', { interestType: 'networking', ids: [] })).status).toBe(200);
    expect((await call('keep', 'OrderInterests', { interestType: 'projects', ids: [a] })).status).toBe(404);
    expect(await namesOf('keep')).toEqual(['B', 'A']);
  });
});

it.each(['GET getActivitiesInterests', 'POST AddNetwork', 'POST DeleteInterest', 'POST OrderInterests'])(
  '%s without a token is refused',
  async (line) => {
    const [method = '', path] = line.split(' ');
    expect((await api.call(method, `/ActivitiesInterests/${path}`, {})).status).toBe(401);
  },
);
