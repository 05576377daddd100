import { allowed, type Policy, refused } from '@longleaf/http/policy';

/** The form that a person was sent to tells that they finished it, and may do nothing else. */
export const formTellingPolicy: Policy = (actor, act, { owner }) =>
  actor.kind === 'holder' && actor.of === 'next-steps-form' && actor.from === owner && act === 'change'
    ? allowed(/*i18n*/ 'You finished the Next Steps form, and it told us.')
    : refused('not-theirs');
