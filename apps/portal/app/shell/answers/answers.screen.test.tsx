import { assessmentOperations } from '@longleaf/contract/assessments';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { draftsOfBrowser } from '../drafts/drafts.ts';
import { sessionState, setSessionState } from '../session/session-state.ts';
import { signOutHere } from '../session/sign-out.ts';
import { answersOf, startAnswers } from './answers.ts';
import { doAnswersWait } from './answers-wait.ts';

const { saveAssessmentAnswer } = assessmentOperations;
const SESSION = 88;
const queue = () => answersOf(samplePerson.id);
const give = (questionId: number) =>
  queue().give({ assessmentId: 1, sessionId: SESSION, questionId, categoryId: 1, answer: '4' });
const questions = (calls: readonly { params: { qid: number } }[]) => calls.map(({ params }) => params.qid);
/** The server asks to be left alone for longer than a test takes. */
const isBusy = () => refuse(saveAssessmentAnswer, 503, {}, { 'retry-after': '600' });

beforeEach(async () => {
  await openScreen({ default: () => <h1>A public page</h1> }, { id: 'data' });
  startAnswers();
});

afterEach(() => queue().forget(SESSION));

test('signing out waits until the answers on their way are with the server', async () => {
  const held = hold(saveAssessmentAnswer);
  give(1001);
  give(1002);
  await expect.poll(() => held.received.length).toBe(1);
  const leaving = signOutHere('own');
  // All that sign-out does beside it is done by now.
  await (await draftsOfBrowser()).wipe(samplePerson.id);
  await new Promise((done) => setTimeout(done));
  expect(sessionState().status).toBe('signed-in');
  held.release(501);
  await leaving;
  expect(questions(held.received)).toEqual([1001, 1002]);
  expect(sessionState().status).toBe('anonymous');
  expect(doAnswersWait(samplePerson.id)).toBe(false);
});

test('an answer that could not be sent before signing out waits for its owner, and goes when they are back', async () => {
  const state = sessionState();
  const tried = isBusy();
  give(1003);
  await signOutHere('own');
  expect(questions(tried)).toContain(1003);
  expect(sessionState().status).toBe('anonymous');
  expect(doAnswersWait(samplePerson.id)).toBe(true);
  const sent = answer(saveAssessmentAnswer, 502);
  setSessionState(state);
  await expect.poll(() => questions(sent)).toEqual([1003]);
  await expect.poll(() => doAnswersWait(samplePerson.id)).toBe(false);
});

test.each([
  ['the tab is looked at again', () => document, 'visibilitychange'],
  ['the connection comes back', () => window, 'online'],
])('what waits is sent at once when %s', async (_, target, event) => {
  const tried = isBusy();
  give(1004);
  // Whatever was under way has had its refusal.
  expect(await queue().flush()).toBe(false);
  expect(questions(tried)).toContain(1004);
  const sent = answer(saveAssessmentAnswer, 503);
  target().dispatchEvent(new Event(event));
  await expect.poll(() => questions(sent)).toEqual([1004]);
  await expect.poll(() => queue().state().waiting).toBe(0);
});
