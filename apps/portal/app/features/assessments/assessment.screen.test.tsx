import {
  assessmentMessages,
  assessmentOperations,
  type AskedAssessment,
  type AssessmentSession,
} from '@longleaf/contract/assessments';
import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { choose, press } from '../../testing/by-keyboard.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { monthAndDay } from '../../lib/format.ts';
import { ANSWER_DAYS, answersWait } from '../../shell/answers/answer-marks.ts';
import { answersOf, dropOverdueAnswers } from '../../shell/answers/answers.ts';
import { indexedAnswerStore } from '../../shell/answers/indexed-answer-store.ts';
import {
  pageOfQuestions,
  sampleAsked,
  sampleCategories,
  sampleFinished,
  sampleFitting,
  sampleQuestions,
  sampleResults,
  sampleSession,
} from '../../testing/samples/assessment.ts';
import { answerForLearning } from '../../testing/samples/learning.ts';

const {
  getAssessment,
  getAssessmentCategories,
  getAssessmentQuestions,
  getAssessmentSessions,
  getAssessmentSession,
  deleteAssessmentSession,
  saveAssessmentAnswer,
  deleteAssessmentAnswer,
  completeAssessment,
  getAssessmentResults,
  getLegacyResults,
  getFittingCareers,
} = assessmentOperations;

const profiler = { id: 'UI-049', path: '/learn-about-yourself/interest-profiler' };
const open = async (query = '', { id, path } = profiler) =>
  openScreen(await import('./assessment-page.tsx'), { id, at: path + query });
const asks = (asked: AskedAssessment = sampleAsked, questions = sampleQuestions) => {
  answer(getAssessment, asked);
  answer(getAssessmentCategories, sampleCategories);
  answer(getAssessmentQuestions, pageOfQuestions(questions));
};
const taken = (...sessions: AssessmentSession[]) => answer(getAssessmentSessions, sessions);
/** The server starts this session, and lists it from then on. */
const starts = (session: AssessmentSession) =>
  answer(getAssessmentSession, () => {
    taken(session);
    return session;
  });
