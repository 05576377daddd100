import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { removedCode } from './repository.ts';
import { sinceSaved } from './since-saved.ts';

const api = await startApi({ catalog: true });
const NURSING = '51.3801';
const NURSE = '29-1141.00';

type Kept = { figure: number | null; year: string | null };
const kept = async (table: string, [figure, year]: [string, string], as: string): Promise<Kept[]> => {
  const { rows } = await api.database.pool.query<Kept>(
    `select ${figure} as figure, ${year} as year from portal.${table}
      where person_id = (select id from portal.people where subject = $1)`,
    [as],
  );
  return rows;
};
const keptProgram = (as: string) => kept('saved_programs', ['nc_colleges', 'nc_colleges_of'], as);
const keptCareer = (as: string) => kept('saved_careers', ['nc_pay', 'nc_pay_of'], as);
const setKept = (table: string, set: string, as: string) =>
  api.database.pool.query(
    `update portal.${table} set ${set} where person_id = (select id from portal.people where subject = $1)`,
    [as],
  );
const programs = async (as: string) =>
  (await api.call('GET', '/collegePlanning/getsavedprograms', { as })).json as {
    since: string | null;
    program: { ncSchools: number };
  }[];
const careers = async (as: string) =>
  (await api.call('GET', '/careers/occupations?searchType=saved', { as })).json as {
    since: { occCode: string; text: string }[];
    results: { wages: { nc: { annual: number } } }[];
  };

describe('what has changed since a program was saved', () => {
  const save = (as: string) => api.call('POST', '/SaveProgram', { as, body: { Id: NURSING } });

  it('is nothing on that day: what is published of it is kept with its year', async () => {
    await save('today');
    const [saved] = await programs('today');
    expect(saved?.since).toBeNull();
    expect(saved?.program.ncSchools).toBeGreaterThan(10);
    expect(await keptProgram('today')).toEqual([{ figure: saved?.program.ncSchools, year: '2023-24' }]);
  });

  it('is said with both figures and both years; saving it again keeps those of the first day', async () => {
    await save('later');
    const now = (await programs('later'))[0]?.program.ncSchools ?? 0;
    await setKept('saved_programs', `nc_colleges = 7, nc_colleges_of = '2021-22'`, 'later');
    await save('later');
    expect((await programs('later'))[0]?.since).toBe(
      `Colleges in North Carolina that offer it: 7 when you saved it (2021-22), ${now} now (2023-24).`,
    );
  });

  it('is not claimed of newer figures that are the same, nor where nothing was kept', async () => {
    await save('same');
    await setKept('saved_programs', `nc_colleges_of = '2021-22'`, 'same');
    expect((await programs('same'))[0]?.since).toBeNull();
    await setKept('saved_programs', 'nc_colleges = null, nc_colleges_of = null', 'same');
    expect((await programs('same'))[0]?.since).toBeNull();
  });

  it('stays when a removal is taken back', async () => {
    await save('undoer');
    await setKept('saved_programs', `nc_colleges = 7, nc_colleges_of = '2021-22'`, 'undoer');
    const removal = await api.call('POST', `/collegePlanning/deletesavedprogram/${NURSING}`, {
      as: 'undoer',
    });
    expect(await keptProgram('undoer')).toEqual([]);
    const { undo } = removal.json as { undo: string };
    await api.call('POST', '/collegePlanning/restoresavedprogram', { as: 'undoer', body: { undo } });
    expect(await keptProgram('undoer')).toEqual([{ figure: 7, year: '2021-22' }]);
  });
});

describe('what has changed since a career was saved', () => {
  const save = (as: string) => api.call('POST', '/careers/savedcareers', { as, body: { OCCCode: NURSE } });

  it('is nothing on that day: its middle pay in the state is kept with its year', async () => {
    await save('today');
    const { since, results } = await careers('today');
    expect(since).toEqual([]);
    expect(results[0]?.wages.nc.annual).toBeGreaterThan(50_000);
    expect(await keptCareer('today')).toEqual([{ figure: results[0]?.wages.nc.annual, year: 'May 2024' }]);
  });

  it('is said with both figures and both years, of whoever saved it alone', async () => {
    await save('later');
    await save('other');
    await setKept('saved_careers', `nc_pay = 71200, nc_pay_of = 'May 2022'`, 'later');
    const { since, results } = await careers('later');
    const now = results[0]?.wages.nc.annual.toLocaleString('en-US');
    expect(since).toEqual([
      {
        occCode: NURSE,
        text: `Middle pay in North Carolina: $71,200 a year when you saved it (May 2022), $${now} now (May 2024).`,
      },
    ]);
    expect((await careers('other')).since).toEqual([]);
    // The search that everybody can make says nothing of what somebody saved.
    const open = await api.call('GET', '/careers/occupations?search=nurse', { as: 'later' });
    expect(open.json).not.toHaveProperty('since');
  });
});

it('a slip of the version before puts a row back that says nothing', () =>
  expect(removedCode.parse({ id: 1, code: NURSE, savedAt: '2026-11-02T15:00:00Z' })).toMatchObject({
    figure: null,
    figureOf: null,
  }));

it.each([
  ['another figure', 1, 2, true],
  ['a figure of 0 that is one now', 0, 1, true],
  ['one that is 0 now', 1, 0, true],
  ['the same', 1, 1, false],
  ['one that was not known then', null, 1, false],
  ['one that is not known now', 1, null, false],
])('%s', (_, then, now, said) => {
  const of = (figure: number | null) => ({ figure, figureOf: figure === null ? null : '2024' });
  for (const kind of ['careers', 'programs'] as const)
    expect(sinceSaved(kind, of(then), of(now)) !== null).toBe(said);
});
