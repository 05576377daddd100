import type { Address } from '@longleaf/contract/addresses';
import type { Guardian } from '@longleaf/contract/profile-guardians';
import { SHARED_PARTS } from '@longleaf/rules/shared-plans/sharing';
import { TOLD_NAMES, type ToldPart } from '@longleaf/rules/recruiting/told';
import { itemLines } from '@longleaf/rules/activities/item-lines';
import type { ItemValues } from '@longleaf/rules/activities/item-values';
import { SECTION_TITLES, type ActivitySection } from '@longleaf/rules/activities/sections';
import { MAIL_LANGUAGES } from '@longleaf/rules/accounts/mail-languages';
import { holdsRole, ROLES } from '@longleaf/rules/accounts/roles';
import { countryName, UNITED_STATES } from '@longleaf/rules/addresses/countries';
import { countyName } from '@longleaf/rules/addresses/counties';
import type { SearchFilter } from '@longleaf/rules/colleges/filters/filter';
import { filterTexts } from '@longleaf/rules/colleges/filters/pills';
import { nameOfReason } from '@longleaf/rules/intents-to-enroll/intent';
import * as demographics from '@longleaf/rules/profile/demographics';
import { ENROLLMENT_STATUSES, GENDERS, TEXTING_TOPICS } from '@longleaf/rules/profile/details';
import { RELATIONSHIPS } from '@longleaf/rules/profile/guardians';
import { formatPhone } from '@longleaf/rules/profile/phone';
import { type ActionDone, nameOfAction } from '@longleaf/rules/saved-colleges/tracked-actions';
import { splitList } from '@longleaf/rules/profile/wire-list';
import { assessmentOf, questionOf } from '@longleaf/rules/assessments/catalogue';
import { REALITY_CHECK } from '@longleaf/rules/assessments/reality-check/definition';
import { nameOfPath } from '@longleaf/rules/transition-plans/plan';
import type { VendorResult } from '@longleaf/contract/vendor-surveys';
import { careerPlanLines } from '@longleaf/rules/career-plans/lines';
import type { CareerPlan } from '@longleaf/rules/career-plans/plan';
import { VENDOR_SURVEYS } from '@longleaf/rules/vendor-surveys/surveys';
import { WORDS_OF_APPLYING } from './words-of-applying.ts';
import { WORDS_OF_GROWING } from './words-of-growing.ts';
import {
  college,
  type Facts,
  oneOf,
  plain,
  type Row,
  type Say,
  severalOf,
  type Value,
  type Words,
} from './words.ts';

/**
 * A stored value in words. What people wrote, days, moments and yes or no stay as they are; a code that stands for
 * nothing we know stays as it is, too: it is kept, so it is told.
 * @param name table and column: `profiles.gender`.
 */
export function wordsOf(facts: Facts, name: string, row: Row, column: string, say: Say): Value {
  const value = row[column] ?? null;
  return value === null ? null : (WORDS[name]?.(value, facts, say, row) ?? value);
}

/** Whether a column has words of its own. */
export function hasWords(name: string): boolean {
  return name in WORDS;
}

const school: Words = (value, { catalog }) => catalog.organizations().find(plain(value))?.name ?? value;
const phone: Words = (value) => formatPhone(plain(value));
const address: Words = (value) => addressLine(value as unknown as Address);

const vendorSurvey: Words = (value, _, say) => {
  const survey = VENDOR_SURVEYS.find(({ configId }) => configId === value);
  return survey ? say(survey.name) : value;
};

const toldParts: Words = (value, _, say) =>
  (value as unknown as readonly ToldPart[]).map((part) => say(TOLD_NAMES[part]));

