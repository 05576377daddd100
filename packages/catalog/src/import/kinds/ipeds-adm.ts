import { fields } from '../kind.ts';
import type { FileKind } from '../kind.ts';
import { code, count, percent } from '../values.ts';

/** Divides two counts of a row; null when either is missing or there is nothing to divide by. */
function rate(part: string | null | undefined, whole: string | null | undefined): string | null {
  if (part === null || part === undefined || whole === null || whole === undefined || Number(whole) === 0)
    return null;
  const share = Number(part) / Number(whole);
  return share > 1 ? null : String(Math.round(share * 1e4) / 1e4);
}

/** IPEDS admissions and test scores (ADM). */
export const ipedsAdm: FileKind = {
  key: 'ipeds-adm',
  title: 'IPEDS admissions and test scores (ADM)',
  needs: ['UNITID', 'APPLCN', 'ADMSSN', 'ENRLT'],
  yearOf: (year) => `Fall ${year}`,
  targets: {
    admissions: [
      ...fields(code, {
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
        satReading25: 'SATVR25',
        satReading50: 'SATVR50',
        satReading75: 'SATVR75',
        satMath25: 'SATMT25',
        satMath50: 'SATMT50',
        satMath75: 'SATMT75',
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
  derive: {
    admissions: (row) => ({
      admissionRate: rate(row.get('admitted'), row.get('applicants')),
      yieldRate: rate(row.get('enrolled'), row.get('admitted')),
    }),
  },
};
