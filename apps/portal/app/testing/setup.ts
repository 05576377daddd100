import '../ui/styles/index.ts';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { queryClientOfTab } from '../lib/query-client.ts';
import { draftsOfBrowser } from '../shell/drafts/drafts.ts';
import { setSessionState } from '../shell/session/session-state.ts';
import { dismissToast, shownToasts } from '../ui/toast-store.ts';
import { answerCall, callsSettle, endCalls, numberCalls } from './calls.ts';
import { endWithoutFrames } from './no-frames.ts';
import { samplePerson } from './open-screen.tsx';

// What `root.tsx` writes around every page.
document.documentElement.lang = 'en';

beforeAll(async () => {
  window.answerCall = answerCall;
  numberCalls();
  await commands.catchCalls();
});

endWithoutFrames();

beforeEach(async () => {
  // A test that failed on a phone must not leave its width to the next one.
  await page.viewport(1280, 860);
  queryClientOfTab().clear();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

afterEach(async () => {
  await cleanup();
  // What still waits to be asked again is not asked in the next test.
  queryClientOfTab().clear();
  await callsSettle();
  setSessionState({ status: 'unknown' });
  await (await draftsOfBrowser()).wipe(samplePerson.id);
  for (const { id } of shownToasts()) dismissToast(id);
  const faults = endCalls();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
