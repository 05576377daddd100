import { ApiError } from '@longleaf/contract/client';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** How often a screen's question is asked that fails each time. */
async function callsOf(error: Error, client = createQueryClient()): Promise<number> {
  let calls = 0;
  const observer = new QueryObserver(client, {
    queryKey: [error.message],
    queryFn: () => {
      calls += 1;
      throw error;
    },
    retryDelay: 0,
  });
  const failed = await new Promise((resolve) =>
    observer.subscribe((result) => {
      if (result.isError) resolve(result.error);
    }),
  );
  expect(failed).toBe(error);
  client.clear();
  return calls;
}
const failure = (status: number) => new ApiError({ status });

it.each([400, 401, 404, 409, 413, 429])('never asks again what was refused with %i', async (status) => {
  expect(await callsOf(failure(status))).toBe(1);
});

it.each([0, 500, 503])('asks once more after silence or trouble of the server: %i', async (status) => {
  expect(await callsOf(failure(status))).toBe(2);
});

it('asks once on the server, and never again after a fault of its own', async () => {
  expect(await callsOf(failure(500), createQueryClient({ retry: false }))).toBe(1);
  expect(await callsOf(new TypeError('ours'))).toBe(1);
});
