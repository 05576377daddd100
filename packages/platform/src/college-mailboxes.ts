/** Where mail of one kind to each college goes, by its number (UNITID); `*` is every other college. */
export type CollegeMailboxes = ReadonlyMap<string, string>;

/** What to write, for whoever wrote something else. */
export const COLLEGE_MAILBOXES_HELP =
  'must be colleges with addresses such as 199120=office@college.example, commas between; * is every other college';

/** Reads `199120=a@x.example, *=b@y.example`. Undefined when a part is none of these. */
export function collegeMailboxes(text: string): CollegeMailboxes | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => /^(\d{6}|\*)\s*=\s*([^\s@<>"]+@[^\s@<>"]+)$/.exec(part));
  if (parts.includes(null)) return undefined;
  return new Map(parts.map((part) => [part?.[1] ?? '', part?.[2] ?? '']));
}

/** The address for one college; undefined when it has none. */
export function mailboxOf(mailboxes: CollegeMailboxes, collegeId: number): string | undefined {
  return mailboxes.get(String(collegeId)) ?? mailboxes.get('*');
}
