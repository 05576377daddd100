import { applicationNames } from '@longleaf/rules/applications/kinds';
import { taskTitles } from '@longleaf/rules/applications/tasks';
import { receiptTitles } from '@longleaf/rules/receipts/kinds';
import type { LetterState } from '@longleaf/rules/applications/letters';
import type { TranscriptStatusName, TranscriptType } from '@longleaf/rules/transcripts/states';
import { college, named, schoolOfCode, type Words } from './words.ts';

const transcriptTypes: Readonly<Record<TranscriptType, string>> = {
  Initial: /*i18n*/ 'First transcript',
  Midyear: /*i18n*/ 'Midyear transcript',
  Final: /*i18n*/ 'Final transcript',
};
const statuses: Readonly<Record<TranscriptStatusName, string>> = {
  Pending: /*i18n*/ 'Pending',
  Released: /*i18n*/ 'Released',
  Sent: /*i18n*/ 'Sent',
  Received: /*i18n*/ 'Received',
  Failed: /*i18n*/ 'Failed',
  Canceled: /*i18n*/ 'Canceled',
};
const letterStates: Readonly<Record<LetterState, string>> = {
  sent: /*i18n*/ 'Sent',
  received: /*i18n*/ 'Received',
  failed: /*i18n*/ 'Failed',
};

/** What stands in rows about applying, in words: applications, transcripts and receipts. */
export const WORDS_OF_APPLYING: Readonly<Record<string, Words>> = {
  'applications.collegeId': college,
  'applications.kind': named(applicationNames),
  'application_tasks.task': named(taskTitles),
  'letter_deliveries.state': named(letterStates),
  'transcript_requests.collegeId': college,
  'transcript_requests.type': named(transcriptTypes),
  'transcript_requests.status': named(statuses),
  'transcript_requests.ceeb': schoolOfCode,
  'transcript_events.status': named(statuses),
  'transcript_records.ceeb': schoolOfCode,
  'receipts.collegeId': college,
  'receipts.kind': named(receiptTitles),
  // The kind of application, the type of transcript or the task that the receipt is about.
  'receipts.part': named({ ...applicationNames, ...transcriptTypes, ...taskTitles }),
};
