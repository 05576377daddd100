import type { Sent } from '@longleaf/contract/operation';
import type { RecruiterDetails } from '@longleaf/contract/recruiting';
import type { RedirectionProspect, redirectionOperations } from '@longleaf/contract/redirection-pool';
import { complainAboutRedirection, ENTRY_TERMS } from '@longleaf/rules/pools/redirection-form';
import { writeScore } from '@longleaf/rules/test-scores/read-score';
import { joinSchoolNames, splitSchoolNames } from '@longleaf/rules/pools/school-names';
import type { BestScores } from '../../data/test-scores/best.ts';
import { dayFromParts } from '../../kit/fields/day-parts.ts';

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

const EMPTY: PoolTyped = {
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

interface Known {
  /** Of the profile; null where it was not said. */
  graduationYear: number | null;
  /** Null where they could not be loaded. */
  scores: BestScores | null;
  /** Null where nothing was written. */
  told: RecruiterDetails['additionalData'];
}

/** What is known already: the year of the profile, the best test scores that are kept, and what was written for colleges before. */
export function beginsWith({ graduationYear, scores, told }: Known): PoolTyped {
  const year = graduationYear === null ? '' : String(graduationYear);
  const {
    gradDate = dayFromParts({ year, month: '', day: '' }),
    weightedGPA = '',
    unweightedGPA = '',
    intendedMajor = '',
  } = told ?? {};
  const term = ENTRY_TERMS.find(({ value }) => value === told?.entryTerm)?.value;
  return {
    ...EMPTY,
    gradDate,
    weightedGPA,
    unweightedGPA,
    intendedMajor,
    satComposite: writeScore(scores?.satTotal) || (told?.satComposite ?? ''),
    actComposite: writeScore(scores?.act) || (told?.actComposite ?? ''),
    entryTerm: term ?? EMPTY.entryTerm,
  };
}

/** A form that was sent, as it would be typed. */
export function typedBefore(form: RedirectionProspect['additionalData']): PoolTyped {
  const number = (value: number | null) => (value === null ? '' : String(value));
  const answer = (yes: boolean): Answer => (yes ? 'yes' : 'no');
  return {
    gradDate: form.gradDate,
    classRank: form.classRank,
    weightedGPA: number(form.weightedGPA),
    unweightedGPA: number(form.unweightedGPA),
    satComposite: number(form.satComposite),
    actComposite: number(form.actComposite),
    intendedMajor: form.intendedMajor,
    entryTerm: form.entryTerm,
    requireCampusHousing: answer(form.requireCampusHousing),
    applyFinancialAid: answer(form.applyFinancialAid),
    appliedToUncInstitution: answer(form.appliedToUncInstitution),
    denials: splitSchoolNames(form.denialsReceivedFrom),
    accepted: splitSchoolNames(form.acceptedFrom),
    textAuth: form.textAuth,
  };
}

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
