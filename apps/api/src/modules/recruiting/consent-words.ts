import { RECRUITING_CONSENT } from '@longleaf/contract/recruiting-consent';
import { TOLD_NAMES, type ToldPart } from '@longleaf/rules/recruiting/told';

/** What somebody agrees to, in English: it is kept with the request. */
export function consentWords(college: string, told: readonly ToldPart[]): string {
  const list = new Intl.ListFormat('en').format(told.map((part) => TOLD_NAMES[part]));
  return `${college} gets your ${list}. ${RECRUITING_CONSENT}`;
}
