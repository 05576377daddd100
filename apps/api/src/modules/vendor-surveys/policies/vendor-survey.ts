import { allowed, ownerAlone, type Policy, refused } from '@longleaf/http/policy';

/** Results of the vendor's surveys are for their owner alone. */
export const vendorSurveyPolicy: Policy = ownerAlone;

/** The vendor adds to what its surveys gave about a person whom it knows by a name that we gave it, and reads nothing. */
export const vendorResultPolicy: Policy = (actor, act, { owner }) =>
  actor.kind === 'holder' && actor.of === 'vendor-survey' && actor.from === owner && act === 'change'
    ? allowed(/*i18n*/ 'You took a survey of our partner, which sent us the result.')
    : refused('not-theirs');
