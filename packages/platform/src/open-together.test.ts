import { expect, it } from 'vitest';
import { openTogether } from './open-together.ts';

it('closes what it opened, the last first', async () => {
  const closed: string[] = [];
  const { close, what } = await openTogether(async (opened) => {
    opened.defer(() => void closed.push('first'));
    opened.defer(() => void closed.push('second'));
    return { what: 'a program' };
  });
  expect([what, closed]).toEqual(['a program', []]);
  await close();
  expect(closed).toEqual(['second', 'first']);
});

it('closes what is open when the rest does not open', async () => {
  const closed: string[] = [];
  const opening = openTogether(async (opened) => {
    opened.defer(() => void closed.push('first'));
    throw new Error('The door is stuck');
  });
  await expect(opening).rejects.toThrow('The door is stuck');
  expect(closed).toEqual(['first']);
});
