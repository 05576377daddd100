import { accountWindows } from '@longleaf/contract/account-safety';
import { unmarkedPieces } from '@longleaf/testkit/marked-words';
import { beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, start } from '../testing/relying-party.ts';
import { newPerson, openWindow } from '../testing/two-factor.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity({ PORTAL_LANGUAGES: 'en,es,en-XA' });
  portal = await portalParty(identity);
});

const langOf = ({ body }: { body: string }) => /<html lang="([^"]+)">/.exec(body)?.[1];
const SPANISH = { 'accept-language': 'es-US,es;q=0.9' };

describe('the language of a screen', () => {
  it.each([
    [{ ui_locales: 'en-XA' }, 'en-XA'],
    [{ ui_locales: 'fr es-MX en' }, 'es'],
    [{ ui_locales: 'fr' }, 'en'],
    // Nothing is guessed from what the browser says.
    [{}, 'en'],
  ])('of signing in for a request with %j is %s', async (asked, lang) => {
    const page = await identity.browser().open((await start(portal, asked)).url, SPANISH);
    expect(langOf(page)).toBe(lang);
    expect(langOf(await identity.browser().open('/nowhere', SPANISH))).toBe('en');
  });

  it('of a window is that of the profile, unless its address asks for another', async () => {
    const person = await newPerson(identity, 'lee_es', { language: 'es' });
    const browser = identity.browser();
    expect(langOf(await openWindow(browser, accountWindows.activity, person))).toBe('es');
    expect(langOf(await browser.open(`${accountWindows.activity}?ui_locales=en-XA`))).toBe('en-XA');
    // Asked to sign in again, and to sign out, without a word about the language.
    expect(langOf(await browser.open((await start(portal, { prompt: 'login' })).url))).toBe('es');
    expect(langOf(await browser.open('/session/end'))).toBe('es');
    expect(langOf(await browser.open('/session/end?ui_locales=en-XA'))).toBe('en-XA');
  });
});

it('tells programs what is wrong in the language that they ask for', async () => {
  const answer = await fetch(`${identity.issuer}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en-XA' },
    body: JSON.stringify({ userName: 'a b', email: 'x', password: '1' }),
  });
  const { detail, modelState } = (await answer.json()) as {
    detail?: string;
    modelState: Record<string, string[]>;
  };
  const texts = [...Object.values(modelState).flat(), ...(detail === undefined ? [] : [detail])];
  expect(texts.length).toBeGreaterThan(2);
  expect(unmarkedPieces(texts, [])).toEqual([]);
  expect(answer.headers.get('content-language')).toBe('en-XA');
});