const WORDS: Readonly<Record<string, Words>> = {
  ...WORDS_OF_APPLYING,
  ...WORDS_OF_GROWING,
  'profiles.role': (value, _, say) =>
    ROLES.filter(({ flag }) => holdsRole(Number(plain(value)), flag)).map(({ label }) => say(label)),
  'profiles.gender': oneOf(GENDERS),
  'profiles.language': (value) => MAIL_LANGUAGES.find(({ code }) => code === value)?.name ?? value,
  'profiles.primarySchoolCrmId': school,
  'profiles.enrollmentStatus': oneOf(ENROLLMENT_STATUSES),
  'profiles.textingOptIns': severalOf(TEXTING_TOPICS),
  'profiles.socialSecurityNumber': (value, _, say) => say(plain(value)),
  'profiles.phoneNumber': phone,
  'profiles.daytimePhone': phone,
  'profiles.eveningPhone': phone,
  'profiles.mailingPhone': phone,
  'profiles.mobilePhone': phone,
  'profiles.permAddress': address,
  'profiles.mailAddress': address,
  'profile_demographics.nationalities': (value) => splitList(plain(value)).map((code) => countryName(code)),
  'profile_demographics.ethnicities': severalOf(demographics.ETHNICITIES),
  'profile_demographics.disabilities': severalOf(demographics.DISABILITIES),
  'profile_demographics.militaryServices': severalOf(demographics.MILITARY_SERVICES),
  'profile_demographics.maritalStatus': oneOf(demographics.MARITAL_STATUSES),
  'profile_demographics.religiousAffiliation': oneOf(demographics.RELIGIOUS_AFFILIATIONS),
  'profile_guardians.guardians': (value, _, say) =>
    (value as unknown as Guardian[]).map((guardian) => guardianLine(guardian, say)),
  'associated_schools.crmId': school,
  'saved_colleges.collegeId': college,
  'saved_colleges.actions': (value, _, say) =>
    (value as unknown as readonly ActionDone[]).map(({ id, doneOn }) =>
      doneOn === null ? say(nameOfAction(id)) : `${say(nameOfAction(id))}, ${doneOn}`,
    ),
  'saved_careers.code': (value, { catalog }) => catalog.careers().find(plain(value))?.title ?? value,
  'saved_programs.code': (value, { catalog }) => {
    const programs = catalog.programs();
    return programs.at(programs.positionOf(plain(value)) ?? -1)?.title ?? value;
  },
  'saved_enrichment.code': (value, { catalog }) =>
    catalog.enrichment().find(({ id }) => String(id) === plain(value))?.name ?? value,
  'saved_searches.search': (value, { catalog }) =>
    searchLine(plain(value), (cip) => {
      const programs = catalog.programs();
      return programs.at(programs.positionOf(cip) ?? -1)?.title;
    }),
  'activity_items.section': (value, _, say) => say(SECTION_TITLES[value as ActivitySection] ?? plain(value)),
  'activity_items.item': (value, _, say) =>
    itemLines(value as unknown as ItemValues).map((line) => say(line)),
  'intents_to_enroll.reasons': (value, _, say) =>
    (value as unknown as readonly number[]).map((id) => say(nameOfReason(id))),
  'assessment_sessions.assessmentId': (value, _, say) => {
    const assessment = assessmentOf(Number(value));
    return assessment ? say(assessment.name) : value;
  },
  'assessment_answers.questionId': (value, _, say) => {
    const question = questionOf(Number(value));
    return question ? say(question.text) : value;
  },
  // Only the reality check keeps words and counties as answers; other surveys keep small numbers.
  'assessment_answers.answer': (value, _, say) => {
    const choice = REALITY_CHECK.choices.find((one) => one.value === value);
    if (choice) return say(choice.name);
    // An amount never begins with a zero.
    return /^0\d\d$/.test(plain(value)) ? countyName(plain(value)) : value;
  },
  'career_plan_versions.content': (value, _, say, row) =>
    careerPlanLines(value as unknown as CareerPlan, say, row['grade'] !== null),
  'vendor_results.configId': vendorSurvey,
  'vendor_refusals.configId': vendorSurvey,
  'vendor_results.areas': (value) =>
    (value as unknown as VendorResult['areas']).map(({ name, score }) => `${name}: ${score}`),
  'transition_plans.pathType': (value, _, say) => say(nameOfPath(plain(value))),
  'former_transition_plans.pathType': (value, _, say) => say(nameOfPath(plain(value))),
  'prospects.applicationDefinitionId': college,
  'prospect_changes.change': (value, _, say) =>
    ({
      asked: say(/*i18n*/ 'You asked'),
      'told more': say(/*i18n*/ 'You let it know more'),
      'taken back': say(/*i18n*/ 'You took it back'),
    })[plain(value)] ?? value,
  'shared_plans.parts': severalOf(SHARED_PARTS),
  'prospect_sendings.collegeId': college,
  'prospect_sendings.action': (value, _, say) =>
    ({
      new: say(/*i18n*/ 'That you want to hear from it'),
      update: say(/*i18n*/ 'What is new about you'),
      withdrawal: say(/*i18n*/ 'To write no more'),
    })[plain(value)] ?? value,
  'prospect_sendings.told': toldParts,
  'prospect_changes.told': toldParts,
  'audit.actorKind': (value, _, say) =>
    ({ person: say(/*i18n*/ 'A person'), holder: say(/*i18n*/ 'Somebody who has a link from you') })[
      plain(value)
    ] ?? say(/*i18n*/ 'A program of ours'),
  'audit.act': (value, _, say) =>
    ({
      read: say(/*i18n*/ 'Saw it'),
      change: say(/*i18n*/ 'Changed it'),
      delete: say(/*i18n*/ 'Deleted it'),
    })[plain(value)] ?? value,
  // The reason stands in the audit in English, as the policy gave it.
  'audit.why': (value, _, say) => say(plain(value)),
};

/** An address as on a letter, in one line; the county where there is one. */
function addressLine({ street, street2, city, state, postalCode, country, county }: Address): string {
  const town = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const land = country === UNITED_STATES ? '' : countryName(country);
  const name = county === '' ? '' : `${countyName(county)} County`;
  return [street, street2, town, land, name].filter(Boolean).join(', ');
}

function guardianLine(guardian: Guardian, say: Say): string {
  const { relationship, firstName, lastName, email, phoneNumber, mobilePhone, occupation } = guardian;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const where = guardian.address ? addressLine(guardian.address) : '';
  const phones = [phoneNumber, mobilePhone].filter(Boolean).map((number) => formatPhone(number));
  const kind = say(RELATIONSHIPS.find(({ value }) => value === relationship)?.label ?? relationship);
  return [kind, name, email, ...phones, where, occupation].filter(Boolean).join(', ');
}

/** The filters of a saved search, each in words; text that is no search stays as it is. */
function searchLine(text: string, titleOf: (cip: string) => string | undefined): Value {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return text;
  }
  const list = Array.isArray(kept) ? kept : (kept as { filters?: unknown } | null)?.filters;
  if (!Array.isArray(list)) return text;
  return filterTexts(list.filter(isFilter), titleOf);
}

function isFilter(value: unknown): value is SearchFilter {
  const { key, value: wanted } = (value ?? {}) as { key?: unknown; value?: unknown };
  return typeof key === 'string' && typeof wanted === 'string';
}
