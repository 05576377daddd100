import { recruitingMessages, recruitingOperations } from '@longleaf/contract/recruiting';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen, samplePerson } from '../../../testing/open-screen.tsx';
import { sampleDetails, sampleRecruiter } from '../../../testing/samples/recruiting.ts';
import { RecruitersSection } from './recruiters-section.tsx';

const { getCollegeRecruiters, getRecruiterAdditionalData, getRecruiterIds, addRecruiter, removeRecruiter } =
  recruitingOperations;
function Alone() {
  return (
    <>
      <h1>Your college plan</h1>
      <RecruitersSection personId={samplePerson.id} />
    </>
  );
}
const open = () => openScreen({ default: Alone }, { id: 'UI-028' });

beforeEach(() => {
  answer(getRecruiterIds, [199111]);
  answer(getCollegeRecruiters, [sampleRecruiter()]);
  answer(getRecruiterAdditionalData, sampleDetails());
});

test('loading, then ready: who may write, since when, and what they were told (ST-157: recruiters)', async () => {
  const recruiters = hold(getCollegeRecruiters);
  await open();
  await expect.element(page.getByText('Loading who may write to you')).toBeVisible();
  recruiters.release([
    sampleRecruiter(),
    sampleRecruiter({
      applicationDefinitionId: 198419,
      name: 'Duke University',
      shortName: 'Duke',
      told: null,
      consent: null,
    }),
  ]);
  await expect.element(page.getByText('Gets your name, email address, and mailing address.')).toBeVisible();
  await expect.element(page.getByText('What it was told was not written down then.')).toBeVisible();
  await expect.element(page.getByText('Since November 2, 2026').first()).toBeVisible();
  await expectAccessible();
});

test('empty: leads to where colleges are asked', async () => {
  answer(getCollegeRecruiters, []);
  await open();
  await expect.element(page.getByText(/^No college yet\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ask a college' }))
    .toHaveAttribute('href', '/collegeRecruiter');
  await expectAccessible();
});

test('failed: says so, and another try brings it', async () => {
  refuse(getCollegeRecruiters, 500);
  await open();
  await expect.element(page.getByText(recruitingMessages.recruitersFailed)).toBeVisible();
  answer(getCollegeRecruiters, []);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^No college yet\./)).toBeVisible();
});

test('not allowed: the server says why (403)', async () => {
  refuse(getCollegeRecruiters, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('ready: a college is stopped after a question, and learns more only when it is told', async () => {
  answer(getRecruiterAdditionalData, sampleDetails({ told: ['name', 'email', 'mailingAddress', 'gpa'] }));
  const told = answer(addRecruiter, { recruited: true, message: recruitingMessages.recruited });
  const stopped = answer(removeRecruiter, { recruited: false, message: 'Taken back.' });
  await open();
  await expect.element(page.getByText('It did not get your GPA.')).toBeVisible();
  await page.getByRole('button', { name: 'Tell UNC Asheville, too' }).click();
  await expect.poll(() => told[0]?.body).toMatchObject({ told: ['name', 'email', 'mailingAddress', 'gpa'] });
  await page.getByRole('button', { name: /Recruiting on.*UNC Asheville/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop being recruited by UNC Asheville?' });
  await expectAccessible();
  answer(getCollegeRecruiters, []);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => stopped[0]?.body).toEqual({ applicationDefinitionId: 199111 });
  await expect.element(page.getByText(/^No college yet\./)).toBeVisible();
});
