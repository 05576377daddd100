import { accountSecurityOperations } from '@longleaf/contract/account-security';
import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { profileOperations, type UserProfile } from '@longleaf/contract/profile';
import { demographicsOperations } from '@longleaf/contract/profile-demographics';
import { guardianOperations } from '@longleaf/contract/profile-guardians';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { press } from '../../../testing/by-keyboard.ts';
import { answer } from '../../../testing/calls.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { noDemographics, sampleProfile } from '../../../testing/samples/profile.ts';

/** One section of the profile, by its heading. */
export const section = (name: string) => page.getByRole('region', { name, exact: true });

/** Opens the profile of somebody who filled in nothing yet, or what a test says. */
export async function openProfile(profile: Partial<UserProfile> = {}) {
  answer(profileOperations.getProfile, sampleProfile(profile));
  answer(demographicsOperations.getDemographics, noDemographics);
  answer(guardianOperations.getGuardians, { guardians: [] });
  answer(accountSecurityOperations.getSecurityQuestion, { securityQuestion: 'Who taught me chess?' });
  answer(dueReminderOperations.getDueReminders, { on: false, sinceDate: null });
  return openScreen(await import('../profile-page.tsx'), { id: 'UI-031' });
}

/** Opens a section to change it, by keyboard. */
export async function edit(name: string, button = `Edit ${name}`): Promise<Locator> {
  const part = section(name);
  await press(part.getByRole('button', { name: button, exact: true }));
  await expect.element(part.getByRole('button', { name: 'Cancel' })).toBeVisible();
  return part;
}

/** Saves an open section, by keyboard. */
export const save = (part: Locator) => press(part.getByRole('button', { name: 'Save changes' }));

/** Gives a changed section up: it is closed, and the focus is where it was opened. */
export async function cancel(name: string, button = `Edit ${name}`): Promise<void> {
  const part = section(name);
  await press(part.getByRole('button', { name: 'Cancel', exact: true }));
  await expect.element(part.getByRole('button', { name: button, exact: true })).toHaveFocus();
}
