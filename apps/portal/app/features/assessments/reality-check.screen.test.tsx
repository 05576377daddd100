import { assessmentOperations, type AssessmentSession } from '@longleaf/contract/assessments';
import type { MedianWage } from '@longleaf/contract/career-card';
import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { PLACE_QUESTION, questionOfLine } from '@longleaf/rules/reality-check/amounts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersOf } from '../../shell/answers/answers.ts';
import { choose, press, typeInto } from '../../testing/by-keyboard.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { pageOfQuestions, sampleFitting } from '../../testing/samples/assessment.ts';
import { answerForLearning } from '../../testing/samples/learning.ts';
import {
  sampleFinishedLife,
  sampleLife,
  sampleLifeResults,
  sampleLivingCosts,
  sampleRealityCategories,
  sampleRealityCheck,
  sampleRealityQuestions,
  wholeLife,
} from '../../testing/samples/reality-check.ts';

const {
  getAssessment,
  getAssessmentCategories,
  getAssessmentQuestions,
  getAssessmentSessions,
  getAssessmentSession,
  getAssessmentResults,
  getFittingCareers,
  getSavedCareersOfLife,
  getLivingCosts,
  saveAssessmentAnswer,
  deleteAssessmentAnswer,
  completeAssessment,
} = assessmentOperations;

const wage: MedianWage = { annual: null, hourly: null, missing: null, topCode: null };
const saved = (
  occCode: string,
  occTitle: string,
  nc: Partial<MedianWage>,
  areaPay: Partial<MedianWage> | null = null,
) => ({
  occCode,
  occTitle,
  urlName: occTitle.toLowerCase().replaceAll(' ', '-'),
  entryEducation: null,
  wages: { us: wage, nc: { ...wage, ...nc } },
  areaPay: areaPay && { ...wage, ...areaPay },
});
const savedList = (...careers: ReturnType<typeof saved>[]) => ({ payArea: null, careers });

const open = async (query: string) =>
  openScreen(await import('./assessment-page.tsx'), {
    id: 'UI-056',
    at: `/learn-about-yourself/reality-check${query}`,
  });
const taken = (...sessions: AssessmentSession[]) => answer(getAssessmentSessions, sessions);
const line = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const choice = (name: string, words: string) =>
  line(name).getByRole('radio', { name: new RegExp(`^${words}`) });
const own = (name: string) => line(name).getByLabelText('My own amount');
const sum = page.getByRole('region', { name: 'This life costs' });
const county = page.getByLabelText('Where you want to live');
const headline = page.getByRole('heading', { level: 1 });

beforeEach(() => {
  answer(getAssessment, sampleRealityCheck);
  answer(getAssessmentCategories, sampleRealityCategories);
  answer(getAssessmentQuestions, pageOfQuestions(sampleRealityQuestions));
  answer(getLivingCosts, sampleLivingCosts);
  answerForLearning();
});

// What a test gave is with its server before the next one begins.
afterEach(async () => {
  await answersOf(samplePerson.id).flush();
});

test('loading, then empty: no county, no line chosen, and nothing that is claimed to be known (UI-056)', async () => {
  taken(sampleLife(60));
  const held = hold(getLivingCosts);
  await open('?step=2&sessionId=60&page=1');
  await expect.element(page.getByText('Loading what things cost')).toBeInTheDocument();
  held.release(sampleLivingCosts);
  await expect.element(sum).toMatchTextContent(/\$0 a month/);
  await expect.element(sum).toMatchTextContent(/8 lines are still open/);
  await expect.element(line('Home')).toMatchTextContent(/One bedroom.*Choose a county/);
  await expect.element(line('Food')).toMatchTextContent(/Cook all meals.*\$298/);
  await expectAccessible();
});

