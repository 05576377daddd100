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
  Certificate: 'certificate',
  Diploma: 'diploma',
  Associate: 'associate',
  Bachelor: "bachelor's",
  PostBachelor: "certificate after a bachelor's degree",
  Master: "master's",
  PostMaster: "certificate after a master's degree",
  Professional: 'professional',
  Doctoral: 'doctoral',
};

const occupationsNamed = 3;
const others = /, Other\.?$/i;

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
  return given.length === 0 ? '' : `Awards that colleges give in it: ${given.join(', ')}.`;
}

function work(occupations: readonly string[]): string {
  const named = occupations.slice(0, occupationsNamed);
  return named.length === 0 ? '' : `It can lead to work such as ${named.join('; ')}.`;
}
