import { randomBytes } from 'node:crypto';
import { mailFolder, type MailFolder } from '@longleaf/testkit/mail-folder';
import { expect, type Page } from '@playwright/test';
import { JOURNEY_PORTS } from '../setup/ports.ts';
import { openAs } from './sign-in.ts';

export const QUESTION = 'Who taught me chess?';

/** A person of a test's own, so that tests side by side change nothing of each other. */
export type OwnPerson = { userName: string; email: string; password: string };

/** Makes an account as the provider's form does; nobody is signed in by it. @param begin of the account name */
export async function newPerson(page: Page, begin: string, password = 'river_stone_42'): Promise<OwnPerson> {
  const userName = `${begin}_${randomBytes(5).toString('hex')}`;
  const email = `${userName}@example.org`;
  const made = await page.request.post(`http://localhost:${JOURNEY_PORTS.IDENTITY_PORT}/register`, {
    data: {
      userName,
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      password,
      confirmPassword: password,
      securityQuestion: QUESTION,
      securityAnswer: 'Grandpa José',
      role: 2,
    },
  });
  expect(made.status()).toBe(201);
  return { userName, email, password };
}

/** A new person who is signed in. @param at what is opened then */
export async function newSignedInPerson(
  page: Page,
  begin: string,
  at = '/',
  password?: string,
): Promise<OwnPerson> {
  const person = await newPerson(page, begin, password);
  await openAs(page, person, at);
  return person;
}

/** The letters that were sent. */
export function letters(): MailFolder {
  return mailFolder(process.env['DATA_DIR'] ?? '');
}