test('failed: what things cost could not be loaded, and is asked again (MSG-062)', async () => {
  taken(sampleLife(61));
  refuse(getLivingCosts, 500);
  await open('?step=2&sessionId=61&page=1');
  await expect.element(page.getByText('We could not load what things cost.')).toBeVisible();
  await expectAccessible();
  answer(getLivingCosts, sampleLivingCosts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(county).toBeVisible();
});

test.each([401, 403])('not allowed: %i keeps the costs away', async (status) => {
  taken(sampleLife(62));
  refuse(getLivingCosts, status);
  await open('?step=2&sessionId=62&page=1');
  await expect.element(headline).toBeVisible();
  await expect.element(page.getByText('Loading what things cost')).not.toBeInTheDocument();
  await expect.element(county).not.toBeInTheDocument();
});

test('ready: one thing is changed, and what it does stands there at once (UI-056, GAP-041)', async () => {
  taken(sampleLife(63, wholeLife, '001'));
  const sent = answer(saveAssessmentAnswer, 631);
  await open('?step=2&sessionId=63&page=1');
  await expect.element(county).toHaveValue('001');
  await expect.element(choice('Home', 'One bedroom')).toBeChecked();
  await expect.element(sum).toMatchTextContent(/\$2,619 a month.*\$38,000 a year/);
  await expect.element(sum).toMatchTextContent(/Of each \$100, about \$83 is yours\. \$17 goes to/);
  await expectAccessible();
  await choice('Home', 'Share a place').click({ force: true });
  await expect.element(sum).toMatchTextContent(/\$2,063 a month/);
  await expect.element(line('Home')).toMatchTextContent(/^Home.*\$674/);
  await expect
    .element(sum)
    .toMatchTextContent(/Your last change saves \$556 a month\. A job that pays about \$9,000 less a year/);
  await expectAccessible();
  await choice('Home', 'One bedroom').click({ force: true });
  await expect
    .element(sum)
    .toMatchTextContent(/costs \$556 more a month\. The job must pay about \$9,000 more/);
  await choice('Home', 'Share a place').click({ force: true });
  await expect.element(sum).toMatchTextContent(/Your last change saves \$556/);
  await county.selectOptions('Wake');
  await expect.element(choice('Home', 'Share a place')).toBeChecked();
  await expect.element(line('Home')).toMatchTextContent(/^Home.*\$918/);
  // No plan is published there: the line counts nothing, and says so.
  await expect.element(line('Health')).toMatchTextContent(/No figure there/);
  await expect.element(sum).toMatchTextContent(/1 line is still open/);
  await expect.element(sum).not.toMatchTextContent(/Your last change/);
  await expect
    .poll(() => sent.map(({ params: { qid }, body }) => [Number(qid), body.answer]))
    .toEqual([
      [questionOfLine('home'), 'sharedPlace'],
      [questionOfLine('home'), 'oneBedroom'],
      [questionOfLine('home'), 'sharedPlace'],
      [PLACE_QUESTION, '092'],
    ]);
});

test('an amount of one’s own: whole dollars are kept, anything else is said beside the field and stays to be mended', async () => {
  taken(sampleLife(64, wholeLife, '001'));
  const sent = answer(saveAssessmentAnswer, 641);
  const removed = answer(deleteAssessmentAnswer, { removed: true });
  await open('?step=2&sessionId=64&page=1');
  await expect.element(own('Getting around')).toHaveValue('310');
  await own('Home').fill('$1,000');
  await expect.element(choice('Home', 'One bedroom')).not.toBeChecked();
  await expect.element(sum).toMatchTextContent(/\$2,389 a month/);
  await expect.poll(() => sent.at(-1)).toMatchObject({ body: { answer: '1000' } });
  await own('Home').fill('5001');
  await expect.element(line('Home')).toMatchTextContent(/Use whole dollars a month, from 0 to \$5,000\./);
  await expect.element(own('Home')).toHaveValue('5001');
  await expect.element(sum).toMatchTextContent(/\$1,389 a month/);
  await expect.poll(() => removed.length).toBe(1);
  await expectAccessible();
  await choice('Home', 'With family').click({ force: true });
  await expect.element(own('Home')).toHaveValue('');
});

test('by keyboard alone: a choice by arrows, an amount by typing, and the first line that is open gets the focus', async () => {
  taken(sampleLife(65));
  answer(saveAssessmentAnswer, 651);
  await open('?step=2&sessionId=65&page=1');
  await choose(choice('Home', 'With family'));
  await typeInto(own('Saving'), '75');
  await expect.element(sum).toMatchTextContent(/\$75 a month/);
  await press(page.getByRole('button', { name: 'See your results' }));
  await expect.element(page.getByText('7 questions are still open.')).toBeVisible();
  await expect.element(page.getByText('Choose a county.')).toBeVisible();
  await expect.element(county).toHaveFocus();
  await expect.element(line('Food')).toMatchTextContent(/Still open/);
  await expect.element(line('Saving')).not.toMatchTextContent(/Still open/);
  await expectAccessible();
});

test('finished: the results come, with the pay as their heading', async () => {
  taken(sampleLife(66, wholeLife, '001'));
  const finished = answer(completeAssessment, () => {
    taken(sampleFinishedLife(66));
    return { ...sampleFinishedLife(66) };
  });
  answer(getAssessmentResults, sampleLifeResults);
  answer(getFittingCareers, sampleFitting);
  answer(getSavedCareersOfLife, savedList());
  const { router } = await open('?step=2&sessionId=66&page=1');
  await page.getByRole('button', { name: 'See your results' }).click();
  await expect.element(headline).toHaveTextContent('This life takes a job that pays about $38,000 a year');
  expect(finished).toHaveLength(1);
  expect(router.state.location.search).toBe('?step=3&sessionId=66');
});

const results = (...careers: ReturnType<typeof saved>[]) => {
  taken(sampleFinishedLife(70));
  answer(getAssessmentResults, sampleLifeResults);
  answer(getSavedCareersOfLife, savedList(...careers));
  return answer(getFittingCareers, { ...sampleFitting, totalCount: 40 });
};

test('results: what a month costs, where the pay goes, what was counted and of which year (UI-056, ST-188)', async () => {
  results();
  await open('?step=3&sessionId=70');
  await expect.element(headline).toHaveTextContent('This life takes a job that pays about $38,000 a year');
  await expect.element(page.getByText('In Alamance County, North Carolina.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'A month costs $2,619' })).toBeVisible();
  const item = (words: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: words }).first();
  await expect.element(item('Home')).toMatchTextContent(/\$1,230/);
  // Of 38,000: 2,380 federal, 2,356 and 551 payroll, 1,007.48 of the state.
  await expect.element(item('Left for you')).toMatchTextContent(/\$31,706/);
  await expect.element(item('Federal income tax')).toMatchTextContent(/\$2,380/);
  await expect.element(item('Social Security')).toMatchTextContent(/\$2,356/);
  await expect.element(item('Medicare')).toMatchTextContent(/\$551/);
  await expect.element(item('North Carolina income tax')).toMatchTextContent(/\$1,007/);
  await expect.element(page.getByText(/with the taxes of 2026/)).toBeVisible();
  await expect.element(page.getByText(/fair market rent, fiscal year 2026/)).toBeVisible();
  await expect.element(page.getByText(/for one person aged 26, in 2026/)).toBeVisible();
  await expect.element(page.getByText(/count for one person, 2025-26/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your saved careers' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Print, save or mail' })).toBeVisible();
  await expectAccessible();
});

test('results: saved careers first, with what is short, and jobs that pay it, by preparation and page (API-083)', async () => {
  const asked = results(
    saved('29-1141.00', 'Registered nurses', { annual: 81_860 }),
    saved('31-9092.00', 'Medical assistants', { annual: 37_000 }),
    saved('29-1216.00', 'Internists', { missing: 'topCoded', topCode: 239_200 }),
    saved('27-2011.00', 'Actors', { hourly: 30, missing: 'suppressed' }),
  );
  await open('?step=3&sessionId=70');
  const table = page.getByRole('table', { name: 'Your saved careers and this life' });
  const row = (words: string) => table.getByRole('row').filter({ hasText: words });
  await expect.element(row('Registered nurses')).toMatchTextContent(/\$43,860 to spare/);
  await expect.element(row('Medical assistants')).toMatchTextContent(/\$1,000 short/);
  await expect.element(row('Internists')).toMatchTextContent(/\$201,200 to spare/);
  await expect.element(row('Actors')).toMatchTextContent(/Not known/);
  const jobs = page.getByRole('table', { name: 'Jobs that pay for this life' });
  await expect
    .element(jobs.getByRole('row').nth(1))
    .toMatchTextContent(/Registered nurses.*\$43,860 to spare/);
  await expect.element(page.getByText(/middle pay in North Carolina \(May 2024\)/)).toBeVisible();
  await expectAccessible();
  const kept = answer(savedCareerOperations.saveCareer, {
    occCode: '21-1022.00',
    isSaved: true,
    message: 'Saved.',
    isNew: true,
  });
  await jobs.getByRole('row').nth(2).getByRole('button', { name: /Save/ }).click();
  await expect.poll(() => JSON.stringify(kept)).toContain('21-1022.00');
  await page.getByLabelText('Preparation').selectOptions('A lot of preparation');
  await expect.poll(() => asked.at(-1)).toMatchObject({ query: { jobZone: 4, page: 1 } });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ query: { jobZone: 4, page: 2 } });
  await expect.element(page.getByRole('heading', { name: 'Jobs that pay it' })).toHaveFocus();
});

