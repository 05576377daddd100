import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { browserTokens, KEY_PREFIX } from './provider.ts';
import { renewSession } from './renew.ts';
import { sessionState } from './session-state.ts';
import { userKey } from './stored-user.ts';

const issuer = 'https://renewing.test';
const oidc = { issuer, clientId: 'portal-there', scopes: 'openid', resource: 'api-there' };
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const claims = {
  iss: issuer,
  aud: 'portal-there',
  sub: 'person-1',
  given_name: 'Maya',
  exp: inAnHour,
  iat: 1,
};
const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const idToken = `${part({ alg: 'RS256' })}.${part(claims)}.${btoa('signature').replaceAll('=', '')}`;

test('fresh tokens come in silence and by themselves before the end: nobody is asked and the page stays (ST-050)', async () => {
  const send = window.fetch;
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(issuer)) return send(request);
    if (request.url.endsWith('openid-configuration'))
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/begin`,
        token_endpoint: `${issuer}/token`,
      });
    sent.push(await request.text());
    return Response.json({
      access_token: `fresh ${sent.length}`,
      refresh_token: 'next',
      id_token: idToken,
      token_type: 'Bearer',
      // The first are renewed at once, since little more than a minute is left of them.
      expires_in: sent.length === 1 ? 61 : 900,
      scope: 'openid',
    });
  });
  await openScreen({ default: () => <h1>Here</h1> }, { id: 'data', settings: { oidc } });
  const kept = {
    access_token: 'token',
    refresh_token: 'first',
    id_token: idToken,
    token_type: 'Bearer',
    scope: 'openid',
    profile: claims,
    expires_at: Math.floor(Date.now() / 1000) + 10,
  };
  browserTokens().setItem(userKey(oidc, KEY_PREFIX), JSON.stringify(kept));
  expect(await renewSession()).toBe(true);
  expect(sessionState()).toMatchObject({ status: 'signed-in', accessToken: 'fresh 1' });
  await expect.poll(() => sessionState()).toMatchObject({ accessToken: 'fresh 2' });
  expect(sent.map((body) => Object.fromEntries(new URLSearchParams(body)))).toMatchObject([
    { grant_type: 'refresh_token', refresh_token: 'first', client_id: 'portal-there' },
    { grant_type: 'refresh_token', refresh_token: 'next', client_id: 'portal-there' },
  ]);
  await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible();
  browserTokens().removeItem(userKey(oidc, KEY_PREFIX));
});
