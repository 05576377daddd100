import { expect, test, vi } from 'vitest';
import { initialsOf, nameOf } from './person.ts';
import { reportSession } from '../../lib/page-scripts/session-report.ts';

const keys = {
  user: 'u',
  signedIn: 's',
  saved: 'n',
  remember: 'r',
  signOutAt: 'o',
  channel: 'session-report-test',
};
const tokens = JSON.stringify({
  access_token: 'secret',
  profile: { sub: 'id-1', given_name: 'Maya', family_name: 'Torres', preferred_username: 'maya_t' },
});

/** What the content site hears, with the origin that it is said to. */
function heard(): { report: unknown; origin: unknown } {
  const said = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  reportSession({ contentOrigin: 'https://guides.test', keys, idleMilliseconds: 60_000 }, nameOf, initialsOf);
  const [report, origin] = said.mock.calls.at(-1) as unknown[];
  return { report, origin };
}
const signedIn = (name: string, initials: string, saved = '') => ({
  source: 'longleaf-session',
  state: 'signed-in',
  name,
  initials,
  saved,
});
const signedOut = { source: 'longleaf-session', state: 'signed-out' };

test('a name, initials and a number go to the content site alone, and nothing else', () => {
  sessionStorage.setItem(keys.user, tokens);
  expect(heard()).toEqual({ report: signedIn('Maya Torres', 'MT'), origin: 'https://guides.test' });
});

test('how much is saved goes with the name', () => {
  sessionStorage.setItem(keys.user, tokens);
  sessionStorage.setItem(keys.saved, '12');
  expect(heard().report).toEqual(signedIn('Maya Torres', 'MT', '12'));
});

test('a tab without tokens knows that somebody is signed in, not who', () => {
  localStorage.setItem(keys.signedIn, 'yes');
  expect(heard().report).toEqual(signedIn('', ''));
});

test('nobody is signed in where nothing is kept', () => {
  expect(heard().report).toEqual(signedOut);
});

test('a session that was left for too long is over, unless it is remembered', () => {
  sessionStorage.setItem(keys.user, tokens);
  localStorage.setItem(keys.signOutAt, String(Date.now() - 1));
  expect(heard().report).toEqual(signedOut);
  localStorage.setItem(keys.remember, 'yes');
  localStorage.setItem(keys.user, tokens);
  expect(heard().report).toEqual(signedIn('Maya Torres', 'MT'));
});

test('whoever reads a guide is there: the end of the session moves away (CON-001)', () => {
  sessionStorage.setItem(keys.user, tokens);
  localStorage.setItem(keys.signOutAt, String(Date.now() + 1000));
  heard();
  expect(Number(localStorage.getItem(keys.signOutAt))).toBeGreaterThan(Date.now() + 50_000);
});

test('where the browser keeps a strict cookie from the frame, nobody can know', () => {
  sessionStorage.setItem(keys.user, tokens);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(heard().report).toEqual({ source: 'longleaf-session', state: 'unknown' });
});
