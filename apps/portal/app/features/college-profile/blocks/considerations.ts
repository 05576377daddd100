import type { FigureName } from './college.ts';

export type Consideration = Extract<FigureName<'admissions'>, `considers${string}`>;

/** How much a part of an application counts. */
export type Weight = 'required' | 'if-sent' | 'not-looked-at';

/** IPEDS codes of admission considerations (ADMCON). */
const WEIGHTS: Readonly<Record<number, Weight>> = { 1: 'required', 5: 'if-sent', 3: 'not-looked-at' };
const ORDER: readonly Weight[] = ['required', 'if-sent', 'not-looked-at'];

/** Everything that colleges are asked about, in the order of their form. */
export const ALL_CONSIDERATIONS: readonly Consideration[] = [
  'considersGpa',
  'considersRecord',
  'considersCollegePrep',
  'considersClassRank',
  'considersEssay',
  'considersRecommendations',
  'considersTestScores',
  'considersCompetencies',
  'considersWorkExperience',
  'considersEnglishTest',
  'considersOtherTest',
  'considersLegacy',
];

/** What a college looks at, heaviest first; parts without an answer are left out. */
export function considerations(
  values: Readonly<Record<Consideration, number | null>>,
  names: readonly Consideration[] = ALL_CONSIDERATIONS,
): { name: Consideration; weight: Weight }[] {
  return names
    .flatMap((name) => {
      const weight = WEIGHTS[values[name] ?? 0];
      return weight ? [{ name, weight }] : [];
    })
    .toSorted((a, b) => ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight));
}
