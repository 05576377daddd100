import { assessmentOperations } from '@longleaf/contract/assessments';
import { vendorSurveyOperations } from '@longleaf/contract/vendor-surveys';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { sampleAssessment, sampleResults, sampleStanding } from '../../../testing/samples/assessment.ts';

const { getAssessments, getAssessmentStandings } = assessmentOperations;
const landing = { id: 'UI-048' };
const open = async (at = landing) => openScreen(await import('./landing-page.tsx'), at);
// The partner's surveys have tests of their own.
beforeEach(() => {
  answer(vendorSurveyOperations.getVendorSurveys, []);
  answer(vendorSurveyOperations.canAccessVendorSurveys, {
    isOffered: false,
    dwyaAccess: false,
    lsiAccess: false,
    skillsAccess: false,
    intelligencesAccess: false,
  });
});

const finished = {
  sessionId: 12,
  // In Carolina it is still the day before.
  dateCompleted: '2026-10-07T01:30:00.000Z',
  isNCDCAssessment: false,
  top: sampleResults.slice(0, 3),
};

test('empty: nothing is taken yet, each survey says what it gives, how long it takes, and starts (UI-048)', async () => {
  answer(getAssessments, [sampleAssessment]);
  answer(getAssessmentStandings, [sampleStanding()]);
  await open();
  await expect.element(page.getByRole('heading', { name: 'What do I like?' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Interest profiler' });
  await expect.element(row).toMatchTextContent(/six interest scores.*8 to 15 minutes.*Not started/);
  await expect.element(page.getByText('Continue where you left off')).not.toBeInTheDocument();
  await expect.element(page.getByText('You so far')).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('link', { name: /^Start/ }).click();
  await expect.element(page.getByText('Elsewhere: /learn-about-yourself/interest-profiler')).toBeVisible();
});

test('under way: what was answered last is continued, and the other spelling shows the same (UI-058)', async () => {
  answer(getAssessments, [sampleAssessment]);
  answer(getAssessmentStandings, [
    sampleStanding({
      open: { sessionId: 13, answered: 4, lastAnsweredAt: '2026-11-20T15:00:00.000Z' },
      finished,
    }),
  ]);
  await open({ id: 'UI-058' });
  const panel = page.getByRole('region', { name: 'Interest profiler' });
  await expect.element(panel).toMatchTextContent(/2 questions to go.*4 of 6 answered/);
  await expect
    .element(panel.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', '/learn-about-yourself/interest-profiler?step=2&sessionId=13');
  await expectAccessible();
});

test('under way where statements are chosen: how many are, and no share of those that may be left', async () => {
  answer(getAssessments, [sampleAssessment]);
  answer(getAssessmentStandings, [
    sampleStanding({
      choosesStatements: true,
      open: { sessionId: 13, answered: 4, lastAnsweredAt: '2026-11-20T15:00:00.000Z' },
    }),
  ]);
  await open();
  await expect.poll(() => page.getByText('You have chosen 4 statements so far.').all()).toHaveLength(2);
  await expect.element(page.getByText(/to go|answered/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('a session that was opened and not answered is not under way', async () => {
  answer(getAssessments, [sampleAssessment]);
  answer(getAssessmentStandings, [
    sampleStanding({ open: { sessionId: 13, answered: 0, lastAnsweredAt: null } }),
  ]);
  await open();
  await expect.element(page.getByText('Not started')).toBeVisible();
  await expect.element(page.getByText('Continue where you left off')).not.toBeInTheDocument();
});

test('done: what came of it is told in sentences, with the way to the results', async () => {
  answer(getAssessments, [sampleAssessment]);
  answer(getAssessmentStandings, [sampleStanding({ finished })]);
  await open();
  const soFar = page.getByRole('region', { name: 'You so far' });
  await expect.element(soFar).toMatchTextContent(/You like to help people. You like to find things out./);
  await expect
    .element(soFar.getByRole('link', { name: 'Interest profiler' }))
    .toHaveAttribute('href', '/learn-about-yourself/interest-profiler?step=3&sessionId=12');
  await expect.element(page.getByRole('link', { name: /^See results/ })).toBeVisible();
  await expect.element(page.getByText('Done Oct 6, 2026')).toBeVisible();
  await expect.element(soFar).toMatchTextContent(/, Oct 6, 2026/);
  await expectAccessible();
});

test('loading, then ready', async () => {
  const held = hold(getAssessmentStandings);
  answer(getAssessments, [sampleAssessment]);
  await open();
  await expect.element(page.getByText('Loading your surveys')).toBeInTheDocument();
  held.release([sampleStanding()]);
  await expect.element(page.getByText('Not started')).toBeVisible();
});

test('failed: told, said in the page, and another try brings them (MSG-062)', async () => {
  answer(getAssessments, [sampleAssessment]);
  refuse(getAssessmentStandings, 400, { detail: 'The server has a headache.' });
  await open();
  await expect
    .element(page.getByText('We could not load your surveys. Your answers are safe.'))
    .toBeVisible();
  await expect.element(page.getByText('The server has a headache.')).toBeVisible();
  await expectAccessible();
  answer(getAssessmentStandings, [sampleStanding()]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Not started')).toBeVisible();
});

test.each([401, 403])('not allowed: %i keeps the surveys away', async (status) => {
  refuse(getAssessments, status);
  refuse(getAssessmentStandings, status);
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Loading your surveys')).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: /^Start/ }).elements()).toHaveLength(0);
});
