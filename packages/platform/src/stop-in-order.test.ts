import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { stopInOrder, type StopSteps, stopTimes } from './stop-in-order.ts';

const NEVER = new Promise<void>(() => undefined);

/** Steps that write down that they began, with some in place of these. */
function steps(different: Partial<StopSteps> = {}) {
  const order: string[] = [];
  const step = (name: keyof StopSteps) => async () => {
    order.push(name);
    await different[name]?.();
  };
  return {
    order,
    steps: {
      endRequests: step('endRequests'),
      endWork: step('endWork'),
      close: step('close'),
      handBack: step('handBack'),
    },
  };
}

it('closes after requests and work are done, and hands nothing back', async () => {
  const { order, steps: all } = steps();
  expect(await stopInOrder(all, { wait: 0, deadline: 60_000 })).toBe(true);
  expect(order).toEqual(['endWork', 'endRequests', 'close']);
});

it.each([
  ['a request', { endRequests: () => NEVER }],
  ['a job', { endWork: () => NEVER }],
])('hands back at the deadline when %s never ends', async (_, never) => {
  const { order, steps: all } = steps(never);
  expect(await stopInOrder(all, { wait: 0, deadline: 50 })).toBe(false);
  expect(order).toEqual(['endWork', 'endRequests', 'handBack']);
});

it('ends although handing back never does', async () => {
  const { steps: all } = steps({ endWork: () => NEVER, handBack: () => NEVER });
  expect(await stopInOrder(all, { wait: 0, deadline: 50 })).toBe(false);
});

it('hands back work that cannot end, and still answers what is in hand', async () => {
  const answer = Promise.withResolvers<void>();
  const { order, steps: all } = steps({
    endWork: () => Promise.reject(new Error('the database is away')),
    endRequests: () => answer.promise,
  });
  const stopped = stopInOrder(all, { wait: 0, deadline: 60_000 });
  await expect.poll(() => order).toEqual(['endWork', 'handBack', 'endRequests']);
  answer.resolve();
  expect(await stopped).toBe(true);
  expect(order.at(-1)).toBe('close');
});

it('waits for a balancer in production alone, and no longer than it may take', () => {
  const read = (more: Record<string, string> = {}) => stopTimes(readSettings({ NODE_ENV: 'test', ...more }));
  expect(read()).toEqual({ wait: 0, deadline: 25_000 });
  expect(read({ STOP_WAIT_SECONDS: '3', STOP_DEADLINE_SECONDS: '10' })).toEqual({
    wait: 3_000,
    deadline: 10_000,
  });
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/longleaf',
    PORTAL_URL: 'https://college.example',
    OIDC_ISSUER: 'https://signin.example',
    IDENTITY_SECRET: 'x'.repeat(32),
    DATA_SECRET: 'y'.repeat(32),
    ACCOUNT_SERVICE_SECRET: 'z'.repeat(32),
    MAIL: 'off',
  };
  expect(read(production).wait).toBe(8_000);
  expect(() => read({ STOP_WAIT_SECONDS: '25' })).toThrow('STOP_WAIT_SECONDS: must be less');
});
