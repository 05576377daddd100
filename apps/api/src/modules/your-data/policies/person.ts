import { allowed, type Policy, refused, type Relation } from '@longleaf/http/policy';

/** The end of a person: their own request, whose days of grace are over. */
type Ending = Relation & { readonly isDue: boolean };

/** A person is deleted by the job for that, when they asked for it and had their days to think again; by nobody else. */
export const personPolicy: Policy<Ending> = (actor, act, { isDue }) => {
  if (actor.kind === 'nobody') return refused('not-signed-in');
  const isTheJob = actor.kind === 'program' && actor.name === 'delete-people' && act === 'delete';
  return isTheJob && isDue
    ? allowed(/*i18n*/ 'The owner asked for it, and the days to keep the account are over.')
    : refused('not-theirs');
};
