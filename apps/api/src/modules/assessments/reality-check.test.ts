import type {
  assessmentOperations,
  AssessmentResults,
  AssessmentSession,
  AssessmentStanding,
  LivingCosts,
} from '@longleaf/contract/assessments';
import type { Answer } from '@longleaf/contract/operation';
import { REALITY_CHECK } from '@longleaf/rules/assessments/reality-check/definition';
import { PLACE_QUESTION, questionOfLine } from '@longleaf/rules/reality-check/amounts';
import { type BudgetLine, budgetLines, payFor } from '@longleaf/rules/reality-check/budget';
import { expect, it, test } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { rankingOf } from './ranking.ts';
import { careersText } from './what-fits.ts';

const api = await startApi({ catalog: true, now: '2026-11-24T15:00:00.000Z' });

type Careers = Answer<typeof assessmentOperations.getFittingCareers>;

const ALAMANCE = '001';
const usual: Readonly<Record<BudgetLine, string>> = {
  home: 'oneBedroom',
  phone: 'onePhone',
  food: 'cookAtHome',
  car: '310',
  health: 'ownPlan',
  loans: 'noLoans',
  fun: '150',
  saving: '100',
};

const start = async (as: string) =>
  (await api.call('GET', '/assessments/10/session', { as })).json as AssessmentSession;
const answer = (as: string, sid: number, qid: number, given: string | number) =>
  api.call('POST', `/assessments/10/sessions/${sid}/questions/${qid}/answers`, {
    as,
    body: { answer: given },
  });
const complete = (as: string, sid: number) =>
  api.call('PUT', `/assessments/10/sessions/${sid}/complete`, { as });
const read = async (as: string, sid: number, what: string, name = 'reality-check') =>
  (await api.call('GET', `/assessments/${name}/sessions/${sid}/${what}`, { as })).json;

/** Puts a life together and finishes it. */
async function lived(as: string, life: Partial<typeof usual> = {}, county = ALAMANCE) {
  const { id } = await start(as);
  expect((await answer(as, id, PLACE_QUESTION, county)).status).toBe(200);
  const given = { ...usual, ...life };
  for (const line of budgetLines)
    expect((await answer(as, id, questionOfLine(line), given[line])).status).toBe(200);
  expect((await complete(as, id)).status).toBe(200);
  return id;
}

it('is listed, asked in one page of nine questions, and answered in a way of its own (CON-066, CON-067, UI-056)', async () => {
  const as = 'asks';
  expect((await api.call('GET', '/assessments/10', { as })).json).toMatchObject({
    id: 10,
    name: 'Reality check',
    urlName: 'reality-check',
    view: 'own',
    pagesBy: 'size',
    pageSize: 9,
    asksForAll: true,
  });
  expect((await api.call('GET', '/assessments/10/questions', { as })).json).toMatchObject({
    totalCount: 9,
    totalPages: 1,
    results: [
      { id: 10_001, name: 'Where you want to live' },
      { id: 10_002, categoryId: 1 },
      {},
      {},
      {},
      {},
      {},
      {},
      { id: 10_009, categoryId: 8 },
    ],
  });
});

it('tells what is published of all 100 counties, with the years (UI-056)', async () => {
  const { status, json } = await api.call('GET', '/assessments/living-costs', { as: 'costs' });
  expect(status).toBe(200);
  const { counties, ...rest } = json as LivingCosts;
  expect(rest).toEqual({
    food: 298,
    phone: 42,
    years: {
      rents: '2026',
      plans: '2026',
      basics: '2025-26',
      wages: 'May 2024',
    },
  });
  expect(counties).toHaveLength(100);
  expect(counties[0]).toEqual({ code: '001', oneBedroom: 1230, twoBedrooms: 1348, ownPlan: 489 });
  // By name McDowell comes after Martin, though not by the numbers of the Census.
  expect(counties.slice(57, 59)).toEqual([
    { code: '058', oneBedroom: 705, twoBedrooms: 925, ownPlan: 671 },
    { code: '059', oneBedroom: 790, twoBedrooms: 925, ownPlan: 562 },
  ]);
  for (const { oneBedroom, twoBedrooms, ownPlan } of counties) {
    expect(oneBedroom).toBeLessThanOrEqual(twoBedrooms);
    expect(ownPlan).toBeGreaterThan(400);
  }
  expect((await api.call('GET', '/assessments/living-costs', {})).status).toBe(401);
});

