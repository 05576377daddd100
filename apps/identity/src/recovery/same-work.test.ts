import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { jsonCall } from '../testing/json-call.ts';
import { checkAnswer } from './check-answer.ts';

/** What a request does must not depend on whether there is an account: counted here, not timed. */

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
  // The first request of a day makes the day's salt.
  const body = { userName: 'nobody', securityAnswer: 'x' };
  await jsonCall(identity, '/account-service/account/ResetPassword', { method: 'POST', body });
});
afterEach(() => vi.restoreAllMocks());

/** The statements that a piece of work sends, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const sent = spy.mock.calls.map((parameters: unknown[]) => {
    const [first] = parameters as [string | { text?: string }];
    return typeof first === 'string' ? first : (first.text ?? '');
  });
  spy.mockRestore();
  // The queue looks for work in its own time, whoever asks for what.
  return sent.filter((statement) => !statement.includes('_private_job'));
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
