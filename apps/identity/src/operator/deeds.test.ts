import { beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { givePassword, giveSecondFactor, newPerson } from '../testing/two-factor.ts';
import { operate } from './deeds.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

async function stillSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.open((await start(portal, { prompt: 'none' })).url)).url.searchParams.has('code');
}

describe('what operators can do', () => {
  it('signs one person out everywhere, and nobody else', async () => {
    const [person, other] = [await newPerson(identity, 'op_one'), await newPerson(identity, 'op_two')];
    const [here, there] = [identity.browser(), identity.browser()];
    await signedIn(portal, here, person as never);
    await signedIn(portal, there, other as never);
    expect(await operate(identity.database, ['sign-out', 'OP_one'], NOW)).toMatchObject({ done: true });
    expect(await stillSignedIn(here)).toBe(false);
    expect(await stillSignedIn(there)).toBe(true);
    expect(await operate(identity.database, ['sign-out-all'], NOW)).toMatchObject({ done: true });
    expect(await stillSignedIn(there)).toBe(false);
  });

  it('removes a second factor, once', async () => {
    const person = await newPerson(identity, 'op_three');
    await giveSecondFactor(identity, person.id);
    const deed = ['remove-second-factor', 'op_three'];
    expect(await operate(identity.database, deed, NOW)).toMatchObject({ done: true });
    expect(await operate(identity.database, deed, NOW)).toMatchObject({ done: false });
    const back = await givePassword(identity.browser(), portal, person);
    expect(back.url.searchParams.has('code')).toBe(true);
  });

  it.each([[[]], [['help']], [['sign-out']], [['sign-out', 'nobody']], [['remove-second-factor', '']]])(
    'does nothing for %j',
    async (words) => {
      expect(await operate(identity.database, words, NOW)).toMatchObject({ done: false });
    },
  );
});
