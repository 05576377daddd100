import { expect, it } from 'vitest';
import { LeastRecent } from './least-recent.ts';

it('keeps the values used last', () => {
  const kept = new LeastRecent<string, number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  kept.get('a');
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});

it('keeps a repeated value from its second time on', () => {
  const kept = new LeastRecent<string, number>(10);
  let made = 0;
  const ask = () => kept.ofRepeated('key', () => ++made);
  expect([ask(), ask(), ask(), ask()]).toEqual([1, 2, 2, 2]);
});
