import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  Contradiction,
  NextForCollege,
  TrackedActionId,
} from '@longleaf/rules/saved-colleges/tracked-actions';

/** The actions in the order in which they are usually done, under short names; the whole names are heard (CON-075). */
export const ACTION_COLUMNS: readonly {
  id: TrackedActionId;
  short: MessageDescriptor;
  name: MessageDescriptor;
}[] = [
  { id: 1, short: msg`Visited`, name: msg`Visited the Campus` },
  { id: 7, short: msg`Applied`, name: msg`Application Submitted` },
  { id: 2, short: msg`Aid forms`, name: msg`Financial Aid Forms Submitted` },
  { id: 4, short: msg`Interview`, name: msg`Attended an Application Interview` },
  { id: 5, short: msg`Admitted`, name: msg`Admitted` },
  { id: 3, short: msg`Not admitted`, name: msg`Not Admitted` },
  { id: 8, short: msg`Wait-listed`, name: msg`Wait-listed` },
  { id: 6, short: msg`I plan to go`, name: msg`Intend to Enroll` },
];

/** What is next for a college, in a few words. */
export const NEXT_WORDS: Readonly<Record<NextForCollege, MessageDescriptor>> = {
  visit: msg`Next: visit the campus`,
  apply: msg`Next: send your application`,
  aidForms: msg`Next: send your aid forms`,
  waitForAnswer: msg`Next: wait for the answer`,
  decide: msg`Next: decide whether you go there`,
};

export const CONTRADICTION_WORDS: Readonly<Record<Contradiction, MessageDescriptor>> = {
  admittedAndNot: msg`You marked both “Admitted” and “Not admitted”. Is one of them out of date?`,
  goingThoughNotAdmitted: msg`You plan to go here, and marked “Not admitted”. Is one of them out of date?`,
  answerWithoutApplication: msg`You marked an answer, but no application. Did you forget to mark “Applied”?`,
};
