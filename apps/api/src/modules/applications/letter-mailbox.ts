import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import { mailboxOf } from '@longleaf/platform/college-mailboxes';
import type { Dependencies } from '../../dependencies.ts';
import { definitionOf } from './definitions.ts';

/** Where the letters about a student go: the mailbox that takes the college's transcripts; undefined where there is none. */
export type LetterMailbox = (collegeId: number, kind: ApplicationKind) => string | undefined;

/** Gives what knows it. */
export function letterMailbox({
  catalog,
  clock,
  settings,
}: Pick<Dependencies, 'catalog' | 'clock' | 'settings'>): LetterMailbox {
  return (collegeId, kind) => {
    const college = catalog.applications().get(collegeId);
    if (!college || !definitionOf(college, kind, easternDay(clock())).receivesTranscripts) return undefined;
    return mailboxOf(settings.TRANSCRIPT_MAILBOXES, collegeId);
  };
}
