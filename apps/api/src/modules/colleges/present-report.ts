import type { CollegeProfile } from '@longleaf/catalog/profile/college-profile';
import { storedProfile } from '@longleaf/catalog/import/institution-profile-schema';

/** Puts what a college reported about itself into the shape of the contract; empty where it reported nothing. */
export function presentReport({ report, reportedOn }: Pick<CollegeProfile, 'report' | 'reportedOn'>) {
  const read = storedProfile.parse(report);
  return {
    costFinancialAid: { availableLoanTypes: read.availableLoanTypes, paymentPlans: read.paymentPlans },
    videos: read.videos,
    housingTypes: read.housingTypes,
    extracurriculars: read.extracurriculars,
    texts: read.texts,
    reportedOn,
  };
}
