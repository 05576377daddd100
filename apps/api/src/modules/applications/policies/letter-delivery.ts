import { allowed, type Policy, refused } from '@longleaf/http/policy';

/** A letter goes to the college that it was written for, by the program that sends it; it reads it and changes nothing of it. */
export const letterDeliveryPolicy: Policy = (actor, act) =>
  actor.kind === 'program' && actor.name === 'send-letters' && act !== 'delete'
    ? allowed(/*i18n*/ 'You asked for the letter for this college.')
    : refused('not-theirs');
