/** Labels of the code book that nobody would say, by field and code, in plain words. */
const PLAIN: Readonly<Record<string, string>> = {
  'highest_degree_code 0': 'No degree',
  'highest_degree_code 11': 'Doctorate, for research and for professions',
  'highest_degree_code 12': 'Doctorate, for research',
  'highest_degree_code 13': 'Doctorate, for a profession such as law or health',
  'highest_degree_code 14': 'Doctorate, of another kind',
  'highest_degree_code 40': 'Associate degree',
  'calendar_system_code 4': 'Two terms, and a short one between them',
};

/** The label of a code as people read it. */
export function plainLabel(field: string, code: string, label: string): string {
  return PLAIN[`${field} ${code}`] ?? label;
}
