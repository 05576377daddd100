import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OF_PERSON, ofPerson } from '../../lib/of-person.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { answer } from '../../testing/calls.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { sampleSettings } from '../../testing/sample-settings.ts';
import { handDeviceTo } from './device.ts';
import { abandon } from './renew.ts';
import { sessionState } from './session-state.ts';
import { startSession } from './session.ts';
import { signOutHere } from './sign-out.ts';

const sam = { ...samplePerson, id: 'person-2', firstName: 'Sam', userName: 'sam_w' };
const LIST_OF_MAYA = ofPerson(samplePerson.id, 'saved-colleges', 'page', 1);
const LAST_SEARCH = 'longleaf.own.last-search';
const keysOfPersons = () =>
  queryClientOfTab()
    .getQueryCache()
    .findAll({ queryKey: [OF_PERSON] });
const listOf = (totalCount: number) => ({
  colleges: [],
  pageNumber: 1,
  pageSize: 25,
  plannedCount: 0,
  totalCount,
});

/** Maya looks at a public page; what she saved and searched for is in the cache and in the storage of this browser. */
async function mayaIsHere(): Promise<void> {
  await openScreen({ default: () => <h1>A public page</h1> }, { id: 'data' });
  await expect.element(page.getByRole('link', { name: /^Saved ?0$/ })).toBeVisible();
  queryClientOfTab().setQueryData(LIST_OF_MAYA, listOf(3));
  queryClientOfTab().setQueryData(['career', 'registered-nurses'], { isSaved: true });
  window.localStorage.setItem(LAST_SEARCH, '/college-search?zip=28801');
  window.sessionStorage.setItem('longleaf.own.family-income', '1');
}

function expectNothingOfMaya(): void {
  expect(keysOfPersons()).toEqual([]);
  // An answer about facts may say what she saved.
  expect(queryClientOfTab().getQueryData(['career', 'registered-nurses'])).toBeUndefined();
  expect(window.localStorage.getItem(LAST_SEARCH)).toBeNull();
  expect(window.sessionStorage.getItem('longleaf.own.family-income')).toBeNull();
}

beforeEach(() => void answer(savedCollegeOperations.getSavedColleges, listOf(0)));

test.each(['own', 'lost'] as const)(
  'signing out (%s) leaves nothing of the person behind',
  async (reason) => {
    await mayaIsHere();
    await signOutHere(reason);
    await expect.element(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
    expectNothingOfMaya();
  },
);

test('a session that the provider ended leaves nothing behind', async () => {
  await mayaIsHere();
  abandon('lost');
  await expect.element(page.getByText('Your session has ended.').first()).toBeVisible();
  expectNothingOfMaya();
});

test('a tab in which she did not sign out forgets her too', async () => {
  await mayaIsHere();
  startSession(sampleSettings);
  const otherTab = new BroadcastChannel('longleaf-session');
  otherTab.postMessage({ type: 'signed-out' });
  await expect.poll(() => sessionState().status).toBe('anonymous');
  expectNothingOfMaya();
  otherTab.close();
});

test('somebody else who signs in meets nothing of who was here before', async () => {
  handDeviceTo(samplePerson.id);
  await mayaIsHere();
  handDeviceTo(sam.id);
  expectNothingOfMaya();
});

test('the same person who signs in again finds what they left', async () => {
  handDeviceTo(samplePerson.id);
  await mayaIsHere();
  handDeviceTo(samplePerson.id);
  expect(queryClientOfTab().getQueryData(LIST_OF_MAYA)).toEqual(listOf(3));
  expect(window.localStorage.getItem(LAST_SEARCH)).not.toBeNull();
});
