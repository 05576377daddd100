import { profileOperations } from '@longleaf/contract/profile';
import type { Language } from '@longleaf/rules/languages/languages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/calls.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { forgetChoice, pathForReader } from './reader-language.ts';

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

test('pages come in the language of the profile, other sites as they are, and a visitor’s as its address says', async () => {
  const first = await openScreen(Screen, {
    id: 'UI-010',
    settings,
    person: { ...samplePerson, language: 'es' },
  });
  expect(pathForReader('/careers?page=2#top')).toBe('/es/careers?page=2#top');
  expect(pathForReader('/es/careers')).toBe('/es/careers');
  expect(pathForReader('https://elsewhere.example/careers')).toBe('https://elsewhere.example/careers');
  await first.unmount();
  await openScreen(Screen, { id: 'UI-010', settings, person: null });
  expect(pathForReader('/careers')).toBe('/careers');
});
