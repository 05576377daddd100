import { easternInstant } from '@longleaf/rules/student-calendar/eastern-instant';
import type { OwnEvent } from '../student-calendar/index.ts';

export const EASTERN = 'America/New_York';

/** The eastern time zone as calendar programs read it: the rules of the United States since 2007. */
const ZONE = `BEGIN:VTIMEZONE
TZID:${EASTERN}
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

/** What the calendar is given for the only zone it names. */
export function writeEastern(): string {
  return ZONE;
}

/** How an event comes back; null when it does not. Its end is a day where it lasts all day, else a moment. */
export function ruleOf({ repeats, repeatsUntil, allDayEvent }: OwnEvent): string | null {
  if (repeats === 'never') return null;
  const rule = `RRULE:FREQ=${repeats.toUpperCase()}`;
  if (repeatsUntil === null) return rule;
  const moment = easternInstant(`${repeatsUntil}T23:59`)
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '');
  return `${rule};UNTIL=${allDayEvent ? repeatsUntil.replaceAll('-', '') : moment}`;
}