const four = { 1001: '4', 1002: '4', 1003: '4', 1004: '4' };
const radio = (question: string, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name, exact: true });
/** What is heard once all answers are with the server. */
const expectSaved = async () => {
  await expect.element(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeInTheDocument();
};
const next = page.getByRole('button', { name: 'Next' });

beforeEach(() => {
  asks();
  answerForLearning();
});

// What a test gave is with its server before the next one begins.
afterEach(async () => {
  await answersOf(samplePerson.id).flush();
});

test('ready: what it is, how long it takes, and a start that begins a session at the first page (UI-049, ST-180, ST-187, CON-137)', async () => {
  taken();
  const started = starts(sampleSession(1));
  const { router } = await open();
  await expect.element(page.getByText('8 to 15 minutes')).toBeVisible();
  await expect.element(page.getByText('There are 6 questions.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByText('Page 1 of 2, 50%')).toBeVisible();
  // ST-181, ST-182, GAP-037: in the address and in the history alike.
  await expect
    .poll(() => router.state.location)
    .toMatchObject({
      search: '?step=2&sessionId=1&page=1',
      state: { step: 2, sessionId: 1, page: 1 },
    });
  expect(started).toHaveLength(1);
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

test('under the other spelling it is the same (UI-059)', async () => {
  taken();
  await open('', { id: 'UI-059', path: '/learnAboutYourself/interest-profiler' });
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('resume: goes on at the first page that is not done (ST-183, ST-187)', async () => {
  taken(sampleSession(2, four));
  const { router } = await open();
  await expect.element(page.getByText('You have answered 4 of 6.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('Page 2 of 2, 100%')).toBeVisible();
  await expect.element(radio('Teach a child to read', 'Like')).toBeChecked();
  await expect.poll(() => router.state.location.search).toBe('?step=2&sessionId=2&page=2');
  await expectAccessible();
});

test('an answer is on the screen at once, and said to be saved once the server has it (API-077, ST-189)', async () => {
  taken(sampleSession(3));
  const held = hold(saveAssessmentAnswer);
  await open('?step=2&sessionId=3&page=1');
  await radio('Study how storms begin', 'Like').click({ force: true });
  await expect.element(radio('Study how storms begin', 'Like')).toBeChecked();
  await expect.element(page.getByText('Saving')).toBeVisible();
  await expect.poll(() => held.received).toHaveLength(1);
  held.release(31);
  await expect.element(page.getByText('Saving')).not.toBeInTheDocument();
  await expectSaved();
  const sent = answer(saveAssessmentAnswer, 32);
  await radio('Study how storms begin', 'Dislike').click({ force: true });
  await expect
    .poll(() => sent)
    .toMatchObject([
      { params: { id: 1, sid: 3, qid: 1002 }, body: { answer: '2', answeredAt: expect.any(String) } },
    ]);
});

test('by keyboard alone: Tab reaches each question, arrows choose, and the next page starts at its number', async () => {
  taken(sampleSession(4));
  const sent = answer(saveAssessmentAnswer, 41);
  await open('?step=2&sessionId=4&page=1');
  await choose(radio('Fix a bike that does not shift gears', 'Not sure'));
  await press(next);
  await expect.element(page.getByText('Page 2 of 2, 100%')).toHaveFocus();
  await expect.poll(() => sent.at(-1)).toMatchObject({ body: { answer: '3' } });
});

test('without a connection it is kept, said so, and sent on return, the newest of each (MSG-062)', async () => {
  taken(sampleSession(5));
  refuse(saveAssessmentAnswer, 503);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('?step=2&sessionId=5&page=1');
  await radio('Study how storms begin', 'Like').click({ force: true });
  await radio('Study how storms begin', 'Strongly like').click({ force: true });
  await expect.element(page.getByText('Will be saved when you are back online').first()).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Will be saved' })).toBeInTheDocument();
  const until = monthAndDay(new Date(Date.now() + ANSWER_DAYS * 86_400_000));
  const words = `They wait on this device, locked for you, until ${until}.`;
  await expect.element(page.getByText(words)).toBeVisible();
  expect(answersWait.of(samplePerson.id)).toBe(true);
  await expectAccessible();
  const sent = answer(saveAssessmentAnswer, 51);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expectSaved();
  expect(sent.map(({ body }) => body.answer)).toEqual(['5']);
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  await expect.poll(() => answersWait.of(samplePerson.id)).toBe(false);
});

test('where this browser cannot keep an answer, the page asks to stay open, and promises nothing', async () => {
  taken(sampleSession(5));
  refuse(saveAssessmentAnswer, 503);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await open('?step=2&sessionId=5&page=1');
  await radio('Study how storms begin', 'Like').click({ force: true });
  const words = 'Not saved yet. Keep this page open: we try again.';
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expect.element(page.getByText(words).first()).toHaveStyle({ fontWeight: '650' });
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument();
  expect(page.getByText(/kept here|wait on this device/).elements()).toHaveLength(0);
  await expectAccessible();
  const sent = answer(saveAssessmentAnswer, 51);
  window.dispatchEvent(new Event('online'));
  await expectSaved();
  expect(sent.map(({ body }) => body.answer)).toEqual(['4']);
  full.mockRestore();
});

test('what others left here too long is dropped, and its owner is told when they are back, until they have read it', async () => {
  const store = await indexedAnswerStore();
  const noise = {
    nonce: new Uint8Array(12),
    data: new ArrayBuffer(8),
    answeredAt: '2026-09-01T12:00:00.000Z',
  };
  for (const slot of ['1/1', '1/2']) await store.keep({ owner: samplePerson.id, slot, ...noise });
  await store.keep({ owner: 'somebody-else', slot: '1/1', ...noise });
  answersWait.set(samplePerson.id, Date.now() - 1);
  answersWait.set('somebody-else', Date.now() + 60_000);
  // Before anybody is signed in.
  await dropOverdueAnswers();
  expect(await store.owners()).toEqual(['somebody-else']);
  expect(await store.dropAll('somebody-else')).toBe(1);
  answersWait.set('somebody-else', null);

  taken();
  await open();
  const told = page.getByText(
    '2 answers that you gave on this device could not be sent. They waited here for 30 days and were then deleted.',
  );
  await expect.element(told).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(told).not.toBeInTheDocument();
  expect(answersWait.dropped(samplePerson.id)).toBe(0);
});

test('what is missing is said and led to; nothing is finished (API-079, ST-186)', async () => {
  taken(sampleSession(6, { 1004: '4', 1005: '4', 1006: '4' }));
  await open('?step=2&sessionId=6&page=2');
  await page.getByRole('button', { name: 'See your results' }).click();
  await expect.element(page.getByText('3 questions are still open.')).toBeVisible();
  await expect.element(page.getByText('Page 1 of 2, 50%')).toBeVisible();
  await expect.element(radio('Fix a bike that does not shift gears', 'Strongly dislike')).toHaveFocus();
  expect(page.getByText('Still open', { exact: true }).elements()).toHaveLength(3);
  await expectAccessible();
});

test('finishing sends what waits first, then leads to the results; Back leads there, too (ST-186, ST-188)', async () => {
  const answered = { ...four, 1005: '4' };
  taken(sampleSession(7, answered));
  const sent = answer(saveAssessmentAnswer, 71);
  const completed = answer(completeAssessment, () => {
    expect(sent).toHaveLength(1);
    taken(sampleFinished(7));
    return sampleFinished(7);
  });
  answer(getAssessmentResults, sampleResults);
  answer(getFittingCareers, sampleFitting);
  const { router } = await open('?step=2&sessionId=7&page=2');
  await radio('Check a list for mistakes', 'Like').click({ force: true });
  await page.getByRole('button', { name: 'See your results' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('You like to help people. You like to find things out.');
  expect(completed).toHaveLength(1);
  expect(router.state.location).toMatchObject({
    search: '?step=3&sessionId=7',
    state: { step: 3, sessionId: 7 },
  });
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

test('the server says what it lacks: said, and asked for again', async () => {
  taken(sampleSession(8, { ...four, 1005: '4', 1006: '4' }));
  refuse(completeAssessment, 400, { detail: 'Questions that are still open: 1. The first is number 2.' });
  await open('?step=2&sessionId=8&page=2');
  const { 1002: _, ...rest } = four;
  taken(sampleSession(8, { ...rest, 1005: '4', 1006: '4' }));
  await page.getByRole('button', { name: 'See your results' }).click();
  await expect.element(page.getByText('1 question is still open.')).toBeVisible();
});

test('start over asks, deletes, and begins at the first page; without a yes nothing happens (API-074, ST-184, ST-185)', async () => {
  taken(sampleSession(9, four));
  const deleted = answer(deleteAssessmentSession, { removed: true });
  starts(sampleSession(10));
  const { router } = await open('?step=2&sessionId=9&page=2');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(page.getByText('Your 4 answers are deleted. Finished results stay.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(deleted).toHaveLength(0);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect.element(page.getByText('Page 1 of 2, 50%')).toBeVisible();
  expect(deleted).toMatchObject([{ params: { id: 1, sid: 9 } }]);
  expect(router.state.location.search).toBe('?step=2&sessionId=10&page=1');
  await expect.element(radio('Study how storms begin', 'Like')).not.toBeChecked();
});

test('started over elsewhere: said, and the answers go into the new one where the person wishes', async () => {
  taken(sampleSession(11));
  refuse(saveAssessmentAnswer, 404);
  const { router } = await open('?step=2&sessionId=11&page=1');
  await expect.element(radio('Study how storms begin', 'Like')).toBeInTheDocument();
  await expect.poll(() => router.state.location.state).toMatchObject({ sessionId: 11 });
  await expect.poll(() => queryClientOfTab().isFetching()).toBe(0);
  taken(sampleSession(12));
  await radio('Study how storms begin', 'Like').click({ force: true });
  await expect
    .element(page.getByText('This survey was started over in another window or on another device.'))
    .toBeVisible();
  await expect.element(page.getByText('1 answer that you gave here was not added.')).toBeVisible();
  await expectAccessible();
  starts(sampleSession(12));
  const sent = answer(saveAssessmentAnswer, 121);
  await page.getByRole('button', { name: 'Put them into the new one' }).click();
  await expect.element(radio('Study how storms begin', 'Like')).toBeChecked();
  await expect.poll(() => sent).toMatchObject([{ params: { sid: 12, qid: 1002 }, body: { answer: '4' } }]);
});

test('started over elsewhere, and nothing to be seen of it yet: what waits is told where the page says so, and left out', async () => {
  taken(sampleSession(33));
  refuse(saveAssessmentAnswer, 503);
  const { router } = await open('?step=2&sessionId=33&page=1');
  await radio('Study how storms begin', 'Like').click({ force: true });
  taken();
  refuse(saveAssessmentAnswer, 404);
  await router.navigate('/elsewhere');
  await router.navigate('/learn-about-yourself/interest-profiler?step=2&sessionId=33&page=1');
  await expect.element(page.getByText('These answers are no longer there.')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('1 answer that you gave here was not added.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect.element(page.getByText(/not added/)).not.toBeInTheDocument();
});

test('finished elsewhere: said, and left out where the person wishes', async () => {
  taken(sampleSession(13));
  refuse(saveAssessmentAnswer, 409);
  await open('?step=2&sessionId=13&page=1');
  await radio('Study how storms begin', 'Like').click({ force: true });
  await expect
    .element(page.getByText('This survey was finished in another window or on another device.'))
    .toBeVisible();
  await expect.element(page.getByRole('main').getByText('Saved', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect.element(page.getByText(/was finished in another window/)).not.toBeInTheDocument();
});

test('a session that is not there any more says so, and leads to the one that is', async () => {
  taken(sampleSession(15, four));
  const { router } = await open('?step=2&sessionId=14&page=2');
  await expect.element(page.getByText('These answers are no longer there.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => router.state.location.search).toBe('?step=2&sessionId=15&page=2');
});

test('starting failed: told, said, and another try starts', async () => {
  taken();
  refuse(getAssessmentSession, 400, { detail: 'Not now.' });
  await open('?step=2');
  await expect.element(page.getByText(assessmentMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  starts(sampleSession(16));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Page 1 of 2, 50%')).toBeVisible();
});

test('loading, then failed: told in the words of the server, and another try brings it (MSG-062)', async () => {
  const held = hold(getAssessmentSessions);
  refuse(getAssessment, 404, { detail: assessmentMessages.noSuch });
  await open();
  await expect.element(page.getByText('Loading the survey')).toBeInTheDocument();
  held.release([]);
  await expect.element(page.getByText(assessmentMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByText(assessmentMessages.noSuch)).toBeVisible();
  await expectAccessible();
  answer(getAssessment, sampleAsked);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test.each([401, 403])('not allowed: %i keeps the survey away', async (status) => {
  refuse(getAssessment, status);
  refuse(getAssessmentSessions, status);
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Loading the survey')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Start' })).not.toBeInTheDocument();
});

// ST-179: one flow for all of them.
test.each([
  ['UI-050', 'UI-060', 'career-cluster-survey', 2],
  ['UI-051', 'UI-061', 'basic-skills-survey', 3],
  ['UI-052', 'UI-062', 'transferable-skills-survey', 4],
  ['UI-053', 'UI-063', 'the-career-key', 6],
  ['UI-054', 'UI-064', 'work-values-sorter', 5],
  ['UI-055', 'UI-065', 'be-your-own-boss', 9],
  ['UI-056', 'UI-066', 'reality-check', 10],
  ['UI-057', 'UI-067', 'skills-matcher', 11],
])('%s and %s, /%s, ask the server for the survey of that address', async (id, other, urlName, surveyId) => {
  const asked = answer(getAssessment, { ...sampleAsked, id: surveyId, urlName });
  taken();
  for (const at of [
    { id, path: `/learn-about-yourself/${urlName}` },
    { id: other, path: `/learnAboutYourself/${urlName}` },
  ]) {
    const { unmount } = await open('', at);
    await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await unmount();
    queryClientOfTab().clear();
  }
  expect(asked.map(({ params }) => params.id)).toEqual([surveyId, surveyId]);
});

const tiles: AskedAssessment = { ...sampleAsked, view: 'checklist', asksForAll: false };

test('checklist: choosing creates an answer of 1, choosing again deletes it (API-078, ST-195, ST-196, CON-121)', async () => {
  asks(tiles);
  taken(sampleSession(17));
  const sent = answer(saveAssessmentAnswer, 171);
  const removed = answer(deleteAssessmentAnswer, { removed: true });
  await open('?step=2&sessionId=17&page=1');
  const tile = page.getByRole('checkbox', { name: 'Study how storms begin' });
  await tile.click();
  await expect.poll(() => sent).toMatchObject([{ params: { sid: 17, qid: 1002 }, body: { answer: '1' } }]);
  await expect.element(page.getByText('1 chosen on this page')).toBeVisible();
  await expectSaved();
  await expectAccessible();
  await tile.click();
  await expect.element(tile).not.toBeChecked();
  await expect.poll(() => removed).toMatchObject([{ params: { sid: 17, qid: 1002, aid: 171 } }]);
});

test('one category on a page: its name, and progress from its index (ST-193, ST-194, CON-118)', async () => {
  asks({ ...tiles, pagesBy: 'category' });
  taken(sampleSession(18));
  const { router } = await open('?step=2&sessionId=18&categoryIndex=2');
  await expect.element(page.getByRole('group', { name: 'Artistic' })).toBeVisible();
  await expect.element(page.getByText('Page 3 of 6, 33%')).toBeVisible();
  await next.click();
  expect(router.state.location).toMatchObject({
    search: '?step=2&sessionId=18&categoryIndex=3',
    state: { step: 2, sessionId: 18, categoryIndex: 3 },
  });
});

test('a checklist does not call what was left unchosen questions to answer', async () => {
  asks(tiles);
  taken(sampleSession(23, { 1002: '1' }));
  await open();
  await expect
    .element(page.getByText('There are 6 statements. Choose those that fit you, and leave the others.'))
    .toBeVisible();
  await expect.element(page.getByText('You have chosen 1 statement so far.')).toBeVisible();
  await expect.element(page.getByText(/You can leave questions out|answered/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('a checklist of which nothing was chosen is not finished', async () => {
  asks(tiles);
  taken(sampleSession(19));
  await open('?step=2&sessionId=19&page=2');
  await page.getByRole('button', { name: 'See your results' }).click();
  await expect.element(page.getByText(assessmentMessages.nothingChosen)).toBeVisible();
});

test('results: a sentence, a picture with its figures, what it means and does not, and careers that are saved in place (UI-049, API-083, ST-191, ST-192)', async () => {
  taken(sampleFinished(20));
  answer(getAssessmentResults, sampleResults);
  const asked = answer(getFittingCareers, sampleFitting);
  await open('?step=3&sessionId=20');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('You like to help people. You like to find things out.');
  await expect.element(page.getByText(/Interest profiler, finished November 20, 2026/)).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Social' }))
    .toMatchTextContent(/31 of 40/);
  await expect.element(page.getByText('Areas that are not listed count 0.')).toBeVisible();
  await expect.element(page.getByText(/does not say what you are good at/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Registered nurses' });
  await expect.element(row).toMatchTextContent(/\$81,860.*Bachelor’s degree.*Medium preparation/);
  await expectAccessible();
  const saved = answer(savedCareerOperations.saveCareer, {
    occCode: '29-1141.00',
    isSaved: true,
    message: 'Saved.',
    isNew: true,
  });
  await row.getByRole('button', { name: /Save/ }).click();
  await expect.poll(() => JSON.stringify(saved)).toContain('29-1141.00');
  await page.getByLabelText('Preparation').selectOptions('A lot of preparation');
  await expect.poll(() => asked.at(-1)).toMatchObject({ query: { jobZone: 4, page: 1 } });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ query: { jobZone: 4, page: 2 } });
  await expect.element(page.getByRole('heading', { name: 'Careers that fit' })).toHaveFocus();
});

test('results without a session named are those that were finished last', async () => {
  taken(sampleFinished(21, '2026-10-01'), sampleFinished(22, '2026-11-02'));
  answer(getAssessmentResults, sampleResults);
  answer(getFittingCareers, sampleFitting);
  const { router } = await open('?step=3');
  await expect.poll(() => router.state.location.search).toBe('?step=3&sessionId=22');
  await expect.element(page.getByRole('heading', { name: 'Your results by date' })).toBeVisible();
});

test('two sessions side by side, as the address says', async () => {
  taken(sampleFinished(23, '2026-11-02'), sampleFinished(24, '2026-10-01'));
  answer(getAssessmentResults, ({ params }) =>
    String(params.sid) === '23'
      ? sampleResults
      : [{ interestArea: { id: 6, name: 'Conventional' }, count: 9, most: 40, isTop: true }],
  );
  answer(getFittingCareers, sampleFitting);
  const { router } = await open('?step=3&sessionId=23');
  await page.getByLabelText('Compare with').selectOptions('October 1, 2026 at 11:00 AM');
  const table = page.getByRole('table', { name: 'Two results side by side' });
  await expect.element(table.getByRole('row').filter({ hasText: 'Conventional' })).toMatchTextContent(/0.*9/);
  await expect.element(table.getByRole('row').filter({ hasText: 'Social' })).toMatchTextContent(/31.*0/);
  expect(router.state.location.search).toBe('?step=3&sessionId=23&beside=24');
  await expectAccessible();
});

test('results of the system before are read where they are (API-082, GAP-025)', async () => {
  taken({ ...sampleFinished(25), isNCDCAssessment: true });
  const asked = answer(getLegacyResults, sampleResults);
  // Asked for ahead, before it is known of which system the session is.
  answer(getAssessmentResults, []);
  answer(getFittingCareers, sampleFitting);
  await open('?step=3&sessionId=25');
  await expect.element(page.getByText('From the old system')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('all alike: the heading says so, and no career is said to fit better', async () => {
  taken(sampleFinished(26));
  answer(
    getAssessmentResults,
    sampleCategories.map((interestArea) => ({ interestArea, count: 20, most: 40, isTop: true })),
  );
  answer(getFittingCareers, { canTell: false, totalCount: 0, careers: [] });
  await open('?step=3&sessionId=26');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('You like all six areas alike.');
  await expect.element(page.getByText(/no career fits better than another/)).toBeVisible();
});

test('empty: that nothing counts is said, and is no bad result', async () => {
  taken(sampleFinished(27));
  answer(getAssessmentResults, []);
  answer(getFittingCareers, { canTell: false, totalCount: 0, careers: [] });
  await open('?step=3&sessionId=27');
  await expect.element(page.getByText('Nothing stands out in these answers.')).toBeVisible();
  await expectAccessible();
});

test('results failed: told, said, and another try brings them (MSG-062)', async () => {
  taken(sampleFinished(28));
  refuse(getAssessmentResults, 400, { detail: 'No results today.' });
  answer(getFittingCareers, sampleFitting);
  await open('?step=3&sessionId=28');
  await expect.element(page.getByText('We could not load your results.')).toBeVisible();
  await expect.element(page.getByText('No results today.')).toBeVisible();
  answer(getAssessmentResults, sampleResults);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Careers that fit')).toBeVisible();
});

test('no such results: said, and the way to the survey', async () => {
  taken();
  refuse(getAssessmentResults, 404);
  refuse(getFittingCareers, 404);
  const { router } = await open('?step=3&sessionId=99');
  await expect.element(page.getByText('You have no such results.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Go to the survey' }).click();
  await expect.poll(() => router.state.location.search).toBe('?step=1');
});

test('results of a session that is not finished lead to its questions, and questions of a finished one to its results', async () => {
  taken(sampleSession(29, four), sampleFinished(30));
  answer(getAssessmentResults, sampleResults);
  answer(getFittingCareers, sampleFitting);
  const { router } = await open('?step=3&sessionId=29');
  await expect.poll(() => router.state.location.search).toBe('?step=2&sessionId=29&page=2');
  await router.navigate('?step=2&sessionId=30&page=1');
  await expect.poll(() => router.state.location.search).toBe('?step=3&sessionId=30');
});
