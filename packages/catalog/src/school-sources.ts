import type { Source } from './source.ts';

/** The sources of the facts of high schools. The two tables stay apart because their licences differ. */
export const schoolSources: readonly Source[] = [
  {
    key: 'schools',
    shipped: 'own',
    title: 'High schools of North Carolina',
    publisher: 'North Carolina Department of Public Instruction (school directory)',
    address: 'https://www.dpi.nc.gov/data-reports/school-report-cards',
    licence: 'Public records of the state',
    licenceAddress: null,
    year: '2018-19',
    note: 'Schools that opened later are missing, and some have closed since.',
  },
  {
    key: 'school-codes',
    shipped: 'file',
    title: 'Codes of high schools (CEEB and NCES)',
    publisher: 'University of Colorado Boulder (crosswalk of CEEB and NCES codes), modified',
    address: 'https://github.com/UCBoulder/ceeb_nces_crosswalk',
    licence: 'CC BY-SA 4.0',
    licenceAddress: 'https://creativecommons.org/licenses/by-sa/4.0/',
    year: 'January 2025',
    note: 'Made by a community and not official; the codes belong to the College Board. Many schools have none.',
  },
];
