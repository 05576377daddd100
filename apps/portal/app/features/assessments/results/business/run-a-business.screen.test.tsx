import { assessmentOperations } from '@longleaf/contract/assessments';
import { programDetailOperations } from '@longleaf/contract/program-details';
import { savedCareerMessages, savedCareerOperations } from '@longleaf/contract/saved-careers';
import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramMessages, savedProgramOperations } from '@longleaf/contract/saved-programs';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClientOfTab } from '../../../../lib/query-client.ts';
import { answer, hold, refuse } from '../../../../testing/calls.ts';
import { expectAccessible } from '../../../../testing/look.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import {
  pageOfQuestions,
  sampleAsked,
  sampleCategories,
  sampleFinished,
  sampleQuestions,
} from '../../../../testing/samples/assessment.ts';
import { answerForBusiness, sampleBusiness } from '../../../../testing/samples/business.ts';

const careers = page.getByRole('table', { name: 'Careers that it leads to' });
const colleges = page.getByRole('table', { name: 'Colleges that teach it' });

const openResult = async () =>
  openScreen(await import('../../assessment-page.tsx'), {
    id: 'UI-055',
    at: '/learn-about-yourself/be-your-own-boss?step=3&sessionId=601',
  });

beforeEach(() => {
  queryClientOfTab().clear();
  answer(assessmentOperations.getAssessment, { ...sampleAsked, id: 9, urlName: 'be-your-own-boss' });
  answer(assessmentOperations.getAssessmentCategories, sampleCategories);
  answer(assessmentOperations.getAssessmentQuestions, pageOfQuestions(sampleQuestions));
  answer(assessmentOperations.getAssessmentSessions, [sampleFinished(601)]);
  answer(assessmentOperations.getAssessmentResults, [
    { category: { id: 1, name: 'Having ideas' }, count: 12, most: 15, isTop: true },
  ]);
});

test('who wants to run a business is led to the program, its colleges and the careers after it, each saved in its place (UI-055)', async () => {
  answerForBusiness();
  await openResult();
  await expect
    .element(page.getByText(/the same for everybody. It does not depend on your answers/))
    .toBeVisible();
  await expect
    .element(careers.getByRole('row').filter({ hasText: 'General and operations managers' }))
    .toMatchTextContent(/\$81,860.*Bachelor’s degree/);
  await expect
    .element(colleges.getByRole('row').filter({ hasText: 'UNC Asheville' }))
    .toMatchTextContent(/Asheville, NC.*120/);
  await expect
    .element(page.getByRole('link', { name: 'All 700 colleges, 34 of them in NC' }))
    .toHaveAttribute('href', '/exploreprogramsandmajors/schoolofferingprogram/52.0701');
  await expectAccessible();

  const career = answer(savedCareerOperations.saveCareer, {
    occCode: '11-1021.00',
    isSaved: true,
    isNew: true,
    message: savedCareerMessages.saved,
  });
  // What is saved is asked for again after each press.
  answer(savedCareerOperations.getSavedCareerCodes, ['11-1021.00']);
  await careers.getByRole('button', { name: 'Save General and operations managers' }).click();
  await expect
    .element(careers.getByRole('button', { name: 'Saved General and operations managers' }))
    .toBeVisible();
  await expect.poll(() => JSON.stringify(career)).toContain('11-1021.00');
  const program = answer(savedProgramOperations.saveProgram, {
    id: '52.0701',
    isSaved: true,
    isNew: true,
    message: savedProgramMessages.saved,
  });
  answer(savedProgramOperations.getSavedProgramIds, ['52.0701']);
  await page.getByRole('button', { name: 'Save Entrepreneurship' }).click();
  await expect.element(page.getByRole('button', { name: 'Saved Entrepreneurship' })).toBeVisible();
  await expect.poll(() => JSON.stringify(program)).toContain('52.0701');
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

test('loading, then ready; what is empty has no table', async () => {
  const held = hold(programDetailOperations.program);
  await openResult();
  await expect.element(page.getByText('Loading the program and its colleges')).toBeInTheDocument();
  held.release({
    ...sampleBusiness,
    occupations: { totalCount: 0, results: [] },
    schools: { ...sampleBusiness.schools, totalCount: 0, ncCount: 0, results: [] },
  });
  await expect.element(page.getByRole('link', { name: 'Entrepreneurship' })).toBeVisible();
  await expect.element(careers).not.toBeInTheDocument();
  await expect.element(colleges).not.toBeInTheDocument();
  await expect.element(page.getByText(/^All 0 colleges/)).not.toBeInTheDocument();
});

test('failed: said, and another try brings it; the result stays', async () => {
  refuse(programDetailOperations.program, 500);
  await openResult();
  await expect.element(page.getByText('We could not load the program and its colleges.')).toBeVisible();
  await expect.element(page.getByText('12 of 15')).toBeVisible();
  await expectAccessible();
  answerForBusiness();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(careers).toBeVisible();
});
