import { allowed, ownerAlone, type Policy } from '@longleaf/http/policy';

/** A profile is for its owner alone; the change of the server's secret seals what is sealed in it anew. */
export const profilePolicy: Policy = (actor, act, relation) => {
  if (actor.kind === 'program' && actor.name === 'rotate-data-secret' && act === 'change') {
    return allowed(
      'The secret of this site was changed. What was sealed with the old one is sealed with the new one.',
    );
  }
  return ownerAlone(actor, act, relation);
};