test('results in a metropolitan area: pay there where it is known of a job, else of the state, said of each', async () => {
  results();
  const raleigh = { name: 'Raleigh-Cary, NC', period: 'May 2024' };
  answer(getSavedCareersOfLife, {
    payArea: raleigh,
    careers: [
      saved('31-9092.00', 'Medical assistants', { annual: 42_600 }, { annual: 37_000 }),
      saved('29-1216.00', 'Internists', { annual: 200_000 }, { missing: 'topCoded', topCode: 239_200 }),
      saved('47-2111.00', 'Electricians', { annual: 54_070 }),
      saved('27-2011.00', 'Actors', { hourly: 30, missing: 'suppressed' }, { missing: 'notListed' }),
    ],
  });
  const [nurses, workers] = sampleFitting.careers;
  if (!nurses || !workers) throw new Error('There are no sample careers');
  answer(getFittingCareers, {
    ...sampleFitting,
    payArea: raleigh,
    careers: [
      { ...nurses, areaPay: { ...wage, annual: 84_870 } },
      { ...workers, wages: nurses.wages, areaPay: null },
    ],
  });
  await open('?step=3&sessionId=70');
  const table = (name: string) => page.getByRole('table', { name });
  const row = (words: string) =>
    table('Your saved careers and this life').getByRole('row').filter({ hasText: words });
  await expect
    .element(row('Medical assistants'))
    .toMatchTextContent(/\$37,000 in Raleigh-Cary, NC.*\$1,000 short/);
  await expect
    .element(row('Internists'))
    .toMatchTextContent(/at least \$239,200 in Raleigh-Cary, NC.*\$201,200 to spare/);
  await expect
    .element(row('Electricians'))
    .toMatchTextContent(/\$54,070 in North Carolina.*\$16,070 to spare/);
  await expect.element(row('Actors')).toMatchTextContent(/\$30.00 an hour.*Not known/);
  await expect.element(row('Actors')).not.toMatchTextContent(/in North Carolina|in Raleigh/);
  const jobs = table('Jobs that pay for this life').getByRole('row');
  await expect.element(jobs.nth(1)).toMatchTextContent(/\$84,870 in Raleigh-Cary, NC.*\$46,870 to spare/);
  await expect.element(jobs.nth(2)).toMatchTextContent(/\$81,860 in North Carolina.*\$43,860 to spare/);
  await expect
    .element(
      page.getByText(/metropolitan area Raleigh-Cary, NC \(May 2024\) where it is published for a job/),
    )
    .toMatchTextContent(/otherwise in all of North Carolina \(May 2024\)\. Each row says which\./);
  await expect.element(page.getByRole('columnheader', { name: 'Middle pay in NC' })).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['what it costs is not known', false, '', 'so we cannot name a job'],
  ['no job pays it', true, '', 'No job has a middle pay as high as this.'],
  ['none of this preparation', true, '&zone=2', 'No job with this much preparation pays it.'],
])('results without jobs: %s', async (_, canTell, query, words) => {
  results();
  answer(getFittingCareers, { canTell, totalCount: 0, careers: [] });
  await open(`?step=3&sessionId=70${query}`);
  await expect.element(page.getByText(words)).toBeVisible();
  await expectAccessible();
});

