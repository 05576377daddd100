import { expect, test } from 'vitest';
import { noteOfPress } from './failed-navigation.ts';

type Navigate = (
  go: () => Promise<never>,
  info: { to: string | number; currentUrl: string },
) => Promise<void>;

/** What the router calls for each press. */
function pressed(): Navigate {
  let navigate: unknown;
  const instrument = (given: { navigate?: unknown }) => (navigate = given.navigate);
  noteOfPress.router?.({ instrument } as never);
  return navigate as Navigate;
}

const noted = () => window.sessionStorage.getItem('longleaf.going-to');

test('where a press leads is known before its page is asked for, and forgotten when it is there (ST-034)', async () => {
  let during: string | null = null;
  const go = async () => void (during = noted());
  await pressed()(go as never, { to: '/compare?colleges=1', currentUrl: '/careers' });
  expect([during, noted()]).toEqual(['/compare?colleges=1', null]);
});

test('a page whose code fails stays known: the router loads the document anew and never comes back', () => {
  void pressed()(() => new Promise(() => undefined), { to: '../compare', currentUrl: '/careers/x' });
  expect(noted()).toBe('/compare');
  window.sessionStorage.clear();
});

test('another question to the same page is no journey', () => {
  void pressed()(() => new Promise(() => undefined), { to: '?page=2', currentUrl: '/careers' });
  expect(noted()).toBeNull();
});

test('the press after it is not forgotten with the one that was left', async () => {
  const left = Promise.withResolvers<never>();
  const first = pressed()(() => left.promise, { to: '/careers', currentUrl: '/' });
  void pressed()(() => new Promise(() => undefined), { to: '/compare', currentUrl: '/' });
  left.resolve(undefined as never);
  await first;
  expect(noted()).toBe('/compare');
  window.sessionStorage.clear();
});
