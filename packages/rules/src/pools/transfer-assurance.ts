/** What a student says that public universities answered. */
export type UniversityAnswers = {
  deniedAdmission: boolean;
  acceptedToUncInstitution: boolean;
  /** Names of the universities that turned them down, and of those that accepted them. */
  denialsReceivedFrom: readonly string[];
  acceptedFrom: readonly string[];
};

/** Which panel stands in the place of the form once it was sent (ST-245 to ST-247). */
export type AssurancePanel = 'Ineligible' | 'NotDenied' | 'ThankYou';

/** By the universities that are named alone; eligibility is told apart (GAP-100). */
export function assurancePanel({ acceptedFrom, denialsReceivedFrom }: UniversityAnswers): AssurancePanel {
  if (acceptedFrom.length > 0) return 'Ineligible';
  return denialsReceivedFrom.length === 0 ? 'NotDenied' : 'ThankYou';
}

/** Turned down by a public university, and accepted by none (ST-249). */
export function isAssuranceEligible(answers: UniversityAnswers): boolean {
  const denied = answers.deniedAdmission || answers.denialsReceivedFrom.length > 0;
  const accepted = answers.acceptedToUncInstitution || answers.acceptedFrom.length > 0;
  return denied && !accepted;
}
