import { academicCalendarMessages } from '@longleaf/contract/academic-calendars';
import { beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, now: '2026-08-10T15:00:00Z' });
const COLLEGE = 199120;

beforeAll(() =>
  api.database.query(
    `insert into catalog.academic_date (college_id, academic_year, term, event, starts_on, ends_on, source) values
     ($1, '2026-27', 'Fall 2026', 'First day of classes', '2026-08-17', '2026-08-17', 'the registrar'),
     ($1, '2026-27', 'Fall 2026', 'Registration', '2026-07-20', '2026-08-14', 'the registrar'),
     ($1, '2026-27', 'Spring 2027', 'First day of classes', '2027-01-11', '2027-01-11', 'the registrar'),
     (198419, '2026-27', 'Fall 2026', 'Classes begin', '2026-08-24', '2026-08-24', 'Duke')`,
    [COLLEGE],
  ),
);

const ask = (query: Record<string, string | number>, as: string | undefined = 'asks') => {
  const asked = { organizationId: COLLEGE, beginDate: '2026-08-01', endDate: '2026-09-30', ...query };
  const text = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return api.call('GET', `/Calendar/getCalendarEvents?${text}`, as === '' ? {} : { as });
};

it('gives the dates of one college between two days, also those that began before (API-178, MOD-021, GAP-110)', async () => {
  const { status, json } = await ask({});
  expect(status).toBe(200);
  expect(json).toEqual([
    {
      organizationId: COLLEGE,
      academicYear: '2026-27',
      term: 'Fall 2026',
      name: 'Registration',
      schoolName: 'University of North Carolina at Chapel Hill',
      start: '2026-07-20T00:00',
      end: '2026-08-15T00:00',
      allDayEvent: true,
      source: 'the registrar',
    },
    expect.objectContaining({
      name: 'First day of classes',
      start: '2026-08-17T00:00',
      end: '2026-08-18T00:00',
    }),
  ]);
  expect((await ask({})).json).toEqual(json);
  const names = async (query: Record<string, string>) =>
    ((await ask(query)).json as { name: string; term: string }[]).map(({ name, term }) => `${name}, ${term}`);
  expect(await names({ beginDate: '2026-08-14', endDate: '2026-08-14' })).toEqual([
    'Registration, Fall 2026',
  ]);
  expect(await names({ beginDate: '2026-08-15', endDate: '2026-08-16' })).toEqual([]);
  expect(await names({ beginDate: '2026-08-17', endDate: '2027-08-17' })).toEqual([
    'First day of classes, Fall 2026',
    'First day of classes, Spring 2027',
  ]);
});

it('gives nothing for a college whose calendar nobody imported, and 404 for no college', async () => {
  expect(await ask({ organizationId: 199193 })).toMatchObject({ status: 200, json: [] });
  expect(await ask({ organizationId: 999999 })).toMatchObject({
    status: 404,
    json: { detail: academicCalendarMessages.unknown },
  });
});

it('knows every college that a search by name gives', async () => {
  const found = await api.call('GET', '/customers/getbytype?type=College&startsWith=carolina');
  for (const { id } of found.json as { id: number }[])
    expect((await ask({ organizationId: id })).status).toBe(200);
});

const { wrongDays } = academicCalendarMessages;
it.each([
  ['organizationId', { organizationId: 'x' }, 'A college id is a number of six digits.'],
  ['organizationId', { organizationId: '' }, 'A college id is a number of six digits.'],
  ['organizationId', { organizationId: '199120.5' }, 'A college id is a whole number.'],
  ['beginDate', { beginDate: '2026-02-30' }, 'Enter a date that exists'],
  ['beginDate', { beginDate: '' }, 'Enter a date that exists'],
  ['endDate', { endDate: 'soon' }, 'Enter a date that exists'],
  ['endDate', { endDate: '2026-07-31' }, wrongDays],
  ['endDate', { endDate: '2027-08-02' }, wrongDays],
])('names %s when it is wrong: %j', async (field, query, words) => {
  expect(await ask(query)).toMatchObject({ status: 400, json: { modelState: { [field]: [words] } } });
});

it.each(['organizationId', 'beginDate', 'endDate'])('names %s when it is missing', async (field) => {
  const query = new URLSearchParams({
    organizationId: '199120',
    beginDate: '2026-08-01',
    endDate: '2026-08-31',
  });
  query.delete(field);
  expect(await api.call('GET', `/Calendar/getCalendarEvents?${query}`, { as: 'asks' })).toMatchObject({
    status: 400,
    json: { modelState: { [field]: [expect.any(String)] } },
  });
});

it('asks for a token (401)', async () => {
  expect((await ask({}, '')).status).toBe(401);
});
