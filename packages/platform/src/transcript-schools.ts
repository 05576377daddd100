/** The high schools that take part: every public one of the directory that has a code, or those with these codes. */
export type TranscriptSchools = 'public' | readonly string[];

/** What to write, for whoever wrote something else. */
export const TRANSCRIPT_SCHOOLS_HELP = 'must be public, or codes of six digits with commas between';

/** Reads `public` or `341985, 343225`; empty names none. Undefined when it is neither. */
export function transcriptSchools(text: string): TranscriptSchools | undefined {
  const trimmed = text.trim();
  if (trimmed.toLowerCase() === 'public') return 'public';
  const codes = trimmed === '' ? [] : trimmed.split(',').map((code) => code.trim());
  return codes.every((code) => /^\d{6}$/.test(code)) ? codes : undefined;
}
