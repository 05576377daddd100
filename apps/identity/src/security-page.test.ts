import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THROTTLE, type ThrottleKind } from '@longleaf/rules/accounts/throttle';
import { describe, expect, it } from 'vitest';
import type { SignInMethod } from './activity/method-in-words.ts';
import { ACCESS_TOKEN_SECONDS } from './provider/api-resource.ts';
import { LONGEST_SESSION_SECONDS, SECONDS_OF_A_CODE, SESSION_SECONDS } from './provider/configuration.ts';

/** The page about security says what is true of this program, and names the tests that show it. */

const SOURCE = import.meta.dirname;
const ROOT = join(SOURCE, '../../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const readme = readFileSync(join(SOURCE, '../README.md'), 'utf8');

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const lines = page.split('\n').filter((line) => line.startsWith('|'));
const requirements = lines.flatMap((line) => {
  const [number = '', , , state = '', where = ''] = cellsOf(line);
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, state, where }] : [];
});

const testsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
const isThere = (path: string) => [ROOT, SOURCE].some((folder) => existsSync(join(folder, path)));

describe('the requirements', () => {
  it('are all there', () => expect(requirements.length).toBe(89));

  it.each(requirements.filter(({ state }) => state === 'met'))(
    '$number, met, names its test',
    ({ where }) => {
      expect(testsIn(where)).not.toEqual([]);
    },
  );

  it('are in one of the five states, and counted', () => {
    const states = ['met', 'by design', 'partly', 'not', 'n/a'];
    for (const chapter of ['6', '7', '9', '10']) {
      const own = requirements.filter(({ number }) => number.startsWith(`${chapter}.`));
      const counts = states.map((state) => own.filter((one) => one.state === state).length);
      const said = lines.map(cellsOf).find(([name]) => name?.startsWith(`${chapter} `));
      expect(said?.slice(1).map(Number)).toEqual(counts);
      expect(counts.reduce((sum, count) => sum + count)).toBe(own.length);
    }
  });
});

it.each([...new Set(testsIn(page))])('the test %s exists', (path) => expect(isThere(path)).toBe(true));

describe('what is documented', () => {
  const time = (seconds: number) =>
    seconds >= 86_400
      ? `${seconds / 86_400} day`
      : seconds >= 3_600
        ? `${seconds / 3_600} h`
        : `${seconds / 60} min`;

  it('are the times that the program has', () => {
    const row = (name: string) => lines.map(cellsOf).find(([first]) => first?.startsWith(name)) ?? [];
    const [, idleKept, idle] = row('session of the provider, not used');
    expect([idleKept, idle]).toEqual([
      expect.stringContaining(time(SESSION_SECONDS.remembered)),
      expect.stringContaining(time(SESSION_SECONDS.forgotten)),
    ]);
    const [, endKept, end] = row('session of the provider, however');
    expect([endKept, end]).toEqual([
      expect.stringContaining(time(LONGEST_SESSION_SECONDS.remembered)),
      expect.stringContaining(time(LONGEST_SESSION_SECONDS.forgotten)),
    ]);
    expect(row('access token')[1]).toContain(time(ACCESS_TOKEN_SECONDS));
    expect(requirements.find(({ number }) => number === '10.4.3')?.where).toContain(`${SECONDS_OF_A_CODE} s`);
  });

  it('is each way in that the program has', () => {
    const ways: Record<Exclude<SignInMethod, 'wrong-code'>, string> = {
      password: 'password',
      'app-code': 'password and a code of an app (TOTP)',
      'recovery-code': 'password and a recovery code',
      'trusted-device': 'password on a trusted device',
      passkey: 'passkey (WebAuthn), user verification required',
      registered: 'making an account',
    };
    const documented = lines.map((line) => cellsOf(line)[0]);
    for (const way of Object.values(ways)) expect(documented).toContain(way);
  });

  it('are the waits after failures, each as the rules have it', () => {
    const rows: Record<ThrottleKind, string> = {
      pair: 'one address and one account',
      account: 'one account from anywhere',
      address: 'one address, any account',
      device: 'one account on a device',
      register: 'new accounts from one address',
      password: 'old password at changePassword',
      letter: 'letters of an e-mail change',
      code: 'codes of the second factor',
      answerPair: 'wrong security answers: one address and one account',
      answerAccount: 'wrong security answers: one account from anywhere',
      answerAddress: 'wrong security answers: one address, any account',
      recovery: 'looking for an account',
      availability: 'looking up free names',
      emailCheck: 'looking up free e-mails',
    };
    const documented = readme
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map(cellsOf);
    for (const [kind, begins] of Object.entries(rows)) {
      const { free, firstWaitSeconds, longestWaitSeconds, windowSeconds } = THROTTLE[kind as ThrottleKind];
      const window = windowSeconds === 3_600 ? '1 h' : time(windowSeconds);
      const waits = `${firstWaitSeconds} s, ${time(longestWaitSeconds)}`;
      const said = documented.find(([first]) => first?.startsWith(begins))?.slice(1);
      expect([kind, ...(said ?? [])]).toEqual([kind, String(free), waits, window]);
    }
  });
});
