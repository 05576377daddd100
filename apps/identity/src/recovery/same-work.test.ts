import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { jsonCall } from '../testing/json-call.ts';
import { checkAnswer } from './check-answer.ts';

/** What a request does must not depend on whether there is an account: counted here, not timed. */

// A connection takes over how it is asked when it is made, so this has to be there first.
const sent: string[] = [];
const { query } = pg.Client.prototype as unknown as { query: (...parts: unknown[]) => unknown };
function counted(this: pg.Client, ...parameters: unknown[]): unknown {
  const [first] = parameters as [string | { text?: string }];
  sent.push(typeof first === 'string' ? first : (first.text ?? ''));
  return query.apply(this, parameters);
}

let identity: TestIdentity;
beforeAll(async () => {
  Object.assign(pg.Client.prototype, { query: counted });
  identity = await startIdentity();
  // The first request of a day makes the day's salt.
  const body = { userName: 'nobody', securityAnswer: 'x' };
  await jsonCall(identity, '/account-service/account/ResetPassword', { method: 'POST', body });
});
afterAll(() => Object.assign(pg.Client.prototype, { query }));

/** The statements that a piece of work sends, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = sent.length;
  await work();
  // The queue looks for work in its own time, whoever asks for what.
  return sent.slice(before).filter((statement) => !statement.includes('_private_job'));
}

const details = (userName: string, email = '') => ({
  userName,
  email,
  firstName: '',
  lastName: '',
  securityAnswer: 'a guess',
});

describe('a wrong answer', () => {
  it.each([
    ['an account and none', details('demo_student'), details('nobody_here')],
    [
      'an e-mail with an account and one without',
      details('', 'demo_student@example.org'),
      details('', 'x@y.org'),
    ],
  ])('costs the same queries and the same hashing for %s', async (_what, known, unknown) => {
    const deps = {
      database: identity.database,
      attempts: {
        begin: async () => 0,
        failed: async () => undefined,
        succeeded: async () => undefined,
      },
      audit: async () => undefined,
    };
    const work = async (one: typeof known) => {
      const checks: (string | undefined)[] = [];
      const statements = await statementsOf(() =>
        checkAnswer(deps, one, 'somewhere', async (hash) => {
          checks.push(hash);
          return false;
        }),
      );
      return { checks, statements };
    };
    const real = await work(known);
    const none = await work(unknown);
    expect(real.statements).toEqual(none.statements);
    expect(real.statements.length).toBeGreaterThan(0);
    expect([real.checks.length, none.checks.length]).toEqual([1, 1]);
    expect([typeof real.checks[0], typeof none.checks[0]]).toEqual(['string', 'undefined']);
  });
});

describe('the whole request', () => {
  const post = (path: string, body: unknown) =>
    jsonCall(identity, `/account-service${path}`, { method: 'POST', body });
  const told = ({ status, body }: Awaited<ReturnType<typeof post>>) => {
    const { requestId, ...rest } = body === '' ? { requestId: '' } : body;
    return { status, rest, hasId: requestId !== undefined };
  };

  it.each(['/account/ResetPassword', '/account/RecoverUsername'])(
    'to %s sends the same statements and gets the same answer',
    async (path) => {
      let known: unknown;
      let unknown: unknown;
      const forKnown = await statementsOf(async () => {
        known = told(await post(path, details('demo_senior')));
      });
      const forUnknown = await statementsOf(async () => {
        unknown = told(await post(path, details('nobody_here')));
      });
      expect(forKnown).toEqual(forUnknown);
      expect(known).toEqual(unknown);
    },
  );

  it('for a link sends the same statements and gets the same answer', async () => {
    const accounts = await jsonCall(identity, '/account-service/users/PasswordResetAccounts/demo_senior');
    const { id } = accounts.body[0];
    let known: unknown;
    let unknown: unknown;
    const forKnown = await statementsOf(async () => {
      known = told(await post('/users/sendPasswordResetRequest', { accountId: id, username: 'demo_senior' }));
    });
    const forUnknown = await statementsOf(async () => {
      unknown = told(await post('/users/sendPasswordResetRequest', { accountId: id, username: 'nobody' }));
    });
    expect(forKnown).toEqual(forUnknown);
    expect(forKnown.length).toBeGreaterThan(2);
    expect(known).toEqual(unknown);
  });
});
