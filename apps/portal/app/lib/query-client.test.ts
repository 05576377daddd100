import { ApiError } from '@longleaf/contract/client';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAgain, createQueryClient, queryClientOfTab } from './query-client.ts';

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

/** A list that a screen shows; each answer is given by hand. */
function shownList() {
  const answers: ((list: string[]) => void)[] = [];
  const queries = queryClientOfTab();
  const queryKey = ['list', Math.random()];
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const leave = observer.subscribe(() => undefined);
  const end = () => {
    leave();
    queries.clear();
  };
  return { queryKey, answers, shown: () => observer.getCurrentResult().data, end };
}

it('after a change asks again what is asked for the first time: that answer may be from before the change', async () => {
  const { queryKey, answers, shown, end } = shownList();
  const asked = askAgain(queryKey);
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]?.([]);
  answers[1]?.(['saved']);
  await asked;
  expect(shown()).toEqual(['saved']);
  end();
});

it('shows what it knew until the answer after a change is there', async () => {
  const { queryKey, answers, shown, end } = shownList();
  answers[0]?.(['before']);
  await expect.poll(shown).toEqual(['before']);
  const asked = askAgain(queryKey);
  await expect.poll(() => answers).toHaveLength(2);
  expect(shown()).toEqual(['before']);
  answers[1]?.(['after']);
  await asked;
  expect(shown()).toEqual(['after']);
  end();
});
