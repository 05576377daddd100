import { z } from 'zod';
import { assessmentViews, pageMakers } from './views.ts';

const id = z.int().positive();
const words = z.string().min(1);

const category = z.object({
  id,
  name: words,
  /** What it stands for, in a sentence. */
  means: words.optional(),
  /** What it is compared with in an occupation: elements of O*NET's content model, an interest area or a career cluster. */
  elements: z.array(words).min(1).optional(),
  /** What a point of it counts; 1 unless told. */
  weight: z.int().positive().optional(),
});

const schema = z
  .object({
    /** CON-066. */
    id,
    name: words,
    /** Its address and its name in calls; other spellings beside it (GAP-040). */
    urlName: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    alsoNamed: z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/)),
    description: words,
    /** How long it takes, in minutes. */
    durationMin: z.int().positive(),
    durationMax: z.int().positive(),
    /** How many questions are on a page unless a call says otherwise (CON-118). */
    pageSize: z.int().positive(),
    /** What makes a page: so many questions, or the questions of one category. */
    pagesBy: z.enum(pageMakers),
    /** How it is answered: each question rated, chosen or not, by levels, put into a grid, or in a way of its own. */
    view: z.enum(assessmentViews),
    categories: z.array(category).min(1),
    /** What is counted, where that is not the categories: the career key has pages of its own, and counts interest areas. */
    scales: z.array(category).min(1).optional(),
    /** Headings over several pages, each with the number of its questions. */
    parts: z.array(z.object({ name: words, size: z.int().positive() })).optional(),
    /** In the order in which they are asked. */
    questions: z
      .array(
        z.object({
          id,
          categoryId: id,
          /** Where other scales than the categories are counted. */
          scaleId: id.optional(),
          level: z.int().positive().nullable(),
          text: words,
        }),
      )
      .min(1),
    /** What can be answered, with what each counts for. */
    choices: z.array(z.object({ value: words, name: words, counts: z.int().nonnegative() })).min(1),
    /** Whether every question has to be answered before it is complete. */
    asksForAll: z.boolean(),
    /**
     * How answers depend on each other: not at all, level by level (ST-209, ST-210), or each of them is given to one question
     * only (ST-197). Of 'amounts' (UI-056) each choice belongs to one question, beside it whole dollars are taken, and what an
     * answer counts is what it costs in the place that was answered.
     */
    answersBy: z.enum(['free', 'levels', 'places', 'amounts']),
    /** Which results are the top ones: from the third-highest count on (ST-211), or the second-highest distinct score (ST-203). */
    top: z.enum(['thirdHighest', 'secondDistinct']),
    /** By what careers are said to fit; 'nothing' where no published figure would bear it. */
    fits: z.enum(['interests', 'clusters', 'skillLevels', 'workValues', 'skills', 'pay', 'nothing']),
  })
  .refine(({ durationMin, durationMax }) => durationMin <= durationMax, 'The longest time is the shorter one')
  .refine(({ categories }) => isDistinct(categories.map((one) => one.id)), 'Two categories have one id')
  .refine(({ questions }) => isDistinct(questions.map((one) => one.id)), 'Two questions have one id')
  .refine(({ questions }) => isDistinct(questions.map((one) => one.text)), 'Two questions are the same')
  .refine(({ choices }) => isDistinct(choices.map((one) => one.value)), 'Two answers have one value')
  .refine(
    ({ questions, categories }) =>
      questions.every(({ categoryId }) => categories.some((one) => one.id === categoryId)),
    'A question belongs to no category',
  )
  .refine(
    ({ questions, scales }) =>
      questions.every(({ scaleId }) =>
        scales ? scales.some((one) => one.id === scaleId) : scaleId === undefined,
      ),
    'A question belongs to no scale',
  )
  .refine(
    ({ parts, questions }) => !parts || sum(parts.map(({ size }) => size)) === questions.length,
    'The parts have not as many questions as there are',
  )
  .refine(
    ({ answersBy, questions }) => answersBy !== 'levels' || questions.every(({ level }) => level !== null),
    'A question has no level',
  )
  .refine(
    ({ answersBy, questions, choices }) => answersBy !== 'places' || choices.length >= questions.length,
    'There are more questions than places',
  );

/** One assessment as data: what is asked, what can be answered, and what an answer counts for. */
export type AssessmentDefinition = z.infer<typeof schema>;
export type Category = z.infer<typeof category>;
export type Question = AssessmentDefinition['questions'][number];

/** Gives the definition as it is. @throws Error that says what is wrong with it */
export function checkedDefinition(definition: AssessmentDefinition): AssessmentDefinition {
  const { success, error } = schema.safeParse(definition);
  if (success) return definition;
  throw new Error(`The assessment ${definition.urlName} is not sound: ${z.prettifyError(error)}`);
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}

function isDistinct(all: readonly unknown[]): boolean {
  return new Set(all).size === all.length;
}
