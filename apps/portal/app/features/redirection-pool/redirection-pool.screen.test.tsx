import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { sampleDetails } from '../../testing/samples/recruiting.ts';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { noScores, sampleTestScores } from '../../testing/samples/test-scores.ts';
import { profileOperations } from '@longleaf/contract/profile';
import { type RedirectionProspect, redirectionOperations } from '@longleaf/contract/redirection-pool';
import { schoolListOperations } from '@longleaf/contract/school-lists';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { comeBackToTab } from '../../testing/back-to-tab.ts';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleParent } from '../../testing/open-screen.tsx';
import { sampleProfile } from '../../testing/samples/profile.ts';

const { getRedirectionWindow, getRedirectionProspect, insertProspectCrp } = redirectionOperations;
const open = { isOpen: true, opensOn: '2027-04-01', closesOn: '2027-09-30', entryYear: 2027 };
const closed = { ...open, isOpen: false };
const settings = { now: '2027-06-01T12:00:00Z' };
const sent: RedirectionProspect = {
  sentAt: '2027-06-01T12:00:00.000Z',
  takenBackAt: null,
  name: 'Maya Torres',
  email: 'maya@example.org',
  additionalData: {
    gradDate: '2027-06-11',
    classRank: '',
    weightedGPA: 3.41,
    unweightedGPA: null,
    satComposite: 1060,
    actComposite: null,
    intendedMajor: 'Dance',
    requireCampusHousing: true,
    appliedToUncInstitution: true,
    deniedAdmission: true,
    acceptedToUncInstitution: false,
    denialsReceivedFrom: 'Duke University;Elon University',
    acceptedFrom: '',
    entryTerm: 'Fall',
    entryYear: 2027,
    textAuth: false,
    applyFinancialAid: true,
  },
};

beforeEach(() => {
  answer(testScoreOperations.getTestScores, noScores);
  answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails());
  answer(getRedirectionWindow, open);
  answer(getRedirectionProspect, null);
  answer(profileOperations.getProfile, sampleProfile());
  answer(schoolListOperations.getSchoolList, [
    { id: 1, name: 'Duke University', urlName: 'duke-university', city: 'Durham' },
    { id: 2, name: 'Elon University', urlName: 'elon-university', city: 'Elon' },
  ]);
});
const openForm = async () => openScreen(await import('./pool-form-page.tsx'), { id: 'UI-040', settings });
const openLanding = async (person?: null) =>
  openScreen(await import('./pool-page.tsx'), { id: 'UI-039', settings, ...(person === null && { person }) });
const join = () => page.getByRole('button', { name: 'Join the pool' }).click();
const say = (question: string, words: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words }).click();
const fillIn = async () => {
  await page.getByLabelText('Month').selectOptions('June');
  await page.getByLabelText('Day', { exact: true }).fill('11');
  await page.getByLabelText('Year').fill('2027');
  await say('Do you need to live on campus?', 'Yes');
  await say('Will you apply for financial aid?', 'Yes');
  await say('Did you apply to a public university of North Carolina?', 'Yes');
};

test('the landing: open, with the way to the form (UI-039, ST-171)', async () => {
  await openLanding(null);
  await expect
    .element(page.getByRole('link', { name: 'Join the pool for 2027' }))
    .toHaveAttribute('href', '/CollegeRedirection');
  await expectAccessible();
});

test('the landing: closed, with the day it opens and no way to the form (GAP-062)', async () => {
  answer(getRedirectionWindow, closed);
  await openLanding(null);
  await expect.element(page.getByText('It opens on April 1, 2027.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Join the pool/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('the landing: says when it cannot tell, and is tried again', async () => {
  refuse(getRedirectionWindow, 500);
  await openLanding(null);
  await expect.element(page.getByText('We could not load the redirection pool.')).toBeVisible();
  answer(getRedirectionWindow, open);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: /Join the pool/ })).toBeVisible();
});

test('the landing: whoever is in the pool reads since when, and goes to what was sent, open or closed', async () => {
  answer(getRedirectionProspect, sent);
  answer(getRedirectionWindow, closed);
  await openLanding();
  await expect.element(page.getByText('You joined the pool on June 1, 2027.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See what you sent' }))
    .toHaveAttribute('href', '/CollegeRedirection');
  expect(page.getByText(/It opens on/).query()).toBeNull();
  await expectAccessible();
});