it('gives what each line costs a month, the most first and without what costs nothing (API-080, UI-056)', async () => {
  const id = await lived('sums');
  const results = (await read('sums', id, 'results', 'Reality-Check')) as AssessmentResults;
  expect(results.map(({ category, count, isTop }) => [category?.name, count, isTop])).toEqual([
    ['Home', 1230, true],
    ['Health', 489, true],
    ['Getting around', 310, true],
    ['Food', 298, false],
    ['Clothes and fun', 150, false],
    ['Saving', 100, false],
    ['Phone and internet', 42, false],
  ]);
  expect(results[0]).toMatchObject({ most: 5000, category: { description: expect.any(String) } });
  const standings = (await api.call('GET', '/assessments/standings', { as: 'sums' }))
    .json as AssessmentStanding[];
  expect(standings.find(({ assessmentId }) => assessmentId === 10)).toMatchObject({
    questionCount: 9,
    open: null,
    finished: { sessionId: id, top: [{ count: 1230 }, { count: 489 }, { count: 310 }] },
  });
});

it('leads to careers whose middle pay in the state is enough, the one with most jobs first', async () => {
  const id = await lived('pays');
  const needed = payFor(12 * (1230 + 42 + 298 + 310 + 489 + 150 + 100));
  const all = (await read('pays', id, 'careers')) as Careers;
  expect(all).toMatchObject({ canTell: true });
  expect(all.careers).toHaveLength(10);
  const pays = ({ wages: { nc } }: Careers['careers'][number]) => nc.annual ?? nc.topCode ?? 0;
  for (const career of all.careers) expect(pays(career)).toBeGreaterThanOrEqual(needed);
  expect(all.careers.map(({ occTitle }) => occTitle)).toContain('Registered Nurses');
  const dear = (await read(
    'pays',
    await lived('pays', { home: '5000', saving: '5000' }),
    'careers',
  )) as Careers;
  expect(dear.totalCount).toBeLessThan(all.totalCount);
  const zone = (await read('pays', id, 'careers?jobZone=2')) as Careers;
  expect(new Set(zone.careers.map(({ jobZone }) => jobZone))).toEqual(new Set([2]));
  expect(zone.totalCount).toBeLessThan(all.totalCount);
  const last = (await read('pays', id, `careers?page=${Math.ceil(all.totalCount / 10)}`)) as Careers;
  for (const career of last.careers) expect(pays(career)).toBeGreaterThanOrEqual(needed);
  const cheap = (await read(
    'pays',
    await lived('pays', { home: 'withFamily', food: 'foodGiven', health: 'planGiven', car: 'noCar' }),
    'careers',
  )) as Careers;
  expect(cheap.totalCount).toBeGreaterThan(all.totalCount);
});

/** A life of one amount, and nothing else. */
const onlyHome = (home: number) => ({
  home: String(home),
  phone: 'noPhone',
  food: 'foodGiven',
  car: 'noCar',
  health: 'planGiven',
  loans: 'noLoans',
  fun: 'noFun',
  saving: 'noSaving',
});
const everyCareer = async (as: string, id: number) => {
  const first = (await read(as, id, 'careers')) as Careers;
  const careers = [...first.careers];
  for (let page = 2; careers.length < first.totalCount; page++)
    careers.push(...((await read(as, id, `careers?page=${page}`)) as Careers).careers);
  return { ...first, careers };
};

