import { applicationOperations } from '@longleaf/contract/applications';
import {
  directAdmissionMessages,
  directAdmissionOperations,
  type OfferedApplication,
} from '@longleaf/contract/direct-admission';
import { profileOperations } from '@longleaf/contract/profile';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleAdult, sampleEducator, sampleParent } from '../../testing/open-screen.tsx';
import { sampleApplication } from '../../testing/samples/application.ts';
import { sampleCard } from '../../testing/samples/college.ts';
import { sampleProfile } from '../../testing/samples/profile.ts';

const { getDirectAdmission, getDirectAdmissionEligibility, getDirectAdmissionApplications } =
  directAdmissionOperations;
const { saveStudentNumber } = profileOperations;
const nothing = { studentNumber: '', lastName: 'Torres', eligibility: null, entryYear: '2026-27' };
const none = { eligible: false, ceebCode: null, colleges: null };
const found = { eligible: true, ceebCode: '341985', colleges: 'all' as const };
const numbered = { ...nothing, studentNumber: '1001' };
const offer = (different: Partial<OfferedApplication> = {}): OfferedApplication => {
  const { id, name, shortName, urlName, city, state, collegeType, longitude, photo, netPrice, netPriceYear } =
    sampleCard();
  return {
    college: {
      id,
      name,
      shortName,
      urlName,
      city,
      state,
      collegeType,
      longitude,
      photo,
      netPrice,
      netPriceYear,
    },
    applicationDefinitionId: 1_991_110,
    kind: 'first-year',
    startedId: null,
    address: null,
    ...different,
  };
};
const open = async (person?: null) =>
  openScreen(await import('./direct-admission-page.tsx'), {
    id: 'UI-045',
    ...(person === null && { person }),
  });
const number = () => page.getByLabelText('Student number');
const lookUp = () => page.getByRole('button', { name: 'Look me up' }).click();

beforeEach(() => {
  answer(getDirectAdmission, nothing);
  answer(getDirectAdmissionApplications, [offer()]);
  answer(saveStudentNumber, ({ body }) => ({ studentNumber: body.studentNumber ?? '' }));
  answer(profileOperations.getProfile, sampleProfile());
});

test('loading, then empty: UI-045, UI-081, ST-174: without a student number it asks for one, and says why', async () => {
  const state = hold(getDirectAdmission);
  await open();
  await expect.element(page.getByText('Loading direct admission').first()).toBeVisible();
  state.release(nothing);
  await expect.element(page.getByRole('heading', { name: 'Why we ask' })).toBeVisible();
  await expect.element(page.getByLabelText('Last name')).toHaveValue('Torres');
  await expectAccessible();
});

