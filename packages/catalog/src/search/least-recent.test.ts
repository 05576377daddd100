import { expect, it } from 'vitest';
import { LeastRecent } from './least-recent.ts';

it('keeps the values used last', () => {
  const kept = new LeastRecent<string, string>(2);
  kept.set('a', 'first');
  kept.set('b', 'second');
  kept.get('a');
  kept.set('c', 'third');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['first', undefined, 'third']);
});

it('keeps a repeated value from its second time on', () => {
  const kept = new LeastRecent<string, string>(10);
  let made = 0;
  const ask = () => kept.ofRepeated('key', () => `made ${++made}`);
  expect([ask(), ask(), ask(), ask()]).toEqual(['made 1', 'made 2', 'made 2', 'made 2']);
});
