import * as client from 'openid-client';
import { hiddenField, TestBrowser } from '../../../apps/identity/src/testing/test-browser.ts';
import { type Copy, memoryOf, processorOf } from './processes.ts';

export const signInGoals = { perSecond: 50, errors: 0 };

/** All people of the measurement have it. */
export const PASSWORD = 'river_stone_42';

/**
 * Lets so many people sign in each second, each from a browser of their own and whether others are done or not: the page,
 * the form, the way back and the tokens. Milliseconds are of the whole way.
 */
export async function signIns(
  copies: readonly Copy[],
  {
    issuer,
    redirectUri,
    userNames,
    perSecond,
    seconds,
  }: {
    issuer: string;
    redirectUri: string;
    userNames: readonly string[];
    perSecond: number;
    seconds: number;
  },
) {
  const configuration = await client.discovery(new URL(issuer), 'longleaf-portal', undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  });
  const before = copies.map(processorOf);
  const took: number[] = [];
  const errors: string[] = [];
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n * 1000) / perSecond;
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    all.push(
      signIn(configuration, issuer, redirectUri, userNames[n % userNames.length] ?? '').then(
        () => void took.push(performance.now() - due),
        (error: unknown) => void errors.push(String(error)),
      ),
    );
  }
  await Promise.all(all);
  const inSeconds = (performance.now() - began) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  const used = copies.reduce((sum, copy, index) => sum + processorOf(copy) - (before[index] ?? 0), 0);
  return {
    asked: perSecond,
    answered: Math.round((took.length / inSeconds) * 10) / 10,
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    errors: errors.length,
    ...(errors[0] !== undefined && { firstError: errors[0] }),
    processorMillisecondsASignIn: Math.round((used / took.length) * 10) / 10,
    megabytesOfEachCopy: copies.map(memoryOf),
  };
}

async function signIn(
  configuration: client.Configuration,
  issuer: string,
  redirectUri: string,
  userName: string,
): Promise<void> {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid profile email longleaf.api longleaf.data offline_access',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
  });
  const browser = new TestBrowser(issuer);
  const page = await browser.open(address);
  const { url } = await browser.submit(page.url, {
    csrf: hiddenField(page.body, 'csrf'),
    identifier: userName,
    password: PASSWORD,
  });
  await client.authorizationCodeGrant(configuration, url, { pkceCodeVerifier, expectedState });
}
