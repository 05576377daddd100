import { allowed, type Policy, refused } from '@longleaf/http/policy';

/** What is due is read by whoever has the address that its owner made. */
export const dueDaysPolicy: Policy = (actor, act, { owner }) =>
  actor.kind === 'holder' && actor.of === 'calendar-feed' && actor.from === owner && act === 'read'
    ? allowed(/*i18n*/ 'You gave its address to a calendar app.')
    : refused('not-theirs');
