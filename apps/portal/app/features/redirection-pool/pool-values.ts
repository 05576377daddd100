import type { Sent } from '@longleaf/contract/operation';
import type { redirectionOperations } from '@longleaf/contract/redirection-pool';
import { complainAboutRedirection } from '@longleaf/rules/pools/redirection-form';
import { joinSchoolNames } from '@longleaf/rules/pools/school-names';

type Answer = '' | 'yes' | 'no';

/** The form as it is typed; the names are those of the call. */
export type PoolTyped = {
  gradDate: string;
  classRank: string;
  weightedGPA: string;
  unweightedGPA: string;
  satComposite: string;
  actComposite: string;
  intendedMajor: string;
  entryTerm: string;
  requireCampusHousing: Answer;
  applyFinancialAid: Answer;
  appliedToUncInstitution: Answer;
  denials: readonly string[];
  accepted: readonly string[];
  textAuth: boolean;
};

export const EMPTY_POOL_FORM: PoolTyped = {
  gradDate: '',
  classRank: '',
  weightedGPA: '',
  unweightedGPA: '',
  satComposite: '',
  actComposite: '',
  intendedMajor: '',
  entryTerm: 'Fall',
  requireCampusHousing: '',
  applyFinancialAid: '',
  appliedToUncInstitution: '',
  denials: [],
  accepted: [],
  textAuth: false,
};

const ANSWERS = ['requireCampusHousing', 'applyFinancialAid', 'appliedToUncInstitution'] as const;

/** What is wrong, by the names of the call's fields. @param unanswered said of a question without an answer. */
export function complainAboutPoolForm(
  typed: PoolTyped,
  today: string,
  unanswered: string,
): Record<string, string | undefined> {
  const complaints = Object.entries(complainAboutRedirection(typed, today));
  const questions = ANSWERS.map((name) => [name, typed[name] === '' ? unanswered : undefined] as const);
  return Object.fromEntries(
    [...complaints, ...questions].map(([field, words]) => [`additionalData.${field}`, words]),
  );
}

export function sentPoolForm(typed: PoolTyped): Sent<typeof redirectionOperations.insertProspectCrp> {
  const { denials, accepted, requireCampusHousing, applyFinancialAid, appliedToUncInstitution, ...rest } =
    typed;
  return {
    body: {
      source: 'CRP',
      additionalData: {
        ...rest,
        requireCampusHousing: requireCampusHousing === 'yes',
        applyFinancialAid: applyFinancialAid === 'yes',
        appliedToUncInstitution: appliedToUncInstitution === 'yes',
        denialsReceivedFrom: joinSchoolNames(denials),
        acceptedFrom: joinSchoolNames(accepted),
      },
    },
  };
}
