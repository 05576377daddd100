import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { ASSESSMENTS } from './catalogue.ts';

/** Children of 11 and 12 are in grade 6. */
const GRADE = 6;

/** The school grade that texts are written for, each of them a sentence (Flesch and Kincaid). */
function gradeOf(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/));
  return fleschKincaid({
    sentence: texts.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

test.each(ASSESSMENTS.map(({ urlName, questions }) => [urlName, questions] as const))(
  'the questions of %s are for readers of 11 and 12',
  (_, questions) => expect(gradeOf(questions.map(({ text }) => text))).toBeLessThan(GRADE),
);

test('what is written for older readers is told apart', () => {
  const old = ['Facilitate interdepartmental communication regarding organizational responsibilities'];
  expect(gradeOf(old)).toBeGreaterThan(GRADE);
});
