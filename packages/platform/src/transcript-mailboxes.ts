/** Where transcripts for each college go, by its number (UNITID); `*` is every other college. */
export type TranscriptMailboxes = ReadonlyMap<string, string>;

/** What to write, for whoever wrote something else. */
export const TRANSCRIPT_MAILBOXES_HELP =
  'must be colleges with addresses such as 199120=transcripts@college.example, commas between; * is every other college';

/** Reads `199120=a@x.example, *=b@y.example`. Undefined when a part is none of these. */
export function transcriptMailboxes(text: string): TranscriptMailboxes | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => /^(\d{6}|\*)\s*=\s*([^\s@<>"]+@[^\s@<>"]+)$/.exec(part));
  if (parts.includes(null)) return undefined;
  return new Map(parts.map((part) => [part?.[1] ?? '', part?.[2] ?? '']));
}

/** The address for one college; undefined when it has none. */
export function mailboxOf(mailboxes: TranscriptMailboxes, collegeId: number): string | undefined {
  return mailboxes.get(String(collegeId)) ?? mailboxes.get('*');
}
