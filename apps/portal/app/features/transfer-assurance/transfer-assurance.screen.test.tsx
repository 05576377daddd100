import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { schoolListOperations } from '@longleaf/contract/school-lists';
import {
  assuranceMessages,
  type AssuranceOutcome,
  assuranceOperations,
} from '@longleaf/contract/transfer-assurance';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press, tick } from '../../testing/by-keyboard.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { draftsOfBrowser } from '../../shell/drafts/drafts.ts';
import { comeBackToTab } from '../../testing/back-to-tab.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleEducator } from '../../testing/open-screen.tsx';

const { getAssuranceOutcome, getTaapProfile, getTransferUniversities, insertProspectTaap } =
  assuranceOperations;
const APP = 'Appalachian State University';
const ECU = 'East Carolina University';
const college = (id: number, name: string, city: string) => ({
  id,
  name,
  city,
  urlName: name.toLowerCase().replaceAll(' ', '-'),
});
const profile = {
  firstName: 'Jordan',
  middleName: '',
  lastName: 'Whitaker',
  suffix: '',
  email: 'jordan@example.org',
  nickname: '',
  daytimePhone: '(919) 555-0142',
  eveningPhone: '',
  mailAddress: {
    firstName: '',
    lastName: '',
    key: '',
    userOverride: true,
    resultCodes: [],
    addressType: '',
    street: '20 Needle Ct',
    street2: '',
    city: 'Raleigh',
    state: 'NC',
    postalCode: '27601',
    county: '092',
    country: 'US',
    isVerified: false,
    signature: '',
  },
};
const outcome = (part: Partial<AssuranceOutcome> = {}): AssuranceOutcome => ({
  panel: 'ThankYou',
  eligible: true,
  entryYear: 2027,
  sentAt: '2026-11-22T15:00:00.000Z',
  takenBackAt: null,
  acceptedFrom: '',
  ...part,
});
const nothingSent = { entryYear: 2027, sent: null };

beforeEach(() => {
  answer(getAssuranceOutcome, nothingSent);
  answer(getTaapProfile, profile);
  answer(schoolListOperations.getUncSchools, [college(1, APP, 'Boone'), college(2, ECU, 'Greenville')]);
  answer(schoolListOperations.getCommunityColleges, [
    college(11, 'Wake Technical Community College', 'Raleigh'),
    college(12, 'Durham Technical Community College', 'Durham'),
  ]);
});
const openForm = async () => openScreen(await import('./assurance-form-page.tsx'), { id: 'UI-038' });
const answerNo = () => page.getByRole('radio', { name: 'No' }).click();
const send = () => page.getByRole('button', { name: 'Send my form' }).click();
/** All that is asked, with one community college left out. */
async function fillInWithoutWakeTech(): Promise<void> {
  await page.getByRole('checkbox', { name: APP }).click();
  await answerNo();
  await page.getByRole('button', { name: 'Leave out community colleges' }).click();
  const list = page.getByRole('dialog', { name: 'Community colleges to leave out' });
  await list.getByRole('checkbox', { name: 'Wake Technical Community College' }).click();
  await list.getByRole('button', { name: 'Done' }).click();
}

