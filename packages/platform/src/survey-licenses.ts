/** Numbers of the vendor's surveys by the school that pays for them: its code of six digits, or `*` for every school. */
export type SurveyLicenses = ReadonlyMap<string, readonly number[]>;

/** What to write, for whoever wrote something else. */
export const SURVEY_LICENSES_HELP = 'must be entries such as *=104+101 or 341985=1700, with commas between';

const ENTRY = /^(\*|\d{6})=(\d{1,6}(?:\+\d{1,6})*)$/;

/** Reads `*=104+101, 341985=1700`; nothing is no license. Undefined when an entry is none, or a school stands twice. */
export function surveyLicenses(text: string): SurveyLicenses | undefined {
  const licenses = new Map<string, readonly number[]>();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter((one) => one !== '')) {
    const [, school = '', ids = ''] = ENTRY.exec(entry) ?? [];
    if (school === '' || licenses.has(school)) return undefined;
    licenses.set(school, ids.split('+').map(Number));
  }
  return licenses;
}
