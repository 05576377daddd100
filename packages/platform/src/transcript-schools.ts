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

/** The days of a year, such as `06-15`, on which transcripts are released. */
export type TranscriptReleaseDays = { readonly midyear: string; readonly final: string };

/** What to write, for whoever wrote something else. */
export const TRANSCRIPT_RELEASE_DAYS_HELP = 'must be two days of a year such as 02-01,06-15';

/** Reads `02-01,06-15`. Undefined when they are not two days that every year has. */
export function transcriptReleaseDays(text: string): TranscriptReleaseDays | undefined {
  const [midyear = '', final = '', ...more] = text.split(',').map((day) => day.trim());
  return more.length === 0 && isDay(midyear) && isDay(final) ? { midyear, final } : undefined;
}

function isDay(text: string): boolean {
  const date = new Date(`2027-${text}T00:00:00Z`);
  return /^\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().includes(text);
}
