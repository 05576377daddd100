import { performance } from 'node:perf_hooks';
import type { buildApi } from '../../apps/api/src/app.ts';
import { middle } from './search/load.ts';

const AT_ONCE = 8;
const CALLS = 400;
const ROUNDS = 9;

type App = Awaited<ReturnType<typeof buildApi>>;
type Call = { method: 'GET' | 'POST'; url: string; payload?: object };

/**
 * Measures calls in turns with raw ones of the same server: calls in a second as a share of the raw ones, and processor
 * time of the whole process a call.
 */
export async function inTurns(
  app: App,
  tokens: readonly string[],
  {
    call,
    raw,
    before = async () => undefined,
  }: { call: () => Call; raw: () => Call; before?: () => Promise<unknown> },
) {
  const rates: { called: Measured; raw: Measured }[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    await before();
    const called = await measured(app, tokens, call);
    await before();
    const rawly = await measured(app, tokens, raw);
    // The first two warm the engine and the database.
    if (round >= 0) rates.push({ called, raw: rawly });
  }
  const of = (take: (rate: (typeof rates)[number]) => number) => middle(rates.map(take));
  return {
    ratio: Math.round(of(({ called, raw: one }) => called.perSecond / one.perSecond) * 100) / 100,
    callsASecond: Math.round(of(({ called }) => called.perSecond)),
    rawASecond: Math.round(of(({ raw: one }) => one.perSecond)),
    processorMillisecondsACall: Math.round(of(({ called }) => called.processor) * 100) / 100,
  };
}

type Measured = { perSecond: number; processor: number };

/** Makes the calls, some at the same time. */
async function measured(app: App, tokens: readonly string[], next: () => Call): Promise<Measured> {
  let left = CALLS;
  const began = performance.now();
  const processor = process.cpuUsage();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        const one = next();
        const { statusCode, body } = await app.inject({
          ...one,
          headers: { authorization: `Bearer ${tokens[left % tokens.length]}` },
        });
        if (statusCode !== 200)
          throw new Error(`${one.url} was answered with ${statusCode}: ${body.slice(0, 300)}`);
      }
    }),
  );
  const { user, system } = process.cpuUsage(processor);
  return {
    perSecond: (CALLS * 1000) / (performance.now() - began),
    processor: (user + system) / 1000 / CALLS,
  };
}