// [county, a month, job, its middle pay in the area, in the state, whether it pays that life there]
test.each([
  ['Wake', '092', 4050, 'Police and Sheriff’s Patrol Officers', '33-3051', 65_800, 58_030, true],
  ['Alamance', '001', 4050, 'Police and Sheriff’s Patrol Officers', '33-3051', null, 58_030, false],
  // At the edge of an area, with rents of its own: compared with the state.
  ['Iredell', '049', 4050, 'Police and Sheriff’s Patrol Officers', '33-3051', null, 58_030, false],
  ['Buncombe', '011', 2840, 'Medical Assistants', '31-9092', 39_910, 42_600, false],
  ['Alamance', '001', 2840, 'Medical Assistants', '31-9092', null, 42_600, true],
  ['Buncombe', '011', 2600, 'Medical Assistants', '31-9092', 39_910, 42_600, true],
])(
  'compares with pay there: %s County (%s), $%i a month: %s (%s)',
  async (county, code, home, _, soc, there, state, pays) => {
    const as = `${county} ${home}`;
    const id = await lived(as, onlyHome(home), code);
    const { payArea, careers, canTell } = await everyCareer(as, id);
    expect(canTell).toBe(true);
    const found = careers.find(({ occCode }) => occCode.startsWith(soc));
    expect(found && [found.areaPay?.annual ?? null, found.wages.nc.annual]).toEqual(
      pays ? [there, state] : undefined,
    );
    // The pay that is compared is enough, and it says whose it is.
    const needed = payFor(12 * home);
    for (const { areaPay, wages } of careers) {
      const pay = areaPay ?? wages.nc;
      expect(pay.annual ?? pay.topCode ?? 0).toBeGreaterThanOrEqual(needed);
    }
    const name = county === 'Wake' ? 'Raleigh-Cary, NC' : 'Asheville, NC';
    expect(payArea).toEqual(there === null ? undefined : { name, period: 'May 2024' });
    // Of some it is known, of others it is not; outside of an area nothing is said of one.
    expect(careers.some(({ areaPay }) => areaPay)).toBe(there !== null);
    expect(careers.some(({ areaPay }) => areaPay === null)).toBe(there !== null);
  },
);

it('tells what saved careers pay there, those that are short too, newest first', async () => {
  const id = await lived('savers', onlyHome(4050), '092');
  for (const OCCCode of ['31-9092.00', '33-3051.00', '29-1216.00'])
    await api.call('POST', '/careers/savedcareers', { as: 'savers', body: { OCCCode } });
  const told = await read('savers', id, 'savedcareers');
  expect(told).toMatchObject({
    payArea: { name: 'Raleigh-Cary, NC', period: 'May 2024' },
    careers: [
      { occCode: '29-1216.00' },
      { occCode: '33-3051.00', areaPay: { annual: 65_800 }, wages: { nc: { annual: 58_030 } } },
      { occCode: '31-9092.00', areaPay: { annual: 42_900 }, wages: { nc: { annual: 42_600 } } },
    ],
  });
  const elsewhere = await lived('savers', onlyHome(4050), '001');
  expect(await read('savers', elsewhere, 'savedcareers')).toMatchObject({
    payArea: null,
    careers: [{}, { occCode: '33-3051.00', areaPay: null }, { occCode: '31-9092.00', areaPay: null }],
  });
  const stranger = `/assessments/reality-check/sessions/${id}/savedcareers`;
  expect((await api.call('GET', stranger, { as: 'stranger' })).status).toBe(404);
  expect((await api.call('GET', stranger, {})).status).toBe(401);
  const { id: open } = await start('savers');
  expect(
    (await api.call('GET', `/assessments/reality-check/sessions/${open}/savedcareers`, { as: 'savers' }))
      .status,
  ).toBe(409);
});

