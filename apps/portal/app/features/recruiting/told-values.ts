import type { RecruiterDetails } from '@longleaf/contract/recruiting';
import { complainAboutDetails, type RecruitingDetails } from '@longleaf/rules/recruiting/details';

const NOTHING: RecruitingDetails = {
  gradDate: '',
  weightedGPA: '',
  unweightedGPA: '',
  satComposite: '',
  actComposite: '',
  intendedMajor: '',
  entryTerm: '',
  entryYear: '',
  textAuth: false,
};

/** What stands in the form. */
export function toldValues({ additionalData }: RecruiterDetails): RecruitingDetails {
  return additionalData ?? NOTHING;
}

/** What is wrong, by the names of the call's fields. @param today the day in Eastern time. */
export function complainAboutTold(
  typed: RecruitingDetails,
  today: string,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(complainAboutDetails(typed, today)).map(([field, words]) => [
      `additionalData.${field}`,
      words,
    ]),
  );
}
