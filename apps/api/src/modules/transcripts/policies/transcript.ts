import { allowed, ownerAlone, type Policy } from '@longleaf/http/policy';

/** Transcripts are their owner's alone; the program that releases and sends them does what the owner asked for. */
export const transcriptPolicy: Policy = (actor, act, relation) =>
  actor.kind === 'program' && actor.name === 'send-transcripts' && act !== 'delete'
    ? allowed(/*i18n*/ 'The owner asked for the transcript.')
    : ownerAlone(actor, act, relation);
