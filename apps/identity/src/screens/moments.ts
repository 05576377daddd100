import type { ServerWords } from '@longleaf/platform/words/server-words';

const EASTERN = 'America/New_York';

/** A day in US Eastern, such as 'Nov 24, 2026'. */
export function dayInWords({ locale }: Pick<ServerWords, 'locale'>, moment: Date): string {
  return new Intl.DateTimeFormat(locale, { timeZone: EASTERN, dateStyle: 'medium' }).format(moment);
}

/** A moment in US Eastern, such as 'Nov 24, 2026, 3:05 PM'. */
export function momentInWords({ locale }: Pick<ServerWords, 'locale'>, moment: Date): string {
  const format = { timeZone: EASTERN, dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale, format).format(moment);
}
