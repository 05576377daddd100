import {
  type VendorResult,
  vendorSurveyMessages,
  vendorSurveyOperations,
} from '@longleaf/contract/vendor-surveys';
import { VENDOR_SURVEYS } from '@longleaf/rules/vendor-surveys/surveys';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { childWindows } from '../../shell/idle/child-windows.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { VendorSurveys } from './vendor-surveys.tsx';

const { canAccessVendorSurveys, getVendorSurveys, getVendorSurveyAddress, getVendorToken } =
  vendorSurveyOperations;
const access = {
  isOffered: true,
  dwyaAccess: true,
  lsiAccess: true,
  skillsAccess: true,
  intelligencesAccess: false,
};
const helper: VendorResult = {
  id: 1,
  title: 'The helper',
  summary: 'You see what others need.',
  areas: [{ name: 'Helping', score: 80 }],
  dateCompleted: '2026-11-02T15:00:00Z',
};
const surveys = (results: VendorResult[] = []) =>
  VENDOR_SURVEYS.map(({ configId, durationMin, durationMax }) => ({
    configId,
    durationMin,
    durationMax,
    results: configId === 104 ? results : [],
  }));
const Page = () => (
  <>
    <h1>Learn about yourself</h1>
    <VendorSurveys personId="person-1" />
  </>
);
const open = () => openScreen({ default: Page }, { id: 'UI-048' });
const start = (name: string) => page.getByRole('button', { name: `Start ${name}` });

/** A window as the browser gives one. */
function windowOfVendor() {
  const gone = vi.fn();
  const child = {
    closed: false,
    opener: {} as unknown,
    document: { title: '' },
    location: { replace: gone },
    close: () => {
      child.closed = true;
    },
  };
  const opened = vi.spyOn(window, 'open').mockReturnValue(child as unknown as Window);
  return { child, gone, opened };
}

test('loading, then ready: what each gives, its minutes, how it stands, and one button (UI-082, UI-083, UI-084, UI-085, ST-178, CON-070)', async () => {
  const held = hold(canAccessVendorSurveys);
  answer(getVendorSurveys, surveys([helper]));
  await open();
  await expect.element(page.getByText('Loading the surveys of our partner')).toBeInTheDocument();
  held.release(access);
  await expect.element(page.getByText('The helper')).toBeVisible();
  // Whoever has no school reads it too.
  await expect.element(page.getByText(/^Schools pay for these/)).toBeVisible();
  await expect.element(page.getByText('Done Nov 2, 2026')).toBeVisible();
  await expect.element(page.getByText('20 to 35 minutes')).toBeVisible();
  expect(page.getByText('15 to 20 minutes').elements()).toHaveLength(3);
  expect(page.getByText('Not started').elements()).toHaveLength(2);
  await expect.element(page.getByText('No license at your school')).toBeVisible();
  for (const name of ['Personality', 'Learning', 'Skills', 'Intelligences'])
    await expect
      .element(page.getByRole('button', { name: new RegExp(String.raw`\b${name}`) }).first())
      .toBeVisible();
  await expectAccessible();
});

