/** Why we could not deliver a transcript. What a college says itself is told in its own words. */
export const transcriptFailures = ['no-mailbox', 'no-record', 'server-away', 'letter-refused'] as const;
export type TranscriptFailure = (typeof transcriptFailures)[number];

/** What students read. */
export const failureWords: Readonly<Record<TranscriptFailure, string>> = {
  'no-mailbox': /*i18n*/ 'This college has not told us where to send transcripts.',
  'no-record': /*i18n*/ 'Your school’s record is no longer here.',
  'server-away': /*i18n*/ 'The server that takes transcripts for colleges did not answer.',
  'letter-refused': /*i18n*/ 'The college’s mailbox did not take our email.',
};
