import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogues } from './catalogue-files.ts';
import { type KnownSentence, sentenceFinder } from './known-sentence.ts';

const find = sentenceFinder([
  'Enter an answer',
  'Use at most {limit} letters',
  'Use at most {limit} letters in your {label}',
  '{a} and {b}',
  'From {year} to {year} in all',
]);

describe('finding the sentence that a text was made from', () => {
  it.each([
    ['Enter an answer', 'Enter an answer', {}],
    ['Use at most 80 letters', 'Use at most {limit} letters', { limit: '80' }],
    [
      'Use at most 80 letters in your answer',
      'Use at most {limit} letters in your {label}',
      { limit: '80', label: 'answer' },
    ],
    ['From 2024 to 2024 in all', 'From {year} to {year} in all', { year: '2024' }],
  ])('%s', (text, english, values) => expect(find(text)).toEqual({ english, values }));

  it.each(['Something else', 'this and that', 'From 2024 to 2025 in all', '', 'Use at most  letters (x'])(
    'leaves %j alone: no sentence, or one that is hardly more than its values',
    (text) => expect(find(text)).toBeUndefined(),
  );
});

describe('the sentences of our catalogues', () => {
  let sentences: string[];
  let known: (text: string) => KnownSentence | undefined;
  beforeAll(async () => {
    sentences = [...(await readCatalogues('en')).keys()];
    known = sentenceFinder(sentences);
  });

  it('are found again, none taken for another, whatever the values', () => {
    expect(sentences.length).toBeGreaterThan(500);
    // A sentence with a plural is asked for by its id alone.
    const plain = sentences.filter(
      (english) => !/\{\w+,/.test(english) && !/^\W*\{\w+\}\W*\w*\W*\{\w+\}\W*$/.test(english),
    );
    const lost = plain.filter((english) => {
      const text = english.replaceAll(/\{(\w+)\}/g, (_, name: string) => `7 ${name}`);
      const found = known(text);
      return english.includes('{') && found !== undefined && found.english !== english;
    });
    expect(lost).toEqual([]);
  });
});
