import { degreeTypes } from '../colleges/degrees.ts';
import type { DegreeType } from '../colleges/degrees.ts';
import { fieldStudy } from './study-fields.ts';

/** What a description is made from. */
export interface DescribedProgram {
  readonly cip: string;
  readonly title: string;
  /** Title of the 4-digit group. */
  readonly group: string;
  /** Degree types that at least one college gives in it, in any order. */
  readonly degrees: readonly DegreeType[];
  /** Titles of the occupations it leads to, the best first. */
  readonly occupations: readonly string[];
}

const degreeWords: Readonly<Record<DegreeType, string>> = {
  Certificate: 'a certificate',
  Diploma: 'a diploma',
  Associate: 'an associate degree',
  Bachelor: "a bachelor's degree",
  PostBachelor: "a certificate after a bachelor's degree",
  Master: "a master's degree",
  PostMaster: "a certificate after a master's degree",
  Professional: 'a professional degree',
  Doctoral: 'a doctoral degree',
};

const occupationsNamed = 3;
const others = /, Other\.?$/i;
const gathersOthers = /, All Other$/i;

/**
 * Describes a program in plain sentences of our own, made from its facts alone: what its field studies, which awards
 * colleges give in it, and which work it can lead to. Never empty.
 */
export function describeProgram(program: DescribedProgram): string {
  return [study(program), awards(program.degrees), work(program.occupations)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function study({ cip, title, group }: DescribedProgram): string {
  const does = fieldStudy(cip);
  const sentence =
    does === undefined
      ? 'Students learn the subject that its title names.'
      : `In this field, students ${does}.`;
  if (others.test(title))
    return `${sentence} This title stands for programs that have no title of their own.`;
  return group === '' || group.toLowerCase() === title.toLowerCase()
    ? sentence
    : `${sentence} It is one of the programs in ${group.replace(/[.,]+$/, '')}.`;
}

function awards(degrees: readonly DegreeType[]): string {
  const given = degreeTypes.filter((degree) => degrees.includes(degree)).map((degree) => degreeWords[degree]);
  return given.length === 0 ? '' : `Colleges offer it as ${either.format(given)}.`;
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** A title that gathers the rest says little: it is named only where nothing else is. */
function work(occupations: readonly string[]): string {
  const own = occupations.filter((title) => !gathersOthers.test(title));
  const named = (own.length > 0 ? own : occupations).slice(0, occupationsNamed);
  return named.length === 0 ? '' : `Jobs it can lead to: ${named.join('; ')}.`;
}