it('counts a job whose pay is above the publisher’s highest amount as one that pays that amount', () => {
  const careers = {
    byJobs: [0, 1],
    at: (position: number) => ({ soc: ['29-1216', '29-1211'][position], code: '', title: '', urlName: '' }),
    facts: {
      // What no figure is published of and what is above them all are told apart.
      wagesOf: (soc: string) => ({
        figures: {},
        missing: { annualMedian: soc === '29-1216' ? 'topCoded' : 'suppressed' },
        area: { topCode: 239_200 },
      }),
    },
  } as unknown as Parameters<typeof rankingOf>[0]['careers'];
  const costs = { food: null, phone: null, counties: new Map(), years: { rents: '', plans: '', basics: '' } };
  const jobsFor = (eachLine: string) => {
    const ranking = rankingOf(
      { careers, costs },
      REALITY_CHECK,
      budgetLines.map((line) => ({ questionId: questionOfLine(line), answer: eachLine })),
    );
    return JSON.parse(careersText(ranking, { page: 1 }, (english) => english)) as Careers;
  };
  const [enough, tooLittle] = [jobsFor('1000'), jobsFor('5000')];
  expect(payFor(12 * 8 * 1000)).toBeLessThan(239_200);
  expect(enough).toMatchObject({ canTell: true, totalCount: 1 });
  expect(enough.careers[0]?.wages.nc).toMatchObject({ annual: null, missing: 'topCoded', topCode: 239_200 });
  expect(payFor(12 * 8 * 5000)).toBeGreaterThan(239_200);
  expect(tooLittle).toEqual({ canTell: true, totalCount: 0, careers: [] });
});

it('names no job where what the life costs is not known', () => {
  const answers = budgetLines.map((line) => ({ questionId: questionOfLine(line), answer: usual[line] }));
  const unknown = {
    food: null,
    phone: null,
    counties: new Map(),
    years: { rents: '', plans: '', basics: '' },
  };
  // No career is looked at: without the amounts there is nothing to compare with.
  const careers = { byJobs: [] } as unknown as Parameters<typeof rankingOf>[0]['careers'];
  expect(rankingOf({ careers, costs: unknown }, REALITY_CHECK, answers)).toBeNull();
});

it('costs another amount in another county', async () => {
  const id = await lived('moves', {}, '092');
  const [home] = (await read('moves', id, 'results')) as AssessmentResults;
  expect(home).toMatchObject({ category: { name: 'Home' } });
  expect(home?.count).toBeGreaterThan(1230);
});

test.each([
  ['a choice of another line', questionOfLine('home'), 'ownPlan'],
  ['an amount below zero', questionOfLine('home'), '-1'],
  ['more than the most', questionOfLine('home'), '5001'],
  ['parts of a dollar', questionOfLine('home'), '10.5'],
  ['a county that there is not', PLACE_QUESTION, '101'],
  ['an amount for a place', PLACE_QUESTION, '5000'],
])('%s is refused beside its field (API-077)', async (_, qid, given) => {
  const { id } = await start('wrong');
  expect(await answer('wrong', id, qid, given)).toMatchObject({
    status: 400,
    json: { modelState: { answer: [expect.any(String)] } },
  });
});

it('takes amounts as numbers as well, and keeps the newest (API-077)', async () => {
  const { id } = await start('again');
  await answer('again', id, questionOfLine('fun'), 150);
  await answer('again', id, questionOfLine('fun'), 'noFun');
  expect((await start('again')).answers).toMatchObject([{ questionId: 10_008, answer: 'noFun' }]);
});

it('is finished once the place and each line are answered; then it stays as it is (API-079, ST-186)', async () => {
  const { id } = await start('open');
  for (const line of budgetLines) await answer('open', id, questionOfLine(line), usual[line]);
  expect(await complete('open', id)).toMatchObject({
    status: 400,
    json: { modelState: { answers: ['Questions that are still open: 1. The first is number 1.'] } },
  });
  expect(
    (await api.call('GET', `/assessments/reality-check/sessions/${id}/careers`, { as: 'open' })).status,
  ).toBe(409);
  await answer('open', id, PLACE_QUESTION, ALAMANCE);
  expect((await complete('open', id)).status).toBe(200);
  expect((await answer('open', id, PLACE_QUESTION, '002')).status).toBe(409);
  // Another life begins anew, and the finished one can still be read.
  expect((await start('open')).id).not.toBe(id);
  expect(await read('open', id, 'results')).toHaveLength(7);
  const theirs = await api.call('GET', `/assessments/reality-check/sessions/${id}/results`, {
    as: 'stranger',
  });
  expect(theirs.status).toBe(404);
});

it('is told in words in the copy of one’s data', async () => {
  await lived('copy');
  const { json } = await api.call('GET', '/users/yourData', { as: 'copy' });
  const text = JSON.stringify(json);
  expect(text).toContain('One bedroom');
  expect(text).toContain('Alamance');
});
