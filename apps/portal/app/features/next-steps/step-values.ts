import type { PathwayStep, StepResponse } from '@longleaf/contract/next-steps';
import { complainAboutAnswer, joinAnswers, splitAnswers } from '@longleaf/rules/next-steps/answers';

type Question = PathwayStep['questions'][number];

/** What stands in the fields of a step, by their names. */
export type StepValues = Record<string, string | readonly string[]>;

/** The name of a question's field; the server names what is wrong with it so, too. */
export function fieldOf({ order }: Pick<Question, 'order'>): string {
  return `question${order}`;
}

/** The names of the blanks of a short answer; the first has the name of the question, so that what is wrong leads there. */
export function blanksOf(question: Question): string[] {
  return question.choices.map(({ value }, place) =>
    place === 0 ? fieldOf(question) : `${fieldOf(question)}.${value}`,
  );
}

/** The fields as they are filled by what was saved. */
export function valuesOf(step: PathwayStep, responses: readonly StepResponse[]): StepValues {
  return Object.fromEntries(
    step.questions.flatMap((question): [string, string | readonly string[]][] => {
      const answer = responses.find((one) => one.question === question.order)?.answer ?? '';
      if (question.type === 'multiselect') return [[fieldOf(question), splitAnswers(answer)]];
      if (question.type !== 'shortanswer') return [[fieldOf(question), answer]];
      const parts = splitAnswers(answer);
      return blanksOf(question).map((name, place) => [name, parts[place] ?? '']);
    }),
  );
}

/** The answer to a question as it is sent: several joined by commas (VAL-049). */
export function answerIn(question: Question, values: StepValues): string {
  const held = values[fieldOf(question)] ?? '';
  if (question.type === 'multiselect') return joinAnswers([held].flat());
  if (question.type !== 'shortanswer') return String(held);
  const parts = blanksOf(question).map((name) => String(values[name] ?? ''));
  return parts.every((part) => part.trim() === '') ? '' : joinAnswers(parts);
}

export function responsesIn(step: PathwayStep, values: StepValues): StepResponse[] {
  return step.questions.map((question) => ({
    step: step.stepNumber,
    question: question.order,
    answer: answerIn(question, values),
  }));
}

/** What is wrong with a step before it is sent, by the names of fields (VAL-047, VAL-048). */
export function complaintsOfStep(step: PathwayStep, values: StepValues): Record<string, string> {
  const found = step.questions.map((question) => [
    fieldOf(question),
    complainAboutAnswer(question, answerIn(question, values)),
  ]);
  return Object.fromEntries(found.filter(([, words]) => words !== undefined)) as Record<string, string>;
}
