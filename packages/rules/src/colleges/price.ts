import type { CollegeFacts, Figure } from './facts.ts';

/** Whose price is shown unless somebody says where they live. */
export const HOME_STATE = 'NC';

/** How far a net price holds for somebody, or why they have none. */
export const priceKinds = ['reported', 'estimated', 'not-reported', 'not-known-for-you'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** What a year costs after grants, in whole dollars; null when it was not reported or is not known for this person. */
export type Price =
  | { readonly dollars: number; readonly kind: 'reported' | 'estimated' }
  | { readonly dollars: null; readonly kind: 'not-reported' | 'not-known-for-you' };

type Tuitions = Pick<
  CollegeFacts,
  'state' | 'controlCode' | 'tuitionInState' | 'tuitionOutOfState' | 'tuitionVariesByResidency'
>;
type PriceFacts = Tuitions &
  Pick<CollegeFacts, 'netPrice' | 'shareFirstYearStateGrant' | 'averageFirstYearStateGrant'>;

const PUBLIC = 1;
const ROUNDED_TO = 100;

/**
 * The net price for residents of a state. A public college publishes it for students who pay its own state's tuition
 * alone. For others it is estimated: that price, with the higher tuition, and without the average state and local grant,
 * which residents alone get. It is not known where a part of the estimate was not reported.
 */
export function priceFor(facts: PriceFacts, residency: string = HOME_STATE): Price {
  const { netPrice, tuitionInState, tuitionOutOfState } = facts;
  if (netPrice === null) return { dollars: null, kind: 'not-reported' };
  if (isPublishedFor(facts, residency)) return { dollars: netPrice, kind: 'reported' };
  const stateGrant = averageStateGrant(facts);
  if (tuitionInState === null || tuitionOutOfState === null || stateGrant === null)
    return { dollars: null, kind: 'not-known-for-you' };
  const dollars = netPrice + tuitionOutOfState - tuitionInState + stateGrant;
  return { dollars: Math.round(dollars / ROUNDED_TO) * ROUNDED_TO, kind: 'estimated' };
}

/**
 * Whether a net price that the college publishes is what residents of a state pay: everywhere but at the public colleges
 * of other states that have two tuitions, or do not say.
 */
export function isPublishedFor(college: Tuitions, residency: string = HOME_STATE): boolean {
  const { state, controlCode, tuitionInState, tuitionOutOfState, tuitionVariesByResidency } = college;
  if (controlCode !== PUBLIC || state === residency) return true;
  if (tuitionInState !== null && tuitionOutOfState !== null) return tuitionInState === tuitionOutOfState;
  return tuitionVariesByResidency === false;
}

/** State and local grants, spread over all first-year students. */
function averageStateGrant(facts: PriceFacts): Figure {
  const { shareFirstYearStateGrant: share, averageFirstYearStateGrant: average } = facts;
  if (share === 0) return 0;
  return share === null || average === null ? null : share * average;
}
