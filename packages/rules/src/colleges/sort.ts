/** What a list of colleges can be sorted by. `size` is undergraduates, `tuition` is what a North Carolina resident is charged. */
export const sortKeys = [
  'name',
  'distance',
  'netPrice',
  'graduationRate',
  'admissionRate',
  'size',
  'tuition',
] as const;
export type SortKey = (typeof sortKeys)[number];

/** Labels of the sort keys, in the order a menu shows them. */
export const sortLabels: Readonly<Record<SortKey, string>> = {
  name: /*i18n*/ 'Name',
  distance: /*i18n*/ 'Distance',
  netPrice: /*i18n*/ 'Net price',
  graduationRate: /*i18n*/ 'Graduation rate',
  admissionRate: /*i18n*/ 'Admission rate',
  size: /*i18n*/ 'Students',
  tuition: /*i18n*/ 'Tuition',
};

/** Reads a sort key in any letter case; undefined when unknown. */
export function readSortKey(text: string): SortKey | undefined {
  const plain = text.trim().toLowerCase();
  return sortKeys.find((key) => key.toLowerCase() === plain);
}