test('results of which parts could not be loaded show the rest, and say what is missing', async () => {
  results();
  refuse(getSavedCareersOfLife, 500);
  refuse(getFittingCareers, 500);
  refuse(getLivingCosts, 500);
  await open('?step=3&sessionId=70');
  await expect.element(headline).toHaveTextContent('This life takes a job that pays about $38,000 a year');
  await expect.element(page.getByText('We could not load your saved careers.')).toBeVisible();
  await expect.element(page.getByText('We could not load the jobs that pay it.')).toBeVisible();
  await expectAccessible();
});

test('a life that costs nothing says so', async () => {
  results();
  answer(getAssessmentResults, []);
  await open('?step=3&sessionId=70');
  await expect.element(page.getByText('This life costs you nothing.')).toBeVisible();
  await expectAccessible();
});

test('a life is changed in a new session that begins with its answers; the finished one stays', async () => {
  results();
  const begun = answer(getAssessmentSession, () => {
    taken(sampleLife(71), sampleFinishedLife(70));
    return sampleLife(71);
  });
  const sent = answer(saveAssessmentAnswer, 711);
  const { router } = await open('?step=3&sessionId=70');
  await page.getByRole('button', { name: 'Change this life' }).click();
  await expect.element(sum).toMatchTextContent(/\$2,619 a month/);
  expect(router.state.location.search).toBe('?step=2&sessionId=71&page=1');
  expect(begun).toHaveLength(1);
  await expect.poll(() => sent.length).toBe(9);
  expect(new Set(sent.map(({ params: { sid } }) => Number(sid)))).toEqual(new Set([71]));
});

test('another life that is not finished is gone on with as it is, and nothing of it is lost', async () => {
  results();
  const other = sampleLife(72, { home: 'withFamily', fun: '20' }, '092');
  answer(getAssessmentSession, () => {
    taken(other, sampleFinishedLife(70));
    return other;
  });
  const sent = answer(saveAssessmentAnswer, 721);
  await open('?step=3&sessionId=70');
  await page.getByRole('button', { name: 'Change this life' }).click();
  await expect
    .element(page.getByText('You started another life before and did not finish it. Here it is.'))
    .toBeVisible();
  await expect.element(sum).toMatchTextContent(/\$20 a month/);
  expect(sent).toHaveLength(0);
});

test('a life that cannot be opened again says why, and stays', async () => {
  results();
  refuse(getAssessmentSession, 503, { title: 'Come back in a moment.' });
  await open('?step=3&sessionId=70');
  const change = page.getByRole('button', { name: 'Change this life' });
  await change.click();
  await expect.element(page.getByText('Come back in a moment.')).toBeVisible();
  await expect.element(change).toBeEnabled();
});
