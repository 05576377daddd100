import { profileOperations } from '@longleaf/contract/profile';
import type { Language } from '@longleaf/rules/languages/languages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { forgetChoice } from './reader-language.ts';

// The switch is in the frame of every page.
const Screen = { default: () => <h1>Page</h1> };
const settings = { languages: ['en', 'es'] satisfies Language[] };
const link = () => page.getByRole('link', { name: 'Español' });
const chosen = () => window.localStorage.getItem('longleaf.own.language');

// The page of the test stays.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  window.addEventListener('click', stay);
  forgetChoice();
});
afterEach(() => {
  window.removeEventListener('click', stay);
  forgetChoice();
});

test('a language that somebody chooses is saved to their profile', async () => {
  const saved = answer(profileOperations.saveLanguage, ({ body }) => body);
  await openScreen(Screen, { id: 'UI-010', settings });
  await link().click();
  await expect.poll(() => saved.map(({ body }) => body)).toEqual([{ language: 'es' }]);
  expect(chosen()).toBe('es');
});

test('of a visitor nothing is saved', async () => {
  const saved = answer(profileOperations.saveLanguage, ({ body }) => body);
  await openScreen(Screen, { id: 'UI-010', settings, person: null });
  await link().click();
  expect(link().element()).toHaveAttribute('href', expect.stringMatching(/^\/es/));
  expect(saved).toEqual([]);
  expect(chosen()).toBeNull();
});
