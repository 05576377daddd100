import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digest } from '../provider/adapter.ts';
import { holdAccount } from '../testing/held.ts';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { jsonCall } from '../testing/json-call.ts';
import { newPerson } from '../testing/two-factor.ts';
import { digestOf } from './reset-link.ts';

let identity: TestIdentity;
let person: Awaited<ReturnType<typeof newPerson>>;
let count = 0;

beforeAll(async () => {
  identity = await startIdentity();
});

beforeEach(async () => {
  count += 1;
  person = await newPerson(identity, `twice_${count}`);
});

/** A link as a job would make it. */
async function link(): Promise<string> {
  const token = randomUUID();
  const now = identity.clock.now();
  await identity.database.pool.query(
    `insert into identity.reset_links (digest, request_id, account_id, email_key, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $5::timestamptz + interval '1 hour')`,
    [digestOf(token), randomUUID(), person.id, person.email, now],
  );
  return token;
}

/** A change of e-mail that waits for its link. */
async function emailChange(): Promise<string> {
  const token = randomUUID();
  await identity.database.pool.query(
    `insert into identity.email_changes (account_id, email, token_digest, created_at, expires_at)
     values ($1, $2, $3, now(), now() + interval '1 hour')`,
    [person.id, `new.${person.email}`, digest(token)],
  );
  return token;
}

const reset = (token: string, newPassword: string) =>
  jsonCall(identity, '/account-service/account/resetPasswordWithToken', {
    method: 'POST',
    body: { email: person.email, token, newPassword },
  });

/** Lets both go on at the same moment, each in the middle of what it does. */
async function atOnce<A, B>(one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  const held = await holdAccount(identity, person.id);
  const both = Promise.all([one(), other()]);
  await held.untilWaiting(2);
  await held.release();
  return both;
}

describe('two deeds at once that each set something of an account', () => {
  it('take one of two links that are used at the same moment, and refuse the other', async () => {
    const [first, second] = [await link(), await link()];
    const answers = await atOnce(
      () => reset(first, 'mountain_laurel_7'),
      () => reset(second, 'river_birch_88'),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it('take one of two who use the same link', async () => {
    const token = await link();
    const answers = await atOnce(
      () => reset(token, 'mountain_laurel_7'),
      () => reset(token, 'river_birch_88'),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it('set no password by a link to an e-mail that the account has no more, from one moment to the next', async () => {
    const token = await link();
    const held = await holdAccount(identity, person.id);
    const answer = reset(token, 'mountain_laurel_7');
    await held.untilWaiting(1);
    await held.client.query(`update identity.accounts set email = $2, email_key = $2 where id = $1`, [
      person.id,
      `moved.${person.email}`,
    ]);
    await held.release();
    expect((await answer).status).toBe(400);
  });

  it('set a new password and confirm another e-mail without waiting for each other for ever', async () => {
    const [token, change] = [await link(), await emailChange()];
    const [set, confirmed] = await atOnce(
      () => reset(token, 'mountain_laurel_7'),
      () => identity.browser().submit('/account/email/confirm', { token: change }),
    );
    // Whichever came first, the other finds its link dead; neither is our fault.
    expect([set.status, confirmed.status].toSorted((a, b) => a - b)).toEqual([
      expect.toBeOneOf([200, 204]),
      400,
    ]);
  });
});
