import type { NextStepsProgress, OnePathway, PathwayStep, StepResponse } from '@longleaf/contract/next-steps';

const NAMES = ['College', 'Workforce', 'Military'] as const;
const SAVED = '2026-11-18T15:00:00.000Z';

/** A step with a question of each type. */
export function sampleStep(stepNumber: number, different: Partial<PathwayStep> = {}): PathwayStep {
  const choice = (order: number, value: string, text: string, isCorrect: boolean | null = null) => ({
    order,
    value,
    text,
    isCorrect,
    selected: false,
  });
  return {
    stepNumber,
    title: `Step called ${stepNumber}`,
    text: 'Tuition is only part of it.',
    minutes: 15,
    suits: 'everyone',
    reads: [{ text: 'Sticker price and net price', path: '/pay-for-college/net-price' }],
    does: [
      { text: 'Save a college', to: '/college-search', sees: 'saved-college' },
      { text: 'See what to do now', to: '/toDo', sees: null },
      { text: 'A place that is not built', to: '/nowhere', sees: null },
    ],
    sources: [{ name: 'UNC System', address: 'https://www.northcarolina.edu/' }],
    questions: [
      {
        order: 1,
        type: 'select',
        text: 'Which of these is the net price?',
        help: null,
        why: 'Grants do not have to be paid back.',
        isOptional: false,
        choices: [
          choice(1, 'tuition', 'Tuition and fees', false),
          choice(2, 'net', 'The cost less grants', true),
        ],
      },
      {
        order: 2,
        type: 'multiselect',
        text: 'What else would you pay for?',
        help: null,
        why: null,
        isOptional: false,
        choices: [
          choice(1, 'food', 'Food'),
          choice(2, 'books', 'Books'),
          choice(3, 'travel', 'Getting there'),
        ],
      },
      {
        order: 3,
        type: 'shortanswer',
        text: 'What does one college cost?',
        help: 'Look at its page.',
        why: null,
        isOptional: false,
        choices: [choice(1, 'college', 'Name of a college'), choice(2, 'price', 'Price in a year')],
      },
      {
        order: 4,
        type: 'longanswer',
        text: 'Whom will you ask?',
        help: null,
        why: null,
        isOptional: false,
        choices: [],
      },
    ],
    ...different,
  };
}

export function sampleSteps(count: number): PathwayStep[] {
  return Array.from({ length: count }, (_, index) => sampleStep(index + 1));
}

/** How far somebody is: so many steps of three are saved. */
export function samplePathway(pathwayId: number, done = 0, different: Partial<OnePathway> = {}): OnePathway {
  const responses: StepResponse[] = [
    { step: 1, question: 1, answer: 'net' },
    { step: 1, question: 2, answer: 'food' },
    { step: 1, question: 3, answer: 'Elon,$9' },
    { step: 1, question: 4, answer: 'My aunt' },
  ];
  const currentStep = Math.min(done + 1, 3);
  return {
    pathwayId,
    dateCompleted: done === 3 ? SAVED : null,
    steps: Array.from({ length: done }, (_, index) => ({
      stepNumber: index + 1,
      dateCompleted: SAVED,
      dateSaved: SAVED,
      responses: responses.map((one) => ({ ...one, step: index + 1 })),
      title: `Step called ${index + 1}`,
      said: 'The cost less grants; Food',
    })),
    name: NAMES[pathwayId] ?? '',
    text: 'What it is about.',
    stepCount: 3,
    currentStep,
    current: { title: `Step called ${currentStep}`, minutes: 15 },
    deeds: [],
    ...different,
  };
}

export function sampleProgress(
  done: readonly number[] = [0, 0, 0],
  formCompletedOn: string | null = null,
): NextStepsProgress {
  return {
    formCompletedOn,
    pathways: done.map((steps, id) => {
      const { deeds: _, ...progress } = samplePathway(id, steps);
      return progress;
    }),
  };
}

export function sampleDefinition(pathwayId: number, steps = sampleSteps(3)) {
  return {
    pathwayId,
    name: NAMES[pathwayId] ?? '',
    text: 'What it is about.',
    pathwayStepsJson: JSON.stringify({ steps }),
  };
}
