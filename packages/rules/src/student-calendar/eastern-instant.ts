import type { WallTime } from './event-times.ts';
import { EASTERN_ZONE } from '../time/eastern-zone.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: EASTERN_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const HOUR = 3_600_000;

/** What eastern clocks show at a moment. */
export function wallTimeAt(moment: Date): WallTime {
  return clock.format(moment).replace(' ', 'T');
}

/**
 * The moment at which eastern clocks show a time. Of one that they show twice in fall it is the first; of one that they
 * leave out in spring it is the same time after midnight, an hour later on the clock.
 */
export function easternInstant(time: WallTime): Date {
  const utc = Date.parse(`${time}:00Z`);
  const inSummer = new Date(utc + 4 * HOUR);
  return wallTimeAt(inSummer) === time ? inSummer : new Date(utc + 5 * HOUR);
}
