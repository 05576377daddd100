import { allowed, type Policy, refused } from '@longleaf/http/policy';

/** Of an application the program that sends transcripts marks the transcript task, and nothing else. */
export const transcriptTaskPolicy: Policy = (actor, act) =>
  actor.kind === 'program' && actor.name === 'send-transcripts' && act === 'change'
    ? allowed(/*i18n*/ 'The owner asked for the transcript.')
    : refused('not-theirs');