test('the form begins with the profile, and goes as it is typed (UI-038, ST-242, ST-247, ST-251)', async () => {
  const calls = answer(insertProspectTaap, { ...outcome(), already: false });
  await openForm();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Jordan');
  await expect.element(page.getByLabelText('ZIP code')).toHaveValue('27601');
  await expectAccessible();
  await fillInWithoutWakeTech();
  await send();
  await expect.element(page.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  expect(calls[0]?.body).toMatchObject({
    prospect: {
      name: { first: 'Jordan', last: 'Whitaker' },
      mailingAddress: { street1: '20 Needle Ct', zip: '27601', county: '092' },
      additionalData: {
        deniedAdmission: true,
        acceptedToUncInstitution: false,
        denialsReceivedFrom: APP,
        acceptedFrom: '',
      },
    },
    excludedAppIds: [11],
  });
  await expectAccessible();
});

test('community colleges are left out from one list in two columns, one on a phone, and taken back (MOD-019)', async () => {
  answer(schoolListOperations.getCommunityColleges, [
    college(11, 'Wake Technical Community College', 'Raleigh'),
    college(12, 'Durham Technical Community College', 'Durham'),
    college(13, 'Central Piedmont Community College', 'Charlotte'),
  ]);
  await openForm();
  const opener = page.getByRole('button', { name: 'Leave out community colleges' });
  await expect.element(page.getByText('None is left out.')).toBeVisible();
  await press(opener);
  const list = page.getByRole('dialog', { name: 'Community colleges to leave out' });
  const boxes = list.getByRole('checkbox');
  await expect.element(boxes.first()).toBeVisible();
  const columns = () =>
    new Set(boxes.elements().map((box) => Math.round(box.getBoundingClientRect().left))).size;
  expect(boxes.elements()).toHaveLength(3);
  expect(columns()).toBe(2);
  await expectAccessible();
  await page.viewport(390, 844);
  await expect.poll(columns).toBe(1);
  await page.viewport(1280, 800);
  await expect.poll(columns).toBe(2);
  for (const name of [/Wake Technical/, /Central Piedmont/]) await tick(list.getByRole('checkbox', { name }));
  await press(list.getByRole('button', { name: 'Done' }));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(page.getByText('2 are left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Central Piedmont Community College' }).click();
  await expect.element(page.getByText('1 is left out.')).toBeVisible();
});

test('community colleges that could not be loaded are said to be missing, and the form can still be sent', async () => {
  refuse(schoolListOperations.getCommunityColleges, 500);
  const calls = answer(insertProspectTaap, { ...outcome(), already: false });
  await openForm();
  await page.getByRole('button', { name: 'Leave out community colleges' }).click();
  const list = page.getByRole('dialog', { name: 'Community colleges to leave out' });
  await expect.element(list.getByText(assuranceMessages.collegesFailed)).toBeVisible();
  await list.getByRole('button', { name: 'Done' }).click();
  answer(schoolListOperations.getCommunityColleges, [
    college(11, 'Wake Technical Community College', 'Raleigh'),
  ]);
  await page.getByRole('button', { name: 'Leave out community colleges' }).click();
  await expect.element(list.getByRole('checkbox')).toBeVisible();
  await list.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('checkbox', { name: APP }).click();
  await answerNo();
  await send();
  await expect.poll(() => calls[0]?.body).toMatchObject({ excludedAppIds: [] });
});

test('colleges that are left out stay so: a form does not go while the list with their ids is away', async () => {
  const first = await openForm();
  await fillInWithoutWakeTech();
  await draftIsKept('transfer-assurance:2027');
  await first.unmount();

  refuse(schoolListOperations.getCommunityColleges, 500);
  queryClientOfTab().clear();
  const calls = answer(insertProspectTaap, { ...outcome(), already: false });
  await openForm();
  await expect.element(page.getByText('1 is left out.')).toBeVisible();
  await send();
  await expect.element(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  expect(calls).toEqual([]);
  answer(schoolListOperations.getCommunityColleges, [
    college(11, 'Wake Technical Community College', 'Raleigh'),
  ]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => calls[0]?.body).toMatchObject({ excludedAppIds: [11] });
});

test('sent from another tab meanwhile: says when the first went (ST-243)', async () => {
  answer(insertProspectTaap, { ...outcome(), already: true });
  await openForm();
  await page.getByRole('checkbox', { name: APP }).click();
  await answerNo();
  await send();
  await expect.element(page.getByRole('heading', { name: 'You sent this form' })).toHaveFocus();
  await expect.element(page.getByText('November 22, 2026')).toBeVisible();
});

test('what is wrong stands beside its field, and nothing is sent', async () => {
  const calls = answer(insertProspectTaap, { ...outcome(), already: false });
  await openForm();
  await page.getByLabelText('ZIP code').fill('2760');
  await page.getByLabelText('Email').fill('jordan');
  await send();
  await expect.element(page.getByText('Enter a ZIP code of 5 digits').last()).toBeVisible();
  await expect.element(page.getByText('Enter an email address').last()).toBeVisible();
  await expect.element(page.getByText('Say whether one of them accepted you').last()).toBeVisible();
  await expectAccessible();
  expect(calls).toEqual([]);
});

test('what the server refuses stands beside its field', async () => {
  refuse(insertProspectTaap, 400, {
    modelState: { 'additionalData.denialsReceivedFrom': ['Choose colleges from the list'] },
  });
  await openForm();
  await answerNo();
  await send();
  await expect.element(page.getByText('Choose colleges from the list').last()).toBeVisible();
});

test('accepted by one: says so, and a mistake can be put right (ST-245)', async () => {
  answer(insertProspectTaap, {
    ...outcome({ panel: 'Ineligible', eligible: false, acceptedFrom: ECU }),
    already: false,
  });
  await openForm();
  await page.getByLabelText('Street').fill('7 Oak St');
  await page.getByRole('radio', { name: 'Yes' }).click();
  await send();
  await expect.element(page.getByText('Choose who accepted you').last()).toBeVisible();
  await page
    .getByRole('group', { name: 'Which ones accepted you?' })
    .getByRole('checkbox', { name: ECU })
    .click();
  await send();
  await expect.element(page.getByRole('heading', { name: 'You already have a place' })).toHaveFocus();
  await expect.element(page.getByText(`You told us that ${ECU} accepted you.`)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'I made a mistake' }).click();
  // Nothing has to be typed twice.
  await expect.element(page.getByLabelText('Street')).toHaveValue('7 Oak St');
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('turned down by none: says when to come back (ST-241, ST-246)', async () => {
  answer(insertProspectTaap, { ...outcome({ panel: 'NotDenied', eligible: false }), already: false });
  await openForm();
  await answerNo();
  await send();
  await expect.element(page.getByRole('heading', { name: 'Nobody has turned you down yet' })).toHaveFocus();
  await expectAccessible();
});

test('turned down by none: what was typed is there for whoever comes back once a university has answered (ST-246)', async () => {
  answer(insertProspectTaap, { ...outcome({ panel: 'NotDenied', eligible: false }), already: false });
  const drafts = await draftsOfBrowser();
  const [dropped, kept] = [vi.spyOn(drafts, 'drop'), vi.spyOn(drafts, 'keep')];
  const lastOf = ({ mock }: MockInstance) => mock.invocationCallOrder.at(-1) ?? 0;
  const first = await openForm();
  await page.getByLabelText('Street').fill('7 Oak St');
  await answerNo();
  await send();
  await expect.element(page.getByRole('heading', { name: 'Nobody has turned you down yet' })).toBeVisible();
  await expect.poll(() => lastOf(dropped) > 0 && lastOf(kept) > lastOf(dropped)).toBe(true);
  await draftIsKept('transfer-assurance:2027');
  await first.unmount();
  await openForm();
  await expect.element(page.getByLabelText('Street')).toHaveValue('7 Oak St');
});

test('failed: the form is put away, what was typed is kept, and goes on the next try (MSG-082, ST-244, ST-248)', async () => {
  refuse(insertProspectTaap, 500);
  await openForm();
  await page.getByLabelText('Nickname').fill('Jo');
  await page.getByRole('checkbox', { name: APP }).click();
  await answerNo();
  await send();
  await expect.element(page.getByRole('heading', { name: 'That did not work' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Send my form' })).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect.element(page.getByLabelText('Nickname')).toHaveValue('Jo');
  await send();
  await expect.element(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  const calls = answer(insertProspectTaap, { ...outcome(), already: false });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ prospect: { name: { nickName: 'Jo' } } });
});

test('sent before: says when (ST-243)', async () => {
  answer(getAssuranceOutcome, { entryYear: 2027, sent: outcome() });
  await openForm();
  await expect.element(page.getByRole('heading', { name: 'You sent this form' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send my form' })).not.toBeInTheDocument();
});

test('a profile that does not load says so in the words of the form, and can be tried again (MSG-065)', async () => {
  refuse(getTaapProfile, 500);
  await openForm();
  await expect.element(page.getByText('An error occurred while retrieving your profile.')).toBeVisible();
  await expectAccessible();
  answer(getTaapProfile, profile);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Jordan');
});

test('the way to the form: for which year, and what was sent (UI-036, ST-250)', async () => {
  const waiting = hold(getAssuranceOutcome);
  await openScreen(await import('./assurance-page.tsx'), { id: 'UI-036' });
  await expect.element(page.getByText('Loading this page')).toBeVisible();
  waiting.release({ entryYear: 2027, sent: outcome() });
  await expect.element(page.getByText('For students who start in 2027')).toBeVisible();
  await expect.element(page.getByText('You sent this form on November 22, 2026.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to your form' }))
    .toHaveAttribute('href', '/taapform');
  await expectAccessible();
});

test('the public universities, each with what is known of transferring to it (UI-037)', async () => {
  const nothingKnown = {
    fee: null,
    feeYear: null,
    closesOn: null,
    credit: { ap: null, militaryTraining: null, lifeExperience: null },
  };
  answer(getTransferUniversities, {
    creditYear: '2023-24',
    universities: [
      {
        ...college(1, APP, 'Boone'),
        fee: 65,
        feeYear: '2022-23',
        closesOn: '2027-06-15',
        credit: { ap: true, militaryTraining: true, lifeExperience: false },
      },
      { ...college(2, ECU, 'Greenville'), ...nothingKnown },
      {
        ...college(3, 'Elm University', 'Elm'),
        ...nothingKnown,
        fee: 0,
        credit: { ap: false, militaryTraining: false, lifeExperience: null },
      },
    ],
  });
  await openScreen(await import('./universities-page.tsx'), { id: 'UI-037' });
  await expect
    .element(page.getByRole('link', { name: APP }))
    .toHaveAttribute('href', '/college-profile/appalachian-state-university/transfer-student');
  const rows = page.getByRole('table', { name: 'What universities ask of transfers' }).getByRole('row');
  const textOf = (index: number) => rows.nth(index).element().textContent ?? '';
  expect(textOf(1)).toMatch(/\$65 2022-23.*Jun 15, 2027.*AP exams and military training$/);
  expect(textOf(2)).toMatch(/Not reported.*Not in our data.*Not reported$/);
  expect(textOf(3)).toMatch(/Free.*None of these$/);
  await expect.element(page.getByText(/Credit as reported for 2023-24/)).toBeVisible();
  await expectAccessible();
});

test('universities: no column of days where none is known', async () => {
  answer(getTransferUniversities, {
    creditYear: '2023-24',
    universities: [
      {
        ...college(1, APP, 'Boone'),
        fee: 65,
        feeYear: '2022-23',
        closesOn: null,
        credit: { ap: true, militaryTraining: null, lifeExperience: null },
      },
    ],
  });
  await openScreen(await import('./universities-page.tsx'), { id: 'UI-037' });
  await expect.element(page.getByRole('columnheader', { name: 'Application fee' })).toBeVisible();
  expect(page.getByRole('columnheader', { name: 'Last day to apply' }).query()).toBeNull();
  await expect.element(page.getByText(/once a university has told us/)).toBeVisible();
});

test('universities: loading, then none', async () => {
  const waiting = hold(getTransferUniversities);
  await openScreen(await import('./universities-page.tsx'), { id: 'UI-037' });
  await expect.element(page.getByText('Loading the universities')).toBeVisible();
  waiting.release({ creditYear: '', universities: [] });
  await expect.element(page.getByText('No universities are known here.')).toBeVisible();
});

test('universities that do not load say so', async () => {
  refuse(getTransferUniversities, 500);
  await openScreen(await import('./universities-page.tsx'), { id: 'UI-037' });
  await expect.element(page.getByText('An error occurred while getting the list of colleges')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('sent before: it can be taken back, and then the form stands there again, with when that was', async () => {
  answer(getAssuranceOutcome, { entryYear: 2027, sent: outcome() });
  const calls = answer(poolFormOperations.takeBackPoolForm, {
    pool: 'TAAP',
    entryYear: 2027,
    sentAt: outcome().sentAt,
    takenBackAt: '2026-11-23T15:00:00.000Z',
  });
  await openForm();
  await page.getByRole('button', { name: 'Take it back' }).click();
  const takenBackAt = '2026-11-23T15:00:00.000Z';
  answer(getAssuranceOutcome, { entryYear: 2027, sent: outcome({ takenBackAt }) });
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText(/You took your form back on November 23, 2026/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send my form' })).toBeEnabled();
  await expectAccessible();
  expect(calls[0]?.body).toEqual({ pool: 'TAAP', entryYear: 2027 });
});

test.each([
  ['UI-036', () => import('./assurance-page.tsx')],
  ['UI-038', () => import('./assurance-form-page.tsx')],
])('%s: an educator reads that the form is the student’s to send', async (id, load) => {
  await openScreen(await load(), { id, person: sampleEducator });
  await expect.element(page.getByText(/Let students send it from their own accounts/)).toBeVisible();
  await expectAccessible();
});

test('a form that was taken back in another tab does not read as sent on the way back to this one', async () => {
  answer(getAssuranceOutcome, { entryYear: 2027, sent: outcome() });
  await openForm();
  await expect.element(page.getByRole('heading', { name: 'You sent this form' })).toBeVisible();
  await comeBackToTab(() =>
    answer(getAssuranceOutcome, {
      entryYear: 2027,
      sent: outcome({ takenBackAt: '2026-11-23T15:00:00.000Z' }),
    }),
  );
  await expect.element(page.getByText(/^You took your form back on/)).toBeVisible();
});
