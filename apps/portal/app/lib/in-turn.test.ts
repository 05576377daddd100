import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('does the next when the one before is done, though it failed, and lets other names go on', async () => {
  const done: string[] = [];
  const say = (what: string) => () => void done.push(what);
  const { promise, reject } = Promise.withResolvers<void>();
  const first = inTurn('a', () => promise, say('all of a'));
  const second = inTurn('a', async () => done.push('second'), say('all of a'));
  await inTurn('b', async () => done.push('other'), say('all of b'));
  expect(done).toEqual(['other', 'all of b']);
  reject(new Error('first'));
  await expect(first).rejects.toThrow('first');
  await second;
  expect(done.slice(2)).toEqual(['second', 'all of a']);
});
