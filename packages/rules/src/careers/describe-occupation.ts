import type { EntryEducation } from './education.ts';
import { familyWork } from './job-families.ts';
import { skillInPlainWords } from './skill-words.ts';

/** What a description is made from. */
export interface DescribedOccupation {
  readonly title: string;
  /** O*NET-SOC code, '29-1141.00'. */
  readonly code: string;
  readonly entryEducation: EntryEducation | null;
  /** 1, little preparation, to 5, extensive. */
  readonly jobZone: number | null;
  /** Letters of the strongest interests: 'SIA'. */
  readonly hollandCode: string | null;
  /** Names of its most important skills, the most important first. */
  readonly skills: readonly string[];
}

const byEducation: Readonly<Record<EntryEducation, string>> = {
  none: 'You can usually start without a diploma.',
  highSchool: 'You usually need a high school diploma to start.',
  someCollege: 'You usually need some college to start.',
  postsecondaryAward: 'You usually need a certificate after high school to start.',
  associate: 'You usually need an associate degree to start.',
  bachelor: "You usually need a bachelor's degree to start.",
  master: "You usually need a master's degree to start.",
  doctoralOrProfessional: 'You usually need a doctoral or professional degree to start.',
};

const byJobZone: Readonly<Record<number, string>> = {
  1: 'You need little or no preparation to start.',
  2: 'You need some preparation to start, often a high school diploma.',
  3: 'You need a fair amount of preparation, often training after high school.',
  4: "You need a lot of preparation, often a bachelor's degree.",
  5: "You need a great deal of preparation, often more than a bachelor's degree.",
};

const liking: Readonly<Record<string, string>> = {
  R: 'working with tools, machines, plants or animals',
  I: 'finding things out and solving problems',
  A: 'making and designing things',
  S: 'helping and teaching people',
  E: 'leading people and starting things',
  C: 'working with order, rules and numbers',
};

/** How many interests and how many skills are named. */
const strongestNamed = 2;
const military = /^55-/;
const gathersOthers = /, All Other$/i;

/**
 * Describes an occupation in plain sentences of our own, made from its facts alone: what its family of jobs does, what it
 * usually takes to start, which skills count and whom it suits. Never empty.
 */
export function describeOccupation(occupation: DescribedOccupation): string {
  return [work(occupation), preparation(occupation), skills(occupation), interests(occupation)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function work({ title, code }: DescribedOccupation): string {
  const does = familyWork(code);
  const sentence =
    does === undefined
      ? 'People in this job do the work that its title names.'
      : `People in this family of jobs ${does}.`;
  return gathersOthers.test(title)
    ? `${sentence} This title stands for the ones that have no title of their own.`
    : sentence;
}

function preparation({ code, entryEducation, jobZone }: DescribedOccupation): string {
  if (entryEducation !== null) return byEducation[entryEducation];
  const usual = jobZone === null ? undefined : byJobZone[jobZone];
  if (usual !== undefined) return usual;
  return military.test(code)
    ? 'The armed forces train their own people.'
    : 'How much schooling it takes differs from job to job.';
}

function skills({ skills: names }: DescribedOccupation): string {
  const named = names.slice(0, strongestNamed).map(skillInPlainWords);
  return named.length === 0 ? '' : `Skills that count: ${named.join(' and ')}.`;
}

function interests({ hollandCode }: DescribedOccupation): string {
  const strongest = (hollandCode ?? '').slice(0, strongestNamed).split('');
  const likes = strongest.flatMap((letter) => liking[letter] ?? []);
  return likes.length === 0 ? '' : `It suits people who like ${likes.join(', and ')}.`;
}
