import { activityWords, knowledgeWords } from '../careers/describe-occupation.ts';
import { listed } from '../careers/listed.ts';
import { together } from '../careers/standing-out.ts';
import type { Measured } from '../careers/standing-out.ts';
import { fieldStudy } from './study-fields.ts';

/** A career that a program leads to by the crosswalk, with what stands for it there. */
export interface CareerOfProgram {
  readonly title: string;
  readonly activities: readonly Measured[];
  readonly knowledge: readonly Measured[];
}

/** What descriptions are made from. */
export interface DescribedProgram {
  readonly cip: string;
  /** How many colleges offer it. */
  readonly colleges: number;
  /** Careers it leads to, without teaching the subject at a college. */
  readonly careers: readonly CareerOfProgram[];
}

const careersNamed = 3;
const gathersOthers = /, All Other$/i;

/**
 * Describes programs in plain sentences of our own, made from their facts alone: what the field studies, which work it leads
 * to, and what that work takes. A sentence that several programs would share is said of one alone: that of a field of its
 * first program, which bears the field's name, the others of the program that most colleges offer. So a description may be
 * empty.
 */
export function describePrograms(programs: readonly DescribedProgram[]): ReadonlyMap<string, string> {
  const inOrder = programs.toSorted((a, b) => a.cip.localeCompare(b.cip));
  const mostOfferedFirst = inOrder.toSorted((a, b) => b.colleges - a.colleges);
  const parts = [
    saidOnce(inOrder, study),
    saidOnce(mostOfferedFirst, work),
    saidOnce(mostOfferedFirst, takes),
  ];
  return new Map(
    programs.map(({ cip }) => [cip, namingItsWork(parts.flatMap((part) => part.get(cip) ?? []).join(' '))]),
  );
}

/** 'The work' is that of a sentence before; where none is, the field is named. */
const namingItsWork = (text: string) => text.replace(/^The work takes/, 'Work in this field takes');

/** Says each sentence of the first program that it is true of, and of no other. */
function saidOnce(
  programs: readonly DescribedProgram[],
  say: (program: DescribedProgram) => string,
): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const program of programs) {
    const sentence = say(program);
    if (sentence !== '' && !first.has(sentence)) first.set(sentence, program.cip);
  }
  return new Map([...first].map(([sentence, cip]) => [cip, sentence]));
}

function study({ cip }: DescribedProgram): string {
  const does = fieldStudy(cip);
  return does === undefined ? '' : `You ${does}.`;
}

function work({ careers }: DescribedProgram): string {
  const all = careers.map(({ title }) => title).filter((title) => title !== '');
  const titles = all.filter((title) => !gathersOthers.test(title));
  const unnamed = all.length - titles.length;
  // Pediatric surgeons do not stand for the other surgeons that a residency in plastic surgery makes.
  if (titles.length <= unnamed) return '';
  const more = titles.length > careersNamed || unnamed > 0 ? ', and others' : '';
  return `It can lead to the work of ${titles.slice(0, careersNamed).join('; ')}${more}.`;
}

/** What the careers of a program have in common and most others have not. */
function takes({ careers }: DescribedProgram): string {
  const fields = knowledgeWords(together(careers.map(({ knowledge }) => knowledge)));
  const activities = activityWords(together(careers.map(({ activities }) => activities)));
  const about = fields.length === 0 ? '' : `The work takes knowledge of ${listed(fields)}.`;
  const doing = activities.length === 0 ? '' : `On the job you ${listed(activities)}.`;
  return [about, doing].filter((sentence) => sentence !== '').join(' ');
}
