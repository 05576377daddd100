import { assessmentOperations } from '@longleaf/contract/assessments';
import { careerDetailOperations } from '@longleaf/contract/career-details';
import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramMessages, savedProgramOperations } from '@longleaf/contract/saved-programs';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../../testing/calls.ts';
import { expectAccessible } from '../../../../testing/look.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import {
  pageOfQuestions,
  sampleAsked,
  sampleCategories,
  sampleFinished,
  sampleFitting,
  sampleQuestions,
  sampleResults,
} from '../../../../testing/samples/assessment.ts';
import { answerForLearning, sampleLearning } from '../../../../testing/samples/learning.ts';

const programs = page.getByRole('table', { name: 'Programs that lead to this career' });
const colleges = page.getByRole('table', { name: 'Colleges in North Carolina that teach it' });
const heading = (career: string) =>
  page.getByRole('heading', { name: `What to learn, and where: ${career}`, exact: true });

let session = 500;
/** A result of a session that no other test has asked for, so that nothing is remembered of it. */
async function openResult() {
  session++;
  answer(assessmentOperations.getAssessmentSessions, [sampleFinished(session)]);
  return openScreen(await import('../../assessment-page.tsx'), {
    id: 'UI-049',
    at: `/learn-about-yourself/interest-profiler?step=3&sessionId=${session}`,
  });
}

beforeEach(() => {
  answer(assessmentOperations.getAssessment, sampleAsked);
  answer(assessmentOperations.getAssessmentCategories, sampleCategories);
  answer(assessmentOperations.getAssessmentQuestions, pageOfQuestions(sampleQuestions));
  answer(assessmentOperations.getAssessmentResults, sampleResults);
  answer(assessmentOperations.getFittingCareers, sampleFitting);
});

test('a result leads to what one learns for its first career, and where: both are saved in their place (ST-188)', async () => {
  answerForLearning();
  await openResult();
  await expect.element(heading('Registered nurses')).toBeVisible();
  await expect
    .element(programs.getByRole('row').filter({ hasText: 'Registered Nursing' }))
    .toMatchTextContent(/71/);
  await expect
    .element(colleges.getByRole('row').filter({ hasText: 'UNC Asheville' }))
    .toMatchTextContent(/Asheville, NC.*120/);
  await expect.element(colleges.getByRole('columnheader', { name: 'Awards in 2023-24' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'All 8 programs' }))
    .toHaveAttribute('href', '/programsMajors?occCode=29-1141.00');
  await expect
    .element(page.getByRole('link', { name: 'All 71 colleges in NC' }))
    .toHaveAttribute('href', '/college-search?occCode=29-1141.00&state=NC');
  await expectAccessible();

  const program = answer(savedProgramOperations.saveProgram, {
    id: '51.3801',
    isSaved: true,
    isNew: true,
    message: savedProgramMessages.saved,
  });
  // What is saved is asked for again after each press.
  answer(savedProgramOperations.getSavedProgramIds, ['51.3801']);
  await programs.getByRole('button', { name: 'Save Registered Nursing' }).click();
  await expect.element(programs.getByRole('button', { name: 'Saved Registered Nursing' })).toBeVisible();
  await expect.poll(() => JSON.stringify(program)).toContain('51.3801');
  const college = answer(savedCollegeOperations.saveCollege, {
    id: 1,
    organizationID: 199111,
    isNew: true,
    message: savedCollegeMessages.saved,
  });
  answer(savedCollegeOperations.getSavedCollegeIds, [199111]);
  await colleges.getByRole('button', { name: 'Save UNC Asheville' }).click();
  await expect.element(colleges.getByRole('button', { name: 'Saved UNC Asheville' })).toBeVisible();
  await expect.poll(() => JSON.stringify(college)).toContain('199111');
});

test('another career of the same page is chosen, and stays chosen in the address', async () => {
  const asked = answerForLearning();
  const { router } = await openResult();
  await page.getByLabelText('Career', { exact: true }).selectOptions('Healthcare social workers');
  // The address first: where it stands still, nothing else ever comes.
  await expect
    .poll(() => router.state.location.search, { timeout: 3000 })
    .toBe(`?step=3&sessionId=${session}&for=21-1022.00`);
  await expect.element(heading('Healthcare social workers')).toBeVisible();
  await expect.poll(() => asked.at(-1)?.params.urlName).toBe('21-1022.00');
});

test('a career without programs, one that is taught elsewhere alone, and an answer that fails, each say so', async () => {
  const none = { totalCount: 0, results: [] };
  answer(assessmentOperations.getFittingCareers, {
    ...sampleFitting,
    careers: sampleFitting.careers.map((career, place) => ({ ...career, occCode: `11-900${place}.00` })),
  });
  answer(careerDetailOperations.occupation, ({ params }) =>
    params.urlName === '11-9000.00'
      ? { ...sampleLearning, programs: none, schools: none }
      : { ...sampleLearning, schools: none },
  );
  const { router } = await openResult();
  await expect.element(page.getByText(/^No college program leads to this career alone/)).toBeVisible();
  const learning = page.getByRole('region', { name: /^What to learn, and where/ });
  await expect.element(learning).toHaveAttribute('data-print', 'no');
  await page.getByLabelText('Career', { exact: true }).selectOptions('Healthcare social workers');
  await expect.poll(() => router.state.location.search, { timeout: 3000 }).toContain('&for=11-9001.00');
  await expect.element(page.getByText(/^No college in North Carolina teaches it/)).toBeVisible();
  await expect.element(colleges).not.toBeInTheDocument();

  answer(assessmentOperations.getFittingCareers, {
    ...sampleFitting,
    careers: sampleFitting.careers.map((career, place) => ({ ...career, occCode: `11-910${place}.00` })),
  });
  refuse(careerDetailOperations.occupation, 500);
  await openResult();
  await expect.element(page.getByText('We could not load the programs and colleges.')).toBeVisible();
});
