/** What kind of value a figure holds. Fractions run from 0 to 1, dollars are whole, codes are IPEDS codes. */
export type Unit = 'dollars' | 'fraction' | 'count' | 'score' | 'ratio' | 'flag' | 'code' | 'year' | 'text';

/** The value of a figure as it travels; null means that it was not reported. */
export type FigureValue<U extends Unit> =
  | (U extends 'flag' ? boolean : U extends 'text' ? string : number)
  | null;

export interface FigureDefinition<U extends Unit = Unit> {
  readonly unit: U;
  readonly label: string;
}

/** The eight sections of a college's profile (CON-032). */
export const profileSections = [
  'about',
  'admissions',
  'academics',
  'cost-and-financial-aid',
  'student-life',
  'transfer-student',
  'international-students',
  'learning-disabilities',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Figures that come from one source and one year, shown together with both. */
export interface FigureGroup<
  Figures extends Readonly<Record<string, FigureDefinition>> = Readonly<Record<string, FigureDefinition>>,
> {
  readonly key: string;
  readonly section: ProfileSection;
  readonly label: string;
  readonly figures: Figures;
}

/** The values of a group's figures, by name. */
export type ValuesOf<G extends FigureGroup> = {
  [Name in keyof G['figures']]: FigureValue<G['figures'][Name]['unit']>;
};

/** Declares a group, keeping its exact names. */
export function figureGroup<const G extends FigureGroup>(group: G): G {
  return group;
}

const define =
  <U extends Unit>(unit: U) =>
  (label: string): FigureDefinition<U> => ({ unit, label });

export const dollars = define('dollars');
export const fraction = define('fraction');
export const count = define('count');
export const score = define('score');
export const ratio = define('ratio');
export const flag = define('flag');
export const code = define('code');
export const year = define('year');
export const text = define('text');
