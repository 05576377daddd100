import { type LimitedProfile, profileOperations } from '@longleaf/contract/profile';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { NO_ORIGIN_COOKIE, originCookie } from './origin-cookie.ts';
import SignInCallbackPage from './sign-in-callback-page.tsx';
import { testPrepFlag } from './test-prep-flag.ts';

beforeEach(() => void testPrepFlag.take());
afterEach(() => void (document.cookie = NO_ORIGIN_COOKIE));

const nothingToPutRight: LimitedProfile = {
  id: 'person-1',
  firstName: 'Maya',
  lastName: 'Torres',
  email: 'maya@example.org',
  permAddress: null,
  mailAddress: null,
  addressVerified: false,
  passwordInvalid: false,
  addressInvalid: false,
};

test.each([
  ['/testPrep', true],
  ['/testScores', false],
])(
  'who came to sign in from %s goes back there; the partner’s tool may open: %s (UI-001, ST-261)',
  async (from, opens) => {
    answer(profileOperations.getLimitedProfile, nothingToPutRight);
    document.cookie = originCookie(from, false);
    await openScreen({ default: SignInCallbackPage }, { id: 'UI-001' });
    await expect.element(page.getByRole('heading', { name: `Elsewhere: ${from}` })).toBeVisible();
    expect(testPrepFlag.take()).toBe(opens);
  },
);
