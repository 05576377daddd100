/** Whom a program is for (CON-087). */
export const enrichmentLevels = [
  { value: 'preK', label: /*i18n*/ 'Before kindergarten' },
  { value: 'elementarySchool', label: /*i18n*/ 'Elementary school, grades K to 5' },
  { value: 'middleSchool', label: /*i18n*/ 'Middle school, grades 6 to 8' },
  { value: 'highSchool', label: /*i18n*/ 'High school, grades 9 to 12' },
  { value: 'college', label: /*i18n*/ 'College' },
] as const;
export type EnrichmentLevel = (typeof enrichmentLevels)[number]['value'];

/** What a program is about (CON-097: the specification has a fixed list and does not show it; this one is the project's). */
export const interestAreas = [
  { value: 'academics', label: /*i18n*/ 'School subjects' },
  { value: 'arts', label: /*i18n*/ 'Arts and design' },
  { value: 'business', label: /*i18n*/ 'Business and money' },
  { value: 'careers', label: /*i18n*/ 'Careers' },
  { value: 'collegePrep', label: /*i18n*/ 'Getting ready for college' },
  { value: 'engineering', label: /*i18n*/ 'Engineering' },
  { value: 'health', label: /*i18n*/ 'Health' },
  { value: 'leadership', label: /*i18n*/ 'Leadership' },
  { value: 'math', label: /*i18n*/ 'Math' },
  { value: 'music', label: /*i18n*/ 'Music' },
  { value: 'nature', label: /*i18n*/ 'Nature, animals and farming' },
  { value: 'outdoors', label: /*i18n*/ 'Outdoors and camp' },
  { value: 'science', label: /*i18n*/ 'Science' },
  { value: 'technology', label: /*i18n*/ 'Computing and technology' },
] as const;
export type InterestArea = (typeof interestAreas)[number]['value'];

/** When a program takes place. */
export const timeFrames = [
  { value: 'summer', label: /*i18n*/ 'Summer' },
  { value: 'schoolYear', label: /*i18n*/ 'School year' },
] as const;
export type TimeFrame = (typeof timeFrames)[number]['value'];

type Choices<Value extends string> = readonly { readonly value: Value; readonly label: string }[];

/** The values of a list. */
export function valuesOf<Value extends string>(choices: Choices<Value>): readonly Value[] {
  return choices.map(({ value }) => value);
}

/** Reads values parted by commas: those of the list, each once, in its order. */
export function readValues<Value extends string>(
  choices: Choices<Value>,
  text: string | null,
): readonly Value[] {
  const named = new Set((text ?? '').split(',').map((one) => one.trim().toLowerCase()));
  return valuesOf(choices).filter((value) => named.has(value.toLowerCase()));
}