test('the landing: a form that was taken back, or one that cannot be asked for, leaves the way in', async () => {
  answer(getRedirectionProspect, { ...sent, takenBackAt: '2027-06-02T12:00:00.000Z' });
  await openLanding();
  await expect.element(page.getByRole('link', { name: 'Join the pool for 2027' })).toBeVisible();
});

test('colleges that were chosen stand below each other on a phone, not beyond its edge', async () => {
  const names = [
    'Appalachian State University',
    'Elizabeth City State University',
    'Fayetteville State University',
  ];
  answer(getRedirectionProspect, {
    ...sent,
    takenBackAt: '2027-06-02T12:00:00.000Z',
    additionalData: { ...sent.additionalData, denialsReceivedFrom: names.join(';') },
  });
  await openForm();
  await expect.element(page.getByRole('button', { name: `Remove ${names[2]}` })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  const group = page.getByRole('group', { name: 'Turned you down' }).element();
  expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  await page.viewport(1280, 860);
});

test('the form goes as it is typed, and is read from then on (UI-040, ST-172)', async () => {
  const calls = answer(insertProspectCrp, { ...sent, already: false });
  await openForm();
  await expectAccessible();
  await fillIn();
  await page.getByLabelText('Weighted GPA', { exact: false }).first().fill('3.41');
  const down = page.getByRole('combobox', { name: /Who turned you down/ });
  await down.fill('duke');
  await page.getByRole('option', { name: /Duke/ }).click();
  await down.fill('elon');
  await page.getByRole('option', { name: /Elon/ }).click();
  await join();
  await expect.element(page.getByRole('heading', { name: 'You are in the pool' })).toHaveFocus();
  await expect.element(page.getByText('Duke University and Elon University')).toBeVisible();
  await expectAccessible();
  expect(calls[0]?.body).toMatchObject({
    source: 'CRP',
    additionalData: {
      gradDate: '2027-06-11',
      weightedGPA: '3.41',
      requireCampusHousing: true,
      denialsReceivedFrom: 'Duke University;Elon University',
      entryTerm: 'Fall',
    },
  });
});

test('what is wrong stands beside its field, and nothing is sent', async () => {
  const calls = answer(insertProspectCrp, { ...sent, already: false });
  await openForm();
  await page.getByLabelText('Weighted GPA', { exact: false }).first().fill('34.1');
  await join();
  await expect.element(page.getByText('Enter a number from 0 to 6, such as 3.41').last()).toBeVisible();
  await expect
    .element(page.getByText('Enter the day you finish or finished high school').last())
    .toBeVisible();
  await expect.element(page.getByText('Answer yes or no').last()).toBeVisible();
  const campus = 'Do you need to live on campus? Answer yes or no';
  await expect.element(page.getByRole('button', { name: campus })).toBeVisible();
  await expectAccessible();
  expect(calls).toEqual([]);
});

test('failed: says so in the specified words and keeps what was typed; closed meanwhile: says that', async () => {
  const log = vi.spyOn(console, 'warn');
  refuse(insertProspectCrp, 500);
  await openForm();
  await fillIn();
  await page.getByLabelText('Major').fill('Dance');
  await join();
  await expect
    .element(page.getByText('An error occurred while submitting recruiter information'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Major')).toHaveValue('Dance');
  expect(log).toHaveBeenCalledWith('Could not reach redirection-pool:2027: 500');
  refuse(insertProspectCrp, 409, { detail: 'The pool is closed now. It is open from April to September.' });
  await join();
  await expect.element(page.getByText('The pool is closed now.')).toBeVisible();
});

test('closed: no form, but what was sent stays to be read', async () => {
  answer(getRedirectionWindow, closed);
  await openForm();
  await expect.element(page.getByText('It opens on April 1, 2027.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Join the pool' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('sent before: shows what was sent', async () => {
  answer(getRedirectionWindow, closed);
  answer(getRedirectionProspect, sent);
  await openForm();
  await expect.element(page.getByText('You joined on June 1, 2027.')).toBeVisible();
  await expect.element(page.getByText('Fall 2027')).toBeVisible();
});

test('the best scores that are kept are filled in, and can be changed', async () => {
  answer(testScoreOperations.getTestScores, sampleTestScores);
  await openForm();
  await expect.element(page.getByLabelText('SAT composite (optional)')).toHaveValue('1200');
  await expect.element(page.getByLabelText('ACT composite (optional)')).toHaveValue('25');
});

test('the year of the profile is filled in, and the rest of the day is asked for', async () => {
  answer(profileOperations.getProfile, sampleProfile({ graduationYear: 2027 }));
  await openForm();
  await expect.element(page.getByLabelText('Year')).toHaveValue('2027');
  await expect.element(page.getByLabelText('Month')).toHaveValue('');
  await join();
  await expect
    .element(page.getByRole('alert').getByText('Enter the day you finish or finished high school'))
    .toBeVisible();
});

test('scores that cannot be loaded leave the form empty, and there', async () => {
  refuse(testScoreOperations.getTestScores, 500);
  await openForm();
  await expect.element(page.getByLabelText('SAT composite (optional)')).toHaveValue('');
});

test('what was written for colleges before is filled in, but for consent; better known scores go before it', async () => {
  const additionalData = {
    gradDate: '2027-06-11',
    weightedGPA: '4.1',
    unweightedGPA: '3.7',
    satComposite: '1000',
    actComposite: '20',
    intendedMajor: 'Dance',
    entryTerm: 'Spring',
    entryYear: '2028',
    textAuth: true,
  };
  answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails({ additionalData }));
  answer(testScoreOperations.getTestScores, sampleTestScores);
  await openForm();
  await expect.element(page.getByLabelText('Year')).toHaveValue('2027');
  await expect.element(page.getByLabelText('Weighted GPA (optional)', { exact: true })).toHaveValue('4.1');
  await expect.element(page.getByLabelText('Unweighted GPA (optional)')).toHaveValue('3.7');
  await expect.element(page.getByLabelText('Major (optional)')).toHaveValue('Dance');
  await expect.element(page.getByLabelText('Start')).toHaveValue('Spring');
  await expect.element(page.getByLabelText('SAT composite (optional)')).toHaveValue('1200');
  await expect.element(page.getByRole('checkbox', { name: /text me/ })).not.toBeChecked();
});

test('taken back: says when, and the form stands there again as it was sent', async () => {
  answer(getRedirectionProspect, sent);
  const calls = answer(poolFormOperations.takeBackPoolForm, {
    pool: 'CRP',
    entryYear: 2027,
    sentAt: sent.sentAt,
    takenBackAt: '2027-06-02T12:00:00.000Z',
  });
  await openForm();
  await page.getByRole('button', { name: 'Take it back' }).click();
  answer(getRedirectionProspect, { ...sent, takenBackAt: '2027-06-02T12:00:00.000Z' });
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText(/You took your form back on June 2, 2027/)).toBeVisible();
  expect(calls[0]?.body).toEqual({ pool: 'CRP', entryYear: 2027 });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByLabelText('Major (optional)')).toHaveValue('Dance');
  await expect.element(page.getByLabelText('Weighted GPA (optional)', { exact: true })).toHaveValue('3.41');
  await expect.element(page.getByText('Elon University')).toBeVisible();
  await expectAccessible();
  const sentAgain = answer(insertProspectCrp, { ...sent, already: false });
  await join();
  await expect.element(page.getByRole('heading', { name: 'You are in the pool' })).toBeVisible();
  expect(sentAgain[0]?.body).toMatchObject({
    additionalData: { intendedMajor: 'Dance', denialsReceivedFrom: 'Duke University;Elon University' },
  });
});

test('taken back and closed: says both, and offers nothing to send', async () => {
  answer(getRedirectionWindow, closed);
  answer(getRedirectionProspect, { ...sent, takenBackAt: '2027-06-02T12:00:00.000Z' });
  await openForm();
  await expect.element(page.getByText(/You took your form back on June 2, 2027/)).toBeVisible();
  await expect.element(page.getByText('It opens on April 1, 2027.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Join the pool' })).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['UI-039', () => import('./pool-page.tsx')],
  ['UI-040', () => import('./pool-form-page.tsx')],
])('%s: a parent reads that the form is the student’s to send', async (id, load) => {
  await openScreen(await load(), { id, settings, person: sampleParent });
  await expect.element(page.getByText(/Let your child send it from their own account/)).toBeVisible();
  await expectAccessible();
});

test('a form that was sent in another tab is shown on the way back to this one', async () => {
  await openForm();
  await expect.element(page.getByRole('button', { name: 'Join the pool' })).toBeVisible();
  await comeBackToTab(() => answer(getRedirectionProspect, sent));
  await expect.element(page.getByRole('heading', { name: 'You are in the pool' })).toBeVisible();
});
