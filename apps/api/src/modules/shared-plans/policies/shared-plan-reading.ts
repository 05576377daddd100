import { allowed, type Policy, refused } from '@longleaf/http/policy';

/** What a plan is made of is read by whoever has a link that its owner made, and changed by nobody who has one. */
export const sharedPlanReadingPolicy: Policy = (actor, act, { owner }) =>
  actor.kind === 'holder' && actor.of === 'shared-plan' && actor.from === owner && act === 'read'
    ? allowed(/*i18n*/ 'You gave them a link to your plan.')
    : refused('not-theirs');