test('results open in a window, and may be taken again', async () => {
  answer(canAccessVendorSurveys, access);
  answer(getVendorSurveys, surveys([helper, { ...helper, id: 2, title: 'An older one', summary: '' }]));
  await open();
  await page.getByRole('button', { name: 'See results of Personality' }).click();
  const dialog = page.getByRole('dialog', { name: 'Personality' });
  await expect.element(dialog.getByText('You see what others need.')).toBeVisible();
  await expect.element(dialog.getByText('An older one')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Take it again' })).toBeVisible();
  await expectAccessible();
});

test('a survey opens in a window with the token, and what came of it is read when it closes (API-092, ST-043)', async () => {
  const { child, gone, opened } = windowOfVendor();
  answer(getVendorSurveys, surveys());
  const addresses = answer(getVendorSurveyAddress, {
    address: 'https://vendor.example/assessments/101',
    configId: 101,
  });
  answer(getVendorToken, { token: 'ey.J', seconds: 60 });
  // Last: its address is one that `{assessment}` would take as well.
  answer(canAccessVendorSurveys, access);
  await open();
  await start('Learning and productivity').click();
  await expect.element(page.getByText('Your partner survey is open in another window.')).toBeVisible();
  await expect.poll(() => gone.mock.calls).toEqual([['https://vendor.example/assessments/101?token=ey.J']]);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(child.opener).toBeNull();
  expect(addresses).toMatchObject([{ params: { assessment: 'learning' } }]);
  expect(childWindows.isAnyOpen()).toBe(true);
  await expect.element(start('Skills')).toHaveAttribute('aria-disabled', 'true');
  await start('Skills').click({ force: true });
  expect(opened).toHaveBeenCalledTimes(1);
  await start('Learning and productivity').click({ force: true });
  expect(opened).toHaveBeenCalledTimes(1);
  await expect.element(start('Learning and productivity')).toHaveFocus();
  await expectAccessible();

  answer(getVendorSurveys, surveys([helper]));
  child.closed = true;
  await expect.element(page.getByText('The helper')).toBeVisible();
  await expect.element(page.getByText('Your partner survey is open')).not.toBeInTheDocument();
  expect(childWindows.isAnyOpen()).toBe(false);
});

test('no license, told when one starts: the window closes and the survey can be asked for (ST-213)', async () => {
  const { child } = windowOfVendor();
  answer(getVendorSurveys, surveys());
  refuse(getVendorSurveyAddress, 400, { modelState: { license: [vendorSurveyMessages.notLicensed] } });
  answer(getVendorToken, { token: 'ey.J', seconds: 60 });
  // Last: its address is one that `{assessment}` would take as well.
  answer(canAccessVendorSurveys, access);
  await open();
  await expect.element(start('Skills')).toBeVisible();
  const held = hold(canAccessVendorSurveys);
  await start('Skills').click();
  await expect.element(page.getByRole('button', { name: 'Ask for it (Skills)' })).toBeVisible();
  await expect.element(page.getByText(vendorSurveyMessages.notLicensed)).toBeVisible();
  expect(child.closed).toBe(true);
  held.release({ ...access, skillsAccess: false });
});

test('failed to open: says so and leaves everything as it was', async () => {
  const { child } = windowOfVendor();
  answer(getVendorSurveys, surveys());
  answer(getVendorSurveyAddress, { address: 'https://vendor.example/a', configId: 1700 });
  refuse(getVendorToken, 500);
  // Last: its address is one that `{assessment}` would take as well.
  answer(canAccessVendorSurveys, access);
  await open();
  await start('Skills').click();
  await expect.element(page.getByText(vendorSurveyMessages.openFailed)).toBeVisible();
  await expect.element(start('Skills')).toBeEnabled();
  expect(child.closed).toBe(true);
});

test('the browser keeps the window closed: says what to do', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  answer(canAccessVendorSurveys, access);
  answer(getVendorSurveys, surveys());
  await open();
  await start('Personality').click();
  await expect.element(page.getByText('Your browser blocked the window.')).toBeVisible();
  await expectAccessible();
});

test('a survey without a license is asked for with words for the counselor, and looked for again', async () => {
  answer(canAccessVendorSurveys, access);
  answer(getVendorSurveys, surveys());
  await open();
  await page.getByRole('button', { name: 'Ask for it (Intelligences)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask your school for “Intelligences”' });
  await expect
    .element(dialog.getByRole('link', { name: 'Write an email' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=.*Intelligences/));
  await expectAccessible();
  answer(canAccessVendorSurveys, { ...access, intelligencesAccess: true });
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await expect.element(start('Intelligences')).toBeVisible();
});

test('no vendor is set: a clear state and no button (GAP-043)', async () => {
  answer(canAccessVendorSurveys, {
    ...access,
    isOffered: false,
    dwyaAccess: false,
    lsiAccess: false,
    skillsAccess: false,
  });
  answer(getVendorSurveys, surveys());
  await open();
  await expect.element(page.getByText(vendorSurveyMessages.notOffered)).toBeVisible();
  expect(page.getByRole('button', { name: /^(Start|Ask)/ }).elements()).toHaveLength(0);
  await expectAccessible();
});

test('failed: says so, and another try brings the four', async () => {
  refuse(canAccessVendorSurveys, 500);
  answer(getVendorSurveys, surveys());
  await open();
  await expect.element(page.getByText(vendorSurveyMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(canAccessVendorSurveys, access);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(start('Personality')).toBeVisible();
});

test('not allowed: says why (403)', async () => {
  refuse(canAccessVendorSurveys, 403, { detail: 'This is for students.' });
  answer(getVendorSurveys, surveys());
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});
