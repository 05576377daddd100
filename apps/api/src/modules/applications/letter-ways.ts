import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import { mailboxOf } from '@longleaf/platform/college-mailboxes';
import type { SftpPlace } from '@longleaf/platform/sftp';
import type { Dependencies } from '../../dependencies.ts';
import { definitionOf } from './definitions.ts';

/** How the letters about a student reach a college: a mail with a link, or the letter itself on a server. */
export type LetterWay = { by: 'mail'; to: string } | { by: 'sftp'; server: SftpPlace };

/** The way of a college's transcripts, the mail before the server; undefined where there is none. */
export type LetterWays = (collegeId: number, kind: ApplicationKind) => LetterWay | undefined;

/** Gives what knows it. */
export function letterWays({
  catalog,
  clock,
  settings,
}: Pick<Dependencies, 'catalog' | 'clock' | 'settings'>): LetterWays {
  return (collegeId, kind) => {
    const college = catalog.applications().get(collegeId);
    if (!college || !definitionOf(college, kind, easternDay(clock())).receivesTranscripts) return undefined;
    const to = mailboxOf(settings.TRANSCRIPT_MAILBOXES, collegeId);
    if (to !== undefined) return { by: 'mail', to };
    const { TRANSCRIPT_SFTP: server } = settings;
    return server && { by: 'sftp', server };
  };
}
