/** What a question takes: one of its choices, several, a few short texts, or one long one (ENT-385). */
export const QUESTION_TYPES = ['select', 'multiselect', 'shortanswer', 'longanswer'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** One choice; of a short answer the choices are its blanks (ENT-386 to ENT-388). */
export interface Choice {
  /** Kept as the answer: it never changes once people have answered. */
  value: string;
  text: string;
  /** Null where no answer is right or wrong. */
  isCorrect: boolean | null;
}

export interface Question {
  /** What answers are kept under: it never changes once people have answered (ENT-384). */
  order: number;
  type: QuestionType;
  text: string;
  help: string | null;
  choices: readonly Choice[];
  /** Said once an answer is there: why the right one is right, or what to make of it. */
  why: string | null;
  isOptional: boolean;
}

/** What somebody can do in the portal that a step can see was done. */
export const DEEDS = [
  'saved-college',
  'saved-career',
  'saved-program',
  'transition-plan',
  'interest-profiler',
  'activity',
  'personal-statement',
  'application',
  'intent',
] as const;
export type Deed = (typeof DEEDS)[number];

/** A place in the portal, and what can be seen of having been there. */
export interface ToDo {
  text: string;
  to: string;
  sees: Deed | null;
}

/** Whom a step is good for. */
export const SUITS = ['everyone', 'from-8', 'from-9', 'from-11', 'grade-12'] as const;
export type Suits = (typeof SUITS)[number];

export interface Step {
  title: string;
  /** What it is about, in two or three sentences. */
  text: string;
  minutes: number;
  suits: Suits;
  /** Guides of the content site: their addresses there. */
  reads: readonly { text: string; path: string }[];
  does: readonly ToDo[];
  questions: readonly Question[];
  /** Where what it states comes from. */
  sources: readonly { name: string; address: string }[];
}

export interface Pathway {
  /** CON-083 */
  id: number;
  /** The word in its address. */
  key: string;
  name: string;
  text: string;
  steps: readonly Step[];
}

const MOST_STEPS = 24;

/**
 * Checks what an editor wrote, when the program starts.
 * @throws Error that names the pathway, the step and what is wrong with it
 */
export function checkedPathway(pathway: Pathway): Pathway {
  const { key, steps } = pathway;
  if (steps.length === 0 || steps.length > MOST_STEPS)
    throw new Error(`Pathway ${key}: it has 1 to ${MOST_STEPS} steps`);
  steps.forEach((step, index) => {
    const wrong = complainAboutStepOf(step) ?? firstComplaint(step.questions);
    if (wrong !== undefined) throw new Error(`Pathway ${key}, step ${index + 1}: ${wrong}`);
  });
  return pathway;
}

function complainAboutStepOf({ title, text, minutes, reads, does, questions, sources }: Step) {
  if (title === '' || text === '') return 'it needs a title and a text';
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 60) return 'it takes 1 to 60 minutes';
  if (reads.some(({ path }) => !/^(\/[a-z0-9-]+){1,2}$/.test(path)))
    return 'a guide has an address like /area/guide';
  if (does.some(({ to }) => !to.startsWith('/'))) return 'a place in the portal starts with /';
  if (sources.some(({ address }) => !address.startsWith('https://'))) return 'a source has an https address';
  if (questions.length === 0) return 'it needs a question';
  if (questions.some(({ order }, index) => order <= (questions[index - 1]?.order ?? 0)))
    return 'its questions are in order, each order once';
  return undefined;
}

function firstComplaint(questions: readonly Question[]): string | undefined {
  return questions.map((question) => complainAboutQuestion(question)).find((wrong) => wrong !== undefined);
}

function complainAboutQuestion({ order, type, text, choices, why }: Question): string | undefined {
  const of = (wrong: string) => `question ${order}: ${wrong}`;
  const values = choices.map(({ value }) => value);
  if (text === '') return of('it asks nothing');
  if (type === 'longanswer') return choices.length > 0 ? of('a long answer has no choices') : undefined;
  if (values.some((value) => !/^[a-z0-9-]{1,30}$/.test(value))) return of('values are of a-z, 0-9 and -');
  if (new Set(values).size < values.length) return of('two choices have the same value');
  const least = type === 'shortanswer' ? 1 : 2;
  if (choices.length < least) return of(`it needs ${least} or more choices`);
  const judged = choices.filter(({ isCorrect }) => isCorrect !== null);
  if (judged.length === 0) return undefined;
  if (type === 'shortanswer') return of('no short answer is right or wrong');
  if (judged.length < choices.length) return of('either all its choices are judged, or none');
  const right = choices.filter(({ isCorrect }) => isCorrect).length;
  if (right === 0 || (type === 'select' && right > 1))
    return of('it needs a right answer, one of one choice');
  return why === null ? of('it has a right answer and does not say why') : undefined;
}
