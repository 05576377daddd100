import type { UserProfile } from '@longleaf/contract/profile';
import { DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import { type ActivityLists, keepOperations } from '@longleaf/contract/activities';
import { ACTIVITY_SECTIONS } from '@longleaf/rules/activities/sections';
import { expect, it } from 'vitest';
import { startApi } from '../test/start-api.ts';
import { ensureDemoData } from './demo-data.ts';

const api = await startApi({ catalog: true, now: '2026-11-21T17:00:00Z' });
const profile = { dataSecret: 'demo'.repeat(10), today: '2026-11-21' };

it('gives the demo student careers and programs that exist, and only once', async () => {
  const student = { as: DEMO_PEOPLE.student.sub };
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  expect((await api.call('GET', '/careers/occupations?searchType=saved', student)).json).toMatchObject({
    results: [{ occTitle: 'Registered Nurses' }, { occTitle: 'Physical Therapist Assistants' }],
  });
  expect((await api.call('GET', '/programsMajors/programs?searchType=saved', student)).json).toMatchObject({
    results: [
      { title: 'Registered Nursing/Registered Nurse' },
      { title: 'Biology/Biological Sciences, General' },
    ],
  });
});

it('names nothing that the catalogue does not know', async () => {
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  for (const { sub } of Object.values(DEMO_PEOPLE)) {
    for (const [codes, list] of [
      ['/careers/savedcareercodes', '/careers/occupations?searchType=saved'],
      ['/programsMajors/savedprogramids', '/programsMajors/programs?searchType=saved'],
    ] as const) {
      const kept = (await api.call('GET', codes, { as: sub })).json as string[];
      expect((await api.call('GET', list, { as: sub })).json).toMatchObject({ totalCount: kept.length });
    }
  }
});

it('gives profiles that the portal would take: real towns, a known school, a year of the list', async () => {
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  const { beginner, ...others } = DEMO_PEOPLE;
  for (const { sub, firstName } of Object.values(others)) {
    const kept = (await api.call('GET', '/users/profile', { as: sub })).json as UserProfile;
    expect(kept).toMatchObject({ firstName, addressVerified: false, addressInvalid: false });
    expect(kept.customer?.crmId ?? null).toBe(kept.primaryConnectionCrmId);
    const again = await api.call('PUT', '/users/profile/save', { as: sub, body: kept });
    expect(again).toMatchObject({ status: 200 });
    const checked = await api.call('POST', '/Address/Validate', { body: kept.mailAddress });
    expect(checked.json).toMatchObject({ providedAddressHasErrors: false });
  }
  const empty = (await api.call('GET', '/users/profile', { as: beginner.sub })).json;
  expect(empty).toMatchObject({ mailAddress: null, customer: null });
});

it('gives the demo senior applications, two of them sent, with tasks that are done', async () => {
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  const { json } = await api.call('GET', '/application/user', { as: DEMO_PEOPLE.senior.sub });
  expect(json).toMatchObject([
    { college: { id: 199111 }, userApplication: { completed: false } },
    { college: { id: 199193 }, userApplication: { completed: false } },
    { college: { id: 199102 }, userApplication: { completed: true } },
    { college: { id: 199856 }, userApplication: { completed: true } },
  ]);
});

it('gives the demo senior a transcript that was received and a final one that waits', async () => {
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  const { json } = await api.call('GET', '/transcripts', { as: DEMO_PEOPLE.senior.sub });
  expect(json).toMatchObject([
    { transcriptType: 'Final', status: 'Pending', canCancel: true, college: { id: 199102 } },
    { transcriptType: 'Initial', status: 'Received', history: [{}, {}, {}, { status: 'Received' }] },
  ]);
  expect(await api.database.query('select 1 from portal.transcript_records')).toMatchObject({ rowCount: 1 });
});

it('gives the demo senior receipts for what was sent, each once', async () => {
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  const { json } = await api.call('GET', '/receipts', { as: DEMO_PEOPLE.senior.sub });
  expect((json as { kind: string }[]).map(({ kind }) => kind).toSorted()).toEqual([
    'application',
    'application',
    'transcript',
    'transcript',
  ]);
});

it('gives activities that the portal would take as they are', async () => {
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  for (const { sub } of [DEMO_PEOPLE.student, DEMO_PEOPLE.senior]) {
    const kept = async () =>
      (await api.call('GET', '/ActivitiesInterests/getActivitiesInterests', { as: sub }))
        .json as ActivityLists;
    const before = await kept();
    expect(before.activities).not.toEqual([]);
    for (const section of ACTIVITY_SECTIONS) {
      for (const body of before[section]) {
        const { path } = keepOperations[section];
        expect(await api.call('POST', path, { as: sub, body })).toMatchObject({ status: 200, json: body.id });
      }
    }
    expect(await kept()).toEqual(before);
  }
});

it('says of each college that a demo person asked to recruit them what it was told, under its own name', async () => {
  await ensureDemoData(api.database, api.issuer.issuer, profile);
  for (const { sub } of [DEMO_PEOPLE.student, DEMO_PEOPLE.senior]) {
    const { json } = await api.call('GET', '/collegePlanning/getcollegerecruiters', { as: sub });
    const asked = json as { name: string; told: string[]; consent: { words: string } }[];
    expect(asked).toHaveLength(1);
    for (const { name, told, consent } of asked) {
      expect(told).toEqual(['name', 'email', 'mailingAddress']);
      expect(consent.words).toMatch(
        new RegExp(`^${name} gets your name, email address, and mailing address\\.`),
      );
    }
  }
});
