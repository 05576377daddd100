import type { ChangeKind } from './change.ts';
import type { CollegeType } from './sector.ts';

/** A yes/no fact; null means the college did not report it. */
export type Flag = boolean | null;
/** A figure; null means the college did not report it. Never zero for a missing figure. */
export type Figure = number | null;

/** The facts about one college that filters, sorting and cards read. Rates are fractions, money is whole US dollars. */
export interface CollegeFacts {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly collegeType: CollegeType;
  readonly isOpen: boolean;
  /** What became of it since the directory was drawn up, or will, and when, as far as known. */
  readonly changeKind: ChangeKind | null;
  readonly closedOn: string | null;
  readonly announcedOn: string | null;
  readonly levelCode: Figure;
  readonly controlCode: Figure;
  readonly sectorCode: Figure;
  readonly localeCode: Figure;
  /** Carnegie Classification 2021, basic. */
  readonly carnegieCode: Figure;
  readonly religionCode: Figure;
  readonly titleIvCode: Figure;
  readonly openAdmission: Flag;
  readonly offersGraduate: Flag;
  readonly isHbcu: Flag;
  readonly isTribal: Flag;
  readonly isPredominantlyBlack: Flag;
  readonly isHispanicServing: Flag;
  readonly isAsianPacificServing: Flag;
  readonly isAlaskaNativeHawaiianServing: Flag;
  readonly isNativeAmericanServing: Flag;
  readonly isMenOnly: Flag;
  readonly isWomenOnly: Flag;
  readonly isDistanceOnly: Flag;
  readonly disabilityServicesUrl: string | null;
  readonly admissionRate: Figure;
  readonly considersTestScores: Figure;
  readonly considersGpa: Figure;
  readonly considersClassRank: Figure;
  readonly considersRecord: Figure;
  readonly considersCollegePrep: Figure;
  readonly considersRecommendations: Figure;
  readonly considersEssay: Figure;
  readonly considersWorkExperience: Figure;
  readonly considersLegacy: Figure;
  readonly satReading25: Figure;
  readonly satReading50: Figure;
  readonly satReading75: Figure;
  readonly satMath25: Figure;
  readonly satMath50: Figure;
  readonly satMath75: Figure;
  readonly act25: Figure;
  readonly act50: Figure;
  readonly act75: Figure;
  readonly tuitionInState: Figure;
  readonly tuitionOutOfState: Figure;
  /** The newest average that the college published; at a public college that of its own state's residents. */
  readonly netPrice: Figure;
  /** The year of that average as its source states it. */
  readonly netPriceYear: string | null;
  readonly tuitionVariesByResidency: Flag;
  readonly shareAnyGrant: Figure;
  readonly sharePell: Figure;
  readonly shareFederalLoan: Figure;
  readonly shareFirstYearCollegeGrant: Figure;
  readonly shareFirstYearStateGrant: Figure;
  readonly averageFirstYearStateGrant: Figure;
  readonly applicationFee: Figure;
  readonly offersHousing: Flag;
  readonly firstYearsLiveOnCampus: Flag;
  readonly boardPlanCode: Figure;
  readonly undergraduates: Figure;
  readonly totalEnrollment: Figure;
  readonly studentFacultyRatio: Figure;
  readonly graduationRate: Figure;
  readonly certificateUnder12Weeks: Flag;
  readonly certificateUnder1Year: Flag;
  readonly certificate1To2Years: Flag;
  readonly certificate2To4Years: Flag;
  readonly offersAssociate: Flag;
  readonly offersBachelor: Flag;
  readonly offersMaster: Flag;
  readonly offersResearchDoctorate: Flag;
  readonly offersProfessionalDoctorate: Flag;
  readonly offersOtherDoctorate: Flag;
  readonly creditForLifeExperience: Flag;
  readonly acceptsAp: Flag;
  readonly rotcArmy: Flag;
  readonly rotcNavy: Flag;
  readonly rotcAirForce: Flag;
  readonly studyAbroad: Flag;
  readonly weekendEvening: Flag;
  readonly undergraduateResearch: Flag;
  readonly teacherCertification: Flag;
  readonly transitionProgram: Flag;
  readonly careerCounseling: Flag;
  readonly studentEmployment: Flag;
  readonly jobPlacement: Flag;
  readonly dayCare: Flag;
  readonly onlineUndergraduateCourses: Flag;
  readonly onlineUndergraduatePrograms: Flag;
  readonly onlineGraduateCourses: Flag;
  readonly onlineGraduatePrograms: Flag;
  readonly yellowRibbon: Flag;
  readonly creditForMilitaryTraining: Flag;
  readonly veteransContact: Flag;
  readonly veteranOrganization: Flag;
  readonly library: Flag;
  readonly adultBasicEducation: Flag;
  readonly developmentalPrograms: Flag;
  readonly athleticAssociation: Flag;
  readonly ncaaMember: Flag;
  readonly naiaMember: Flag;
  readonly njcaaMember: Flag;
  readonly nscaaMember: Flag;
  readonly nccaaMember: Flag;
  readonly otherAthleticMember: Flag;
  readonly football: Flag;
  readonly basketball: Flag;
  readonly baseball: Flag;
  readonly crossCountryTrack: Flag;
  readonly athleticDivision: string | null;
  readonly athleticAidMen: Figure;
  readonly athleticAidWomen: Figure;
  /** Sports with the sexes that take part, from the federal athletics survey. */
  readonly sports: readonly { readonly sport: string; readonly men: boolean; readonly women: boolean }[];
  /** Keys of the career clusters that the college has programs in. */
  readonly clusters: readonly string[];
  /** Choices that the college itself reported for families without a public source: family key to values. */
  readonly reported: Readonly<Record<string, readonly string[]>>;
}

/** Tuition and required fees that residents of a state are charged: in-state at home, out-of-state elsewhere. */
export function residentTuition(
  facts: Pick<CollegeFacts, 'state' | 'tuitionInState' | 'tuitionOutOfState'>,
  residency: string,
): Figure {
  return facts.state === residency ? facts.tuitionInState : facts.tuitionOutOfState;
}

/** Number of students that sizes go by: degree-seeking undergraduates, or everyone where a college has no undergraduates. */
export function studentPopulation(facts: Pick<CollegeFacts, 'undergraduates' | 'totalEnrollment'>): Figure {
  return facts.undergraduates === null || facts.undergraduates === 0
    ? facts.totalEnrollment
    : facts.undergraduates;
}

/** Middle of a score: the 50th percentile, else the point between the 25th and the 75th, else null. */
export function middleScore(low: Figure, middle: Figure, high: Figure): Figure {
  if (middle !== null) return middle;
  return low === null || high === null ? null : (low + high) / 2;
}
