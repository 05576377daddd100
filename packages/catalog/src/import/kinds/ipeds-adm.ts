import { coded, fields } from '../kind.ts';
import type { FileKind } from '../kind.ts';
import { actScore, count, percent, satSection } from '../values.ts';

/** Divides two counts of a row; null when either is missing or there is nothing to divide by. */
function rate(part: string | null | undefined, whole: string | null | undefined): string | null {
  if (part === null || part === undefined || whole === null || whole === undefined || Number(whole) === 0)
    return null;
  const share = Number(part) / Number(whole);
  return share > 1 ? null : String(Math.round(share * 1e4) / 1e4);
}

const scores = ['satReading', 'satMath', 'act', 'actEnglish', 'actMath'];

/** Says so when one figure of a row is above another that it cannot be above. */
function above(row: ReadonlyMap<string, string | null>, smaller: string, larger: string): string[] {
  const [part, all] = [row.get(smaller) ?? null, row.get(larger) ?? null];
  if (part === null || all === null || Number(part) <= Number(all)) return [];
  return [`${smaller} ${part} is above ${larger} ${all}`];
}

/** IPEDS admissions and test scores (ADM). */
export const ipedsAdm: FileKind = {
  key: 'ipeds-adm',
  title: 'IPEDS admissions and test scores (ADM)',
  needs: ['UNITID', 'APPLCN', 'ADMSSN', 'ENRLT'],
  yearOf: (year) => `Fall ${year}`,
  targets: {
    admissions: [
      ...coded('admission_consideration_code', {
        considersGpa: 'ADMCON1',
        considersClassRank: 'ADMCON2',
        considersRecord: 'ADMCON3',
        considersCollegePrep: 'ADMCON4',
        considersRecommendations: 'ADMCON5',
        considersCompetencies: 'ADMCON6',
        considersTestScores: 'ADMCON7',
        considersEnglishTest: 'ADMCON8',
        considersOtherTest: 'ADMCON9',
        considersWorkExperience: 'ADMCON10',
        considersEssay: 'ADMCON11',
        considersLegacy: 'ADMCON12',
      }),
      ...fields(count, {
        applicants: 'APPLCN',
        applicantsMen: 'APPLCNM',
        applicantsWomen: 'APPLCNW',
        admitted: 'ADMSSN',
        admittedMen: 'ADMSSNM',
        admittedWomen: 'ADMSSNW',
        enrolled: 'ENRLT',
        enrolledFullTime: 'ENRLFT',
        enrolledPartTime: 'ENRLPT',
        satSubmitters: 'SATNUM',
        actSubmitters: 'ACTNUM',
      }),
      ...fields(satSection, {
        satReading25: 'SATVR25',
        satReading50: 'SATVR50',
        satReading75: 'SATVR75',
        satMath25: 'SATMT25',
        satMath50: 'SATMT50',
        satMath75: 'SATMT75',
      }),
      ...fields(actScore, {
        act25: 'ACTCM25',
        act50: 'ACTCM50',
        act75: 'ACTCM75',
        actEnglish25: 'ACTEN25',
        actEnglish50: 'ACTEN50',
        actEnglish75: 'ACTEN75',
        actMath25: 'ACTMT25',
        actMath50: 'ACTMT50',
        actMath75: 'ACTMT75',
      }),
      ...fields(percent, { shareSatSubmitters: 'SATPCT', shareActSubmitters: 'ACTPCT' }),
    ],
  },
  doubts: {
    admissions: (row) => [
      ...above(row, 'admitted', 'applicants'),
      ...above(row, 'enrolled', 'admitted'),
      ...scores.flatMap((score) => [
        ...above(row, `${score}25`, `${score}50`),
        ...above(row, `${score}50`, `${score}75`),
        ...above(row, `${score}25`, `${score}75`),
      ]),
    ],
  },
  derive: {
    admissions: (row) => ({
      admissionRate: rate(row.get('admitted'), row.get('applicants')),
      yieldRate: rate(row.get('enrolled'), row.get('admitted')),
    }),
  },
};
