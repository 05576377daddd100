import type { PathwayStep } from '@longleaf/contract/next-steps';
import { expect, it } from 'vitest';
import { sampleStep } from '../../testing/samples/next-steps.ts';
import { answerIn, complaintsOfStep, responsesIn, valuesOf } from './step-values.ts';

const step: PathwayStep = sampleStep(1);

it('VAL-049: what was saved fills the fields, and comes out of them as it was', () => {
  const responses = [
    { step: 1, question: 1, answer: 'net' },
    { step: 1, question: 2, answer: 'food,books' },
    { step: 1, question: 3, answer: 'Elon\\, the near one,$9' },
    { step: 1, question: 4, answer: 'My aunt, and Mr. Lee' },
  ];
  const values = valuesOf(step, responses);
  expect(values).toEqual({
    question1: 'net',
    question2: ['food', 'books'],
    question3: 'Elon, the near one',
    'question3.price': '$9',
    question4: 'My aunt, and Mr. Lee',
  });
  expect(responsesIn(step, values)).toEqual(responses);
  expect(complaintsOfStep(step, values)).toEqual({});
});

it('VAL-047: nothing chosen is named, field by field', () => {
  const values = valuesOf(step, []);
  expect(Object.keys(complaintsOfStep(step, values))).toEqual([
    'question1',
    'question2',
    'question3',
    'question4',
  ]);
  expect(step.questions.map((question) => answerIn(question, values))).toEqual(['', '', '', '']);
});
