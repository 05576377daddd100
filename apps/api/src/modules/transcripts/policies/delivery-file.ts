import { allowed, ownerAlone, type Policy } from '@longleaf/http/policy';

/** What is sent to a college is kept with its owner's files, by the program that sends it. */
export const deliveryFilePolicy: Policy = (actor, act, relation) =>
  actor.kind === 'program' && actor.name === 'send-transcripts' && act !== 'delete'
    ? allowed(/*i18n*/ 'The owner asked for the transcript.')
    : ownerAlone(actor, act, relation);
