import type { TranscriptSchool } from '@longleaf/contract/transcript-schools';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, settings: { TRANSCRIPT_SCHOOLS: 'public' } });
const named = await startApi({ beside: api, settings: { TRANSCRIPT_SCHOOLS: '341985, 999999' } });
const none = await startApi({ beside: api });

type Page = { schools: TranscriptSchool[]; totalSchools: number; pageNumber: number; pageSize: number };
const list = async (query: string, on = api) =>
  (await on.call('GET', `/transcripts/getTranscriptSchools${query}`)).json as Page;

describe('the list of schools (API-201, ST-022, ENT-558, ENT-559, ENT-610, CON-126)', () => {
  it('is of colleges that are sent transcripts unless asked otherwise, by name, 25 to a page, without sign-in', async () => {
    const first = await list('');
    expect(first).toMatchObject({ pageNumber: 1, pageSize: 25 });
    expect(first.schools).toHaveLength(25);
    const second = await list('?pageNumber=2');
    const names = [...first.schools, ...second.schools].map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(names).size).toBe(50);
    const last = await list(`?pageNumber=${Math.ceil(first.totalSchools / 25)}`);
    expect(last.schools).toHaveLength(first.totalSchools % 25 || 25);
    expect(await list('?search=asheville%20north')).toMatchObject({
      schools: [
        {
          name: 'University of North Carolina Asheville',
          city: 'Asheville',
          ceeb: null,
          urlName: expect.any(String),
        },
      ],
    });
  });

  it('is of the high schools that send them when asked for, each public and with a code', async () => {
    const { schools, totalSchools } = await list('?kind=High-Schools&startsWith=a');
    expect(totalSchools).toBeGreaterThan(10);
    for (const school of schools) {
      expect(school).toMatchObject({ ceeb: expect.stringMatching(/^\d{6}$/), urlName: null });
      expect(school.name.toLowerCase().startsWith('a')).toBe(true);
    }
    expect(await list('?kind=high-schools&search=341985')).toMatchObject({
      schools: [{ name: 'A L Brown High', city: 'Kannapolis', county: 'Cabarrus', ceeb: '341985' }],
      totalSchools: 1,
    });
  });

  it('is of the schools that the setting names, and of none without it', async () => {
    expect((await list('?kind=high-schools', named)).schools.map(({ ceeb }) => ceeb)).toEqual(['341985']);
    expect(await list('?kind=high-schools', none)).toMatchObject({ schools: [], totalSchools: 0 });
  });

  it.each([
    ['?kind=banks', 'kind'],
    ['?pageNumber=0', 'pageNumber'],
    [`?search=${'x'.repeat(101)}`, 'search'],
    [`?startsWith=${'x'.repeat(101)}`, 'startsWith'],
  ])('refuses %s', async (query, field) => {
    const reply = await api.call('GET', `/transcripts/getTranscriptSchools${query}`);
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)).toHaveProperty(field);
  });
});

it('is exported as a whole, as a file that spreadsheets read (API-202, ST-266)', async () => {
  const reply = await api.call(
    'GET',
    '/transcripts/getTranscriptSchoolsExport?kind=high-schools&startsWith=b',
  );
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename=transcript-high-schools.csv');
  const rows = parse<Record<string, string>>(reply.text, { bom: true, columns: true });
  const { totalSchools, schools } = await list('?kind=high-schools&startsWith=b');
  expect(rows).toHaveLength(totalSchools);
  expect(rows[0]).toEqual({
    'High school': schools[0]?.name,
    Town: schools[0]?.city,
    County: schools[0]?.county,
    'CEEB code': schools[0]?.ceeb,
  });
  const colleges = await api.call('GET', '/transcripts/getTranscriptSchoolsExport');
  expect(parse<Record<string, string>>(colleges.text, { bom: true, columns: true })[0]).toHaveProperty(
    'College',
  );
});

describe('the check of a high school (API-044, VAL-001)', () => {
  const check = async (ceeb: string, on = api) =>
    on.call('GET', `/highschools/isParticipatingHighSchool/${ceeb}`);

  it('says whether it takes part', async () => {
    expect((await check('341985')).json).toBe(true);
    expect((await check('000000')).json).toBe(false);
    expect((await check('341985', none)).json).toBe(false);
    expect((await check('341985', named)).json).toBe(true);
  });

  it('refuses what is no code', async () => {
    const reply = await check('34198');
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)).toEqual({ ceeb: ['The code of a high school has six digits.'] });
  });
});
