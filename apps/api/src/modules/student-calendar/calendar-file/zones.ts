import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { wallTimeAt } from '@longleaf/rules/student-calendar/eastern-instant';
import { instantIn, knownZone } from '@longleaf/rules/student-calendar/zone-instant';
import ICAL from 'ical.js';
import type { Block } from './blocks.ts';
import type { FileTime } from './file-event.ts';
import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';

const SECOND = 1000;
const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 86_400_000;
// More than any program writes: a zone's history has about a hundred changes.
const OBSERVANCES_AT_MOST = 40;

export type Zones = {
  /** The moment of a time, in milliseconds. A whole day, and what has no zone, is on clocks of Carolina. */
  instantOf: (time: FileTime) => number;
  /** What clocks of Carolina show at a moment. */
  easternAt: (moment: number) => number;
  isKnown: (zone: string | null) => boolean;
  /** Whether its clocks are always those of Carolina. */
  isEastern: (zone: string | null) => boolean;
  /** Whether in every week of the year from a day on its clocks are as far from those of Carolina, at that hour. */
  keepsHour: (time: FileTime, from: CalendarDay) => boolean;
};

/** The zones of a file: those of the world's list by their names, all others by what the file says of them. */
export function zonesOf(blocks: readonly Block[]): Zones {
  const own = new Map<string, ICAL.Timezone>();
  for (const block of blocks) {
    const zone = ownZone(block);
    if (zone) own.set(zone.tzid, zone);
  }
  const names = new Map<string, string | undefined>();
  const nameOf = (zone: string) => {
    if (!names.has(zone)) names.set(zone, knownZone(zone));
    return names.get(zone);
  };
  const lookUp = ({ wall, zone }: FileTime) => {
    const name = zone === null ? EASTERN_ZONE : nameOf(zone);
    if (name !== undefined) return instantIn(name, wall);
    const described = zone === null ? undefined : own.get(zone);
    return described ? instantBy(described, wall) : instantIn(EASTERN_ZONE, wall);
  };
  // Clocks change at quarters of an hour; most times of a file are near each other.
  const known = remembered<FileTime>(
    ({ wall, zone }) => `${Math.floor(wall / QUARTER)} ${zone}`,
    (time) => lookUp(time) - time.wall,
  );
  const instantOf = (time: FileTime) => time.wall + (time.zone === 'UTC' ? 0 : known(time));
  const shown = remembered<number>(
    (moment) => String(Math.floor(moment / QUARTER)),
    (moment) => Date.parse(`${wallTimeAt(new Date(moment))}Z`) - Math.floor(moment / MINUTE) * MINUTE,
  );
  const isEastern = (zone: string | null) =>
    zone === null || (zone !== 'UTC' && (nameOf(zone) === EASTERN_ZONE || !(nameOf(zone) ?? own.has(zone))));
  // Looked up for each event; few zones and hours come in a file.
  const hours = new Map<string, boolean>();
  const keepsHour = (time: FileTime, from: CalendarDay) => {
    if (time.isDay || isEastern(time.zone)) return true;
    const clock = time.wall - Math.floor(time.wall / DAY) * DAY;
    const key = `${clock} ${time.zone}`;
    const before = hours.get(key);
    if (before !== undefined) return before;
    const first = Date.parse(from) + clock;
    const apart = (week: number) => {
      const wall = first + week * 7 * DAY;
      return instantOf({ ...time, wall }) - instantIn(EASTERN_ZONE, wall);
    };
    const keeps = Array.from({ length: 53 }, (_, week) => apart(week)).every((one) => one === apart(0));
    hours.set(key, keeps);
    return keeps;
  };
  return {
    instantOf,
    easternAt: (moment) => moment + shown(moment),
    isEastern,
    keepsHour,
    isKnown: (zone) => zone === null || nameOf(zone) !== undefined || own.has(zone),
  };
}

/** How many answers are remembered; more than a year has quarters of an hour with one zone. */
const REMEMBERED_AT_MOST = 50_000;

function remembered<Asked>(
  keyOf: (asked: Asked) => string,
  find: (asked: Asked) => number,
): (asked: Asked) => number {
  const answers = new Map<string, number>();
  return (asked) => {
    const key = keyOf(asked);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const found = find(asked);
    if (answers.size >= REMEMBERED_AT_MOST) answers.clear();
    answers.set(key, found);
    return found;
  };
}

/** As `instantIn`, which the library does otherwise: to it a time that clocks show twice is the second. */
function instantBy(zone: ICAL.Timezone, wall: number): number {
  const offsetAt = (at: number) =>
    zone.utcOffset(ICAL.Time.fromDateTimeString(new Date(at).toISOString().slice(0, 19))) * SECOND;
  const change = Math.abs(offsetAt(wall + DAY) - offsetAt(wall - DAY));
  return wall - offsetAt(wall - change);
}

/** A zone as the file describes it; none where its rules are others than clocks have, which could go on without an end. */
function ownZone({ lines }: Block): ICAL.Timezone | undefined {
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')) as unknown[]);
    const parts = component.getAllSubcomponents();
    const rules = lines.filter((line) => /^RRULE[;:]/i.test(line));
    const areClocks = rules.every((rule) =>
      /^RRULE:(?=.*FREQ=YEARLY)(?=.*BYMONTH=(1[0-2]|[1-9])(;|$))(?=.*BYDAY=(-1|[1-4])(SU|MO|TU|WE|TH|FR|SA)(;|$))((FREQ|BYMONTH|BYDAY|UNTIL|WKST)=[\w-]+;?|INTERVAL=1;?)+$/i.test(
        rule,
      ),
    );
    if (parts.length === 0 || parts.length > OBSERVANCES_AT_MOST || !areClocks) return undefined;
    const zone = new ICAL.Timezone(component);
    // Said once, so that one that cannot be used is known before its times are.
    return Number.isFinite(instantBy(zone, Date.UTC(2026, 0, 1))) ? zone : undefined;
  } catch {
    return undefined;
  }
}
