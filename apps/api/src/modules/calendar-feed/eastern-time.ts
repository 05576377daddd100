import { easternInstant } from '@longleaf/rules/student-calendar/eastern-instant';
import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';
import type { OwnEvent } from '../student-calendar/index.ts';

/** The eastern time zone as calendar programs read it: the rules of the United States since 2007. */
const ZONE = `BEGIN:VTIMEZONE
TZID:${EASTERN_ZONE}
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

const digitsOf = (time: string) => time.replaceAll(/[-:]|\.\d+/g, '');

/**
 * How an event comes back, and which dates are left out; null when it does not. Its end is a day where it lasts all day,
 * else a moment.
 */
export function ruleOf({ repeats, repeatsUntil, allDayEvent, start, dates }: OwnEvent): string | null {
  if (repeats === 'never') return null;
  const lines = [`RRULE:FREQ=${repeats.toUpperCase()}`];
  if (repeatsUntil !== null) {
    const moment = digitsOf(easternInstant(`${repeatsUntil}T23:59`).toISOString());
    lines[0] += `;UNTIL=${allDayEvent ? digitsOf(repeatsUntil) : moment}`;
  }
  for (const { day, start: moved } of dates)
    // A changed one of whole days is an event of its own.
    if (allDayEvent) lines.push(`EXDATE;VALUE=DATE:${digitsOf(day)}`);
    else if (moved === null)
      lines.push(`EXDATE;TZID=${EASTERN_ZONE}:${digitsOf(`${day}${start.slice(10)}`)}00`);
  return lines.join('\r\n');
}
