import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createI18n } from '../../lib/languages.ts';
import { settingsElement } from '../../lib/settings.ts';
import { Providers } from '../../shell/providers.tsx';
import type { Person } from '../../shell/session/person.ts';
import { setSessionState } from '../../shell/session/session-state.ts';
import { sampleAdult, sampleEducator, sampleParent, samplePerson } from '../../testing/open-screen.tsx';
import { sampleSettings } from '../../testing/sample-settings.ts';
import { NoteFor, WordsFor } from './words-for.tsx';

const settings = { ...sampleSettings, contentUrl: 'https://guides.test' };

function Page() {
  return (
    <>
      <h1>
        <WordsFor helper="Whose grades?" finished="Which grades?">
          Your grades
        </WordsFor>
      </h1>
      <NoteFor parent="Ask your child." educator="Ask the student." />
    </>
  );
}

const show = async (person: Person) => {
  setSessionState({ status: 'signed-in', person, accessToken: 'token', expiresAt: 4e9 });
  await render(
    <Providers settings={settings} nonce="" i18n={createI18n()}>
      <Page />
    </Providers>,
  );
};

beforeEach(() => {
  const { id, type, dangerouslySetInnerHTML } = settingsElement(settings);
  document.getElementById(id)?.remove();
  document.body.append(
    Object.assign(document.createElement('script'), {
      id,
      type,
      textContent: dangerouslySetInnerHTML.__html,
    }),
  );
});

test.each([
  ['a parent', sampleParent, 'Whose grades?', 'Ask your child.', '/plan-your-future/help-your-child'],
  [
    'an educator',
    sampleEducator,
    'Whose grades?',
    'Ask the student.',
    '/plan-your-future/use-this-site-with-a-class',
  ],
] as const)(
  '%s reads their own words, and is led to the guide for them',
  async (_, person, heading, note, to) => {
    await show(person);
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(page.getByRole('link')).toHaveAttribute('href', `https://guides.test${to}`);
  },
);

test.each([
  ['a student', samplePerson, 'Your grades'],
  ['an adult', sampleAdult, 'Which grades?'],
  ['a college student', { ...samplePerson, role: 4 }, 'Which grades?'],
  ['a student with a parent in the same account', { ...samplePerson, role: 2 | 16 }, 'Your grades'],
] as const)('%s reads what is theirs, without a note that is for others', async (_, person, heading) => {
  await show(person);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(page.getByText(/^Ask/)).not.toBeInTheDocument();
});
