import { allowed, type Policy, refused } from '@longleaf/http/policy';

/**
 * A letter is put with a student's application by whoever has the link that the student gave, and by nobody else. It goes
 * with the application.
 */
export const invitationLetterPolicy: Policy = (actor, act, { owner }) => {
  if (actor.kind === 'program' && actor.name === 'forget-applications' && act === 'delete')
    return allowed(/*i18n*/ 'You removed the application that it was for.');
  return actor.kind === 'holder' && actor.from === owner
    ? allowed(/*i18n*/ 'You asked them for it, by email.')
    : refused('not-theirs');
};
