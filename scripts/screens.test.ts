import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADDRESSES } from '../apps/portal/app/addresses.ts';
import routes from '../apps/portal/app/routes.ts';

const PORTAL = join(import.meta.dirname, '../apps/portal/app');
const STATES = ['loading', 'empty', 'failed', 'not allowed', 'ready'];

/** States that a page cannot be in, and why. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  // There is always a person with an account behind it.
  'UI-031': ['empty'],
  'UI-087': ['empty'],
  // It is one record: there is no list that could be empty.
  transcript: ['empty'],
  // They lead on to one application, or it is not known: there is no list that could be empty.
  'UI-075': ['empty'],
  'UI-076': ['empty'],
  // It leads on to one tool, or there is none: there is no list that could be empty.
  'UI-035': ['empty'],
  // A pathway has its steps.
  'UI-072': ['empty'],
  'UI-073': ['empty'],
  'UI-074': ['empty'],
};

const files = globSync('**/*.screen.test.tsx', { cwd: PORTAL }).map((file) =>
  readFileSync(join(PORTAL, file), 'utf8'),
);
const pages = ADDRESSES.filter(({ built, access, servedBy }) => built && access === 'signed-in' && !servedBy);

test('there are pages for signed-in people', () => {
  expect(pages.map(({ id }) => id)).toContain('UI-029');
});

test.each(pages.map(({ id, path }) => [id, path]))('%s %s is tested in each state it can be in', (id) => {
  const text = files.filter((file) => sameScreen(id).some((one) => file.includes(`id: '${one}'`))).join('\n');
  const titles = [...text.matchAll(/^ *test(?:\.each\([^)]*\))?\('([^']*)/gm)].map(([, title = '']) => title);
  const shown = STATES.filter((state) => titles.some((title) => isAbout(title, state)));
  expect(shown).toEqual(STATES.filter((state) => !NEVER[id]?.includes(state)));
  // Not allowed is more than nobody signed in: the server refuses, too.
  const refused = ['401', '403'].filter((status) => text.includes(status));
  expect(refused).toEqual(['401', '403']);
});

/** A screen with two addresses is tested at one of them. */
function sameScreen(id: string): string[] {
  const screen = routes.find((route) => route.id === id)?.file;
  return [id, ...routes.flatMap((route) => (screen && route.file === screen ? (route.id ?? []) : []))];
}

/** `loading, then empty: …` is about both. */
function isAbout(title: string, state: string): boolean {
  return (title.split(':')[0] ?? '').split(/, then |, /).includes(state);
}