test('failed: says so, and another try brings the page', async () => {
  refuse(getDirectAdmission, 400);
  await open();
  await expect.element(page.getByText(directAdmissionMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getDirectAdmission, nothing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(number()).toBeVisible();
});

test('not allowed: asks for nothing while nobody is signed in', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: says why it is refused (403)', async () => {
  refuse(getDirectAdmission, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expectAccessible();
});

test('not allowed: can be tried again after a session ended (401)', async () => {
  refuse(getDirectAdmission, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('refused: VAL-025: says what is wrong with the number before anything is sent', async () => {
  const saved = answer(saveStudentNumber, { studentNumber: '' });
  await open();
  await lookUp();
  await expect
    .element(page.getByText('Enter your student number. Digits only, with no spaces.').first())
    .toBeVisible();
  await number().fill('12a');
  await lookUp();
  await expect.element(page.getByText('Use only digits in the student number').first()).toBeVisible();
  await expectAccessible();
  expect(saved).toHaveLength(0);
});

test('refused: MSG-045: shows each message of the server about the number', async () => {
  refuse(saveStudentNumber, 400, { modelState: { studentNumber: ['This one.', 'That one.'] } });
  await open();
  await number().fill('1001');
  await lookUp();
  await expect.element(page.getByText(/This one\./).first()).toBeVisible();
  await expect.element(page.getByText(/That one\./).first()).toBeVisible();
});

test('refused: MSG-046: says that the number could not be saved, and looks for nothing', async () => {
  refuse(saveStudentNumber, 500);
  await open();
  await number().fill('1001');
  await lookUp();
  await expect.element(page.getByText(directAdmissionMessages.numberFailed)).toBeVisible();
  await expect.element(number()).toHaveValue('1001');
});

test('refused: says to wait after too many looks', async () => {
  answer(getDirectAdmission, numbered);
  refuse(getDirectAdmissionEligibility, 429, { detail: directAdmissionMessages.waitFirst });
  await open();
  await lookUp();
  await expect.element(page.getByText(directAdmissionMessages.waitFirst)).toBeVisible();
});

test('ready: ST-175, VAL-038: who is not on the list is told what to do next, and can look again', async () => {
  answer(getDirectAdmission, numbered);
  const looked = answer(getDirectAdmissionEligibility, none);
  await open();
  await lookUp();
  await expect
    .element(page.getByRole('heading', { name: 'We could not find you on the list' }))
    .toBeVisible();
  expect(looked).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Open your hub' })).toHaveAttribute('href', '/apphub');
  await expect.element(number()).toHaveValue('1001');
  await expectAccessible();
});

test('ready: ST-176: who is eligible is shown the colleges, and starts an application', async () => {
  answer(getDirectAdmissionEligibility, found);
  await open();
  await number().fill('1001');
  await lookUp();
  await expect.element(page.getByRole('heading', { name: '1 college has a place for you' })).toBeVisible();
  // A few are read at a glance.
  expect(page.getByLabelText('Name or town').elements()).toHaveLength(0);
  await expectAccessible();
  const sent = answer(applicationOperations.startApplication, {
    isNew: true,
    application: sampleApplication({ done: [], own: '' }),
  });
  answer(getDirectAdmission, { ...numbered, eligibility: found });
  answer(getDirectAdmissionApplications, [offer({ startedId: 7 })]);
  await page.getByRole('button', { name: 'Start application UNC Asheville' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Started: open your hub UNC Asheville' }))
    .toHaveFocus();
  expect(sent).toHaveLength(1);
});

test('ready: a college that takes no application from here says how to apply', async () => {
  answer(getDirectAdmission, { ...numbered, eligibility: found });
  answer(getDirectAdmissionApplications, [
    offer({ applicationDefinitionId: null, kind: null, address: 'https://college.example/apply' }),
  ]);
  await open();
  await expect
    .element(page.getByRole('link', { name: /Apply on the college’s own site/ }))
    .toHaveAttribute('href', 'https://college.example/apply');
});

test('ready: many colleges are looked through by name, town and kind, which the address keeps', async () => {
  answer(getDirectAdmission, { ...numbered, eligibility: found });
  const one = offer();
  answer(getDirectAdmissionApplications, [
    one,
    ...Array.from({ length: 12 }, (_, index) => ({
      ...one,
      college: {
        ...one.college,
        id: index + 1,
        shortName: `Community ${index}`,
        name: `Community College ${index}`,
        city: index === 7 ? 'Boone' : 'Durham',
        collegeType: 'CommunityCollege' as const,
      },
    })),
  ]);
  const { router } = await open();
  const names = () => page.getByRole('heading', { level: 2, name: /Asheville|^Community/ }).elements();
  await expect.element(page.getByText('13 of 13 colleges')).toBeVisible();
  await page.getByLabelText('Name or town').fill(' BOONE comm');
  await expect.element(page.getByText('1 of 13 colleges')).toBeVisible();
  expect(names().map(({ textContent }) => textContent)).toEqual(['Community 7']);
  expect(router.state.location.search).toBe('?find=+BOONE+comm');
  await page.getByLabelText('Name or town').fill('');
  await page.getByLabelText('Kind of college').selectOptions('UNC System');
  await expect.element(page.getByText('1 of 13 colleges')).toBeVisible();
  expect(names().map(({ textContent }) => textContent)).toEqual(['UNC Asheville']);
  await page.getByLabelText('Name or town').fill('Durham');
  await expect.element(page.getByText(/None of these colleges fits\./)).toBeVisible();
  await expectAccessible();
});

test('failed: the colleges can be asked for again', async () => {
  answer(getDirectAdmission, { ...numbered, eligibility: { ...found, colleges: 'community' } });
  refuse(getDirectAdmissionApplications, 400);
  await open();
  await expect.element(page.getByText(directAdmissionMessages.applicationsFailed)).toBeVisible();
  answer(getDirectAdmissionApplications, [offer()]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/You are on the state’s list for community colleges\./)).toBeVisible();
  await page.getByRole('button', { name: 'Look up another student number' }).click();
  await expect.element(number()).toHaveValue('1001');
});

const openAs = async (person: typeof sampleParent) =>
  openScreen(await import('./direct-admission-page.tsx'), { id: 'UI-045', person });

test.each([
  ['a parent', sampleParent, /^Let your child look in their own account/],
  ['an educator', sampleEducator, /^Let students look in their own accounts/],
] as const)(
  '%s reads whose list it is, and finds no name of their own in the box',
  async (_, person, words) => {
    const asked = answer(getDirectAdmissionEligibility, found);
    await openAs(person);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByLabelText('Last name')).toHaveValue('');
    await expect.element(page.getByText('The student’s, as the school spells it')).toBeVisible();
    await expectAccessible();
    await number().fill('1001');
    await page.getByRole('button', { name: 'Look the student up' }).click();
    await expect.element(page.getByText('Enter the student’s last name.').first()).toBeVisible();
    await page.getByLabelText('Last name').fill('Hunt');
    await page.getByRole('button', { name: 'Look the student up' }).click();
    await expect.element(page.getByText('1 college has a place for this student')).toBeVisible();
    await expect.element(page.getByText(/start their applications in their own account/)).toBeVisible();
    expect(asked[0]?.query).toEqual({ studentNumber: '1001', lastName: 'Hunt' });
  },
);

test('a parent whose look found nobody keeps the name that was typed, and reads of the student', async () => {
  answer(getDirectAdmission, { ...numbered, lastName: 'Hunt', eligibility: none });
  await openAs(sampleParent);
  await expect.element(page.getByText('We could not find the student on the list')).toBeVisible();
  await expect.element(page.getByLabelText('Last name')).toHaveValue('Hunt');
  await expectAccessible();
});

test('an adult is told that the list is for others, and where all are taken', async () => {
  await openAs(sampleAdult);
  await expect.element(page.getByText(/It is not for those who have finished school/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'community colleges' }))
    .toHaveAttribute('href', '/college-search?type=CommunityCollege');
  await expect.element(page.getByLabelText('Last name')).toHaveValue('Torres');
  await expectAccessible();
});
