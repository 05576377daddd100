import { type PoolFormState, poolFormMessages, poolFormOperations } from '@longleaf/contract/pool-forms';
import { recruitingMessages, recruitingOperations } from '@longleaf/contract/recruiting';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen, samplePerson } from '../../../testing/open-screen.tsx';
import { sampleDetails, sampleRecruiter } from '../../../testing/samples/recruiting.ts';
import { RecruitersSection } from './recruiters-section.tsx';

const { getCollegeRecruiters, getRecruiterAdditionalData, getRecruiterIds, addRecruiter, removeRecruiter } =
  recruitingOperations;
const { getPoolForms, takeBackPoolForm } = poolFormOperations;
const crp: PoolFormState = {
  pool: 'CRP',
  entryYear: 2027,
  sentAt: '2027-05-02T15:00:00.000Z',
  takenBackAt: null,
};
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
  answer(getPoolForms, { forms: [] });
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
  await expect.element(page.getByText('We did not record then what it was told.')).toBeVisible();
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

test('failed with the forms of pools: one press asks for both again', async () => {
  refuse(getCollegeRecruiters, 500);
  refuse(getPoolForms, 500);
  await open();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  answer(getCollegeRecruiters, [sampleRecruiter()]);
  answer(getPoolForms, { forms: [crp] });
  await again.click();
  await expect.element(page.getByText('Since November 2, 2026').first()).toBeVisible();
  await expect.element(page.getByText('Colleges with room left get your form.')).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
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
  await expect.element(page.getByRole('heading', { name: /^Who may write to me/ })).toHaveFocus();
});

test('forms of pools stand beside them while they stand, and are taken back after a question', async () => {
  const taap: PoolFormState = { ...crp, pool: 'TAAP' };
  const former: PoolFormState = { ...crp, entryYear: 2026, takenBackAt: '2026-05-02T15:00:00.000Z' };
  answer(getCollegeRecruiters, []);
  answer(getPoolForms, { forms: [crp, taap, former] });
  const sent = answer(takeBackPoolForm, { ...crp, takenBackAt: '2027-05-03T15:00:00.000Z' });
  await open();
  await expect
    .element(page.getByText('Since May 2, 2027, for students who start in 2027').first())
    .toBeVisible();
  await expect.element(page.getByText(/who start in 2026/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^No college yet/)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Transfer assured admissions' }))
    .toHaveAttribute('href', '/taapform');
  await expectAccessible();
  const row = page.getByRole('listitem').filter({ hasText: 'College redirection pool' });
  await row.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Keep my form' }).click();
  expect(sent).toHaveLength(0);
  await row.getByRole('button', { name: 'Take it back' }).click();
  await expectAccessible();
  answer(getPoolForms, { forms: [taap] });
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText(poolFormMessages.takenBack)).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Who may write to me 1' })).toHaveFocus();
  expect(sent[0]?.body).toEqual({ pool: 'CRP', entryYear: 2027 });
});

test('forms of pools that cannot be loaded are not passed over in silence, nor one that cannot be taken back', async () => {
  const log = vi.spyOn(console, 'warn');
  refuse(getPoolForms, 500);
  await open();
  await expect.element(page.getByText(poolFormMessages.loadFailed)).toBeVisible();
  answer(getPoolForms, { forms: [crp] });
  refuse(takeBackPoolForm, 500);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText(poolFormMessages.takeBackFailed)).toBeVisible();
  expect(log).toHaveBeenCalledWith('Could not reach /Prospect/takeBackPoolForm: 500');
});
