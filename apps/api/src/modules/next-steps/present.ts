import type { OnePathway, PathwayProgress, PathwayStep } from '@longleaf/contract/next-steps';
import { splitAnswers } from '@longleaf/rules/next-steps/answers';
import type { Pathway, Question, Step } from '@longleaf/rules/next-steps/definition';
import { currentStep } from '@longleaf/rules/next-steps/gating';
import type { FinishedRow, StepRow } from './repository.ts';

/** Puts what editors wrote into the language of a call. */
export type Say = (text: string) => string;

const MOST_SAID = 160;

/** How far somebody is on a pathway. Rows of steps that it no longer has are left out. */
export function presentProgress(
  pathway: Pathway,
  rows: readonly StepRow[],
  finished: readonly FinishedRow[],
  say: Say,
): PathwayProgress {
  const { id, name, text, steps } = pathway;
  const kept = rows.filter(({ pathwayId, stepNumber }) => pathwayId === id && stepNumber <= steps.length);
  const current = currentStep({ completed: kept.map(({ stepNumber }) => stepNumber), steps: steps.length });
  const now = steps[current - 1];
  return {
    pathwayId: id,
    dateCompleted: finished.find(({ pathwayId }) => pathwayId === id)?.completedAt.toISOString() ?? null,
    steps: kept.map(({ stepNumber, completedAt, savedAt, responses }) => ({
      stepNumber,
      dateCompleted: completedAt.toISOString(),
      dateSaved: savedAt.toISOString(),
      responses,
      title: say(steps[stepNumber - 1]?.title ?? ''),
      said: saidOf(steps[stepNumber - 1], responses, say),
    })),
    name: say(name),
    text: say(text),
    stepCount: steps.length,
    currentStep: current,
    current: { title: say(now?.title ?? ''), minutes: now?.minutes ?? 0 },
  };
}

/** A pathway's steps for `pathwayStepsJson`, the choices that were saved marked (ENT-382 to ENT-389). */
export function presentSteps(pathway: Pathway, rows: readonly StepRow[], say: Say): PathwayStep[] {
  return pathway.steps.map((step, index) => {
    const stepNumber = index + 1;
    const responses = rows.find((row) => row.stepNumber === stepNumber)?.responses ?? [];
    return {
      stepNumber,
      title: say(step.title),
      text: say(step.text),
      minutes: step.minutes,
      suits: step.suits,
      reads: step.reads.map(({ text, path }) => ({ text: say(text), path })),
      does: step.does.map(({ text, to, sees }) => ({ text: say(text), to, sees })),
      sources: [...step.sources],
      questions: step.questions.map((question) => {
        const answer = responses.find((response) => response.question === question.order)?.answer ?? '';
        const selected = question.type === 'shortanswer' ? [] : splitAnswers(answer);
        return {
          order: question.order,
          type: question.type,
          text: say(question.text),
          help: question.help === null ? null : say(question.help),
          why: question.why === null ? null : say(question.why),
          isOptional: question.isOptional,
          choices: question.choices.map(({ value, text, isCorrect }, place) => ({
            order: place + 1,
            value,
            text: say(text),
            isCorrect,
            selected: selected.includes(value),
          })),
        };
      }),
    };
  });
}

/** What somebody answered in a step, question by question, as it reads; what was left open is left out. */
export function answersInWords(
  step: Step | undefined,
  responses: OnePathway['steps'][number]['responses'],
  say: Say,
): string[] {
  return (step?.questions ?? []).flatMap((question) => {
    const answer = responses.find((response) => response.question === question.order)?.answer ?? '';
    return wordsOfAnswer(question, answer, say);
  });
}

function saidOf(
  step: Step | undefined,
  responses: OnePathway['steps'][number]['responses'],
  say: Say,
): string {
  const words = answersInWords(step, responses, say).join('; ');
  return words.length <= MOST_SAID ? words : `${words.slice(0, MOST_SAID - 1).trimEnd()}…`;
}

function wordsOfAnswer({ type, choices }: Question, answer: string, say: Say): string[] {
  if (type === 'longanswer') return answer.trim() === '' ? [] : [answer.trim()];
  const parts = splitAnswers(answer).filter((part) => part.trim() !== '');
  if (parts.length === 0) return [];
  if (type === 'shortanswer') return [parts.join(', ')];
  return [
    parts.map((value) => say(choices.find((choice) => choice.value === value)?.text ?? value)).join(', '),
  ];
}
