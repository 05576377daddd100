import type { ServerWords } from '@longleaf/platform/words/server-words';
import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';

/** A day in US Eastern, such as 'Nov 24, 2026'. */
export function dayInWords({ locale }: Pick<ServerWords, 'locale'>, moment: Date): string {
  return new Intl.DateTimeFormat(locale, { timeZone: EASTERN_ZONE, dateStyle: 'medium' }).format(moment);
}

/** A moment in US Eastern, such as 'Nov 24, 2026, 3:05 PM'. */
export function momentInWords({ locale }: Pick<ServerWords, 'locale'>, moment: Date): string {
  const format = { timeZone: EASTERN_ZONE, dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale, format).format(moment);
}
