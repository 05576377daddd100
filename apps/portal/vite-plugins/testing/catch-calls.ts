import '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import type { NetworkAnswer } from '../../app/testing/calls.ts';
import type { SentCall } from '../../app/testing/match-call.ts';

declare global {
  interface Window {
    /** Answers a call of the page; the tests of screens put it there. */
    answerCall: (call: SentCall) => Promise<NetworkAnswer | null>;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    catchCalls: () => Promise<void>;
  }
}

const caught = new WeakSet<object>();

/**
 * Command for tests of screens: from now on the browser's network hands the calls of the API to the page's own
 * `answerCall`, and nothing leaves this machine. Hidden frames of other sites are empty; anything else fails.
 */
export const catchCalls: BrowserCommand<[]> = async ({ context, page }) => {
  if (caught.has(context)) return;
  caught.add(context);
  const own = new URL(page.url()).origin;
  await context.route(
    ({ origin, pathname }) => origin !== own || pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request();
      if (new URL(request.url()).origin !== own) {
        const empty = { contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' };
        return request.isNavigationRequest() ? route.fulfill(empty) : route.abort('connectionrefused');
      }
      const call = {
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
        body: request.postData(),
      };
      // A test that ended takes its frame along, and with it whoever waits for the answer.
      const given = await request
        .frame()
        .evaluate((sent) => window.answerCall(sent), call)
        .catch(() => null);
      return (given ? route.fulfill(given) : route.abort()).catch(() => undefined);
    },
  );
};
