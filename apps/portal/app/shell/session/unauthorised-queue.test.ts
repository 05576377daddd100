import { describe, expect, test, vi } from 'vitest';
import { createUnauthorisedQueue } from './unauthorised-queue.ts';

const answer = (status: number) => new Response(null, { status });

function queueWith(renewed: boolean) {
  const renew = vi.fn(async () => renewed);
  const signOutSilently = vi.fn(async () => {});
  return { renew, signOutSilently, send: createUnauthorisedQueue({ renew, signOutSilently }) };
}

describe('requests refused with 401', () => {
  test('one renewal serves all that wait, and each is sent once more', async () => {
    const { renew, send } = queueWith(true);
    let valid = false;
    renew.mockImplementation(async () => {
      await Promise.resolve();
      valid = true;
      return true;
    });
    const request = vi.fn(async () => answer(valid ? 200 : 401));
    const answers = await Promise.all([send(request), send(request), send(request)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledTimes(6);
  });

  test('without a new token the refusal is handed on and nothing is repeated', async () => {
    const { send } = queueWith(false);
    const request = vi.fn(async () => answer(401));
    expect((await send(request)).status).toBe(401);
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('the tenth refusal in a row ends the session, the ninth does not (CON-099)', async () => {
    const { signOutSilently, send } = queueWith(false);
    for (let refusal = 1; refusal <= 9; refusal += 1) await send(async () => answer(401));
    expect(signOutSilently).not.toHaveBeenCalled();
    await send(async () => answer(401));
    expect(signOutSilently).toHaveBeenCalledTimes(1);
  });

  test('a repeat that is refused counts as well: five requests make ten refusals', async () => {
    const { signOutSilently, send } = queueWith(true);
    for (let request = 1; request <= 4; request += 1) await send(async () => answer(401));
    expect(signOutSilently).not.toHaveBeenCalled();
    await send(async () => answer(401));
    expect(signOutSilently).toHaveBeenCalledTimes(1);
  });

  test('a success starts the count anew', async () => {
    const { signOutSilently, send } = queueWith(false);
    for (let refusal = 1; refusal <= 9; refusal += 1) await send(async () => answer(401));
    await send(async () => answer(200));
    for (let refusal = 1; refusal <= 9; refusal += 1) await send(async () => answer(401));
    expect(signOutSilently).not.toHaveBeenCalled();
  });

  test('other answers pass through untouched', async () => {
    const { renew, send } = queueWith(true);
    expect((await send(async () => answer(404))).status).toBe(404);
    expect(renew).not.toHaveBeenCalled();
  });
});
