import { expect, test } from 'vitest';
import { shareWords } from './share-words.ts';

test.each([
  [55.92, '56%'],
  [100, '100%'],
  [0.76, '1%'],
  [0.4, '<1%'],
])('%s percent reads %s', (percent, words) => {
  expect(shareWords(percent)).toBe(words);
});
