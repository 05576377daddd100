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
  name: 'Name',
  distance: 'Distance',
  netPrice: 'Net price',
  graduationRate: 'Graduation rate',
  admissionRate: 'Admission rate',
  size: 'Students',
  tuition: 'Tuition',
};

/** Reads a sort key in any letter case; undefined when unknown. */
export function readSortKey(text: string): SortKey | undefined {
  const plain = text.trim().toLowerCase();
  return sortKeys.find((key) => key.toLowerCase() === plain);
}
