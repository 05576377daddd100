import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { isWallTime } from '@longleaf/rules/student-calendar/event-times';
import { type ForeignRule, foreignRule } from '@longleaf/rules/student-calendar/foreign-rule';
import ICAL from 'ical.js';
import type { Block } from './blocks.ts';

/** A time as a file has it. */
export type FileTime = {
  /** On the clocks of its zone, in milliseconds as if they showed UTC. */
  wall: number;
  isDay: boolean;
  /** 'UTC', the name that the file has for it, or null for whatever clock there is. */
  zone: string | null;
};

export type FileEvent = {
  uid: string | null;
  sequence: number;
  name: string;
  description: string;
  location: string;
  isCancelled: boolean;
  start: FileTime;
  end: FileTime | null;
  /** Days as clocks count them, and milliseconds; where the file says how long it is. */
  duration: { days: number; rest: number } | null;
  /** Undefined for a rule that is not read, null for none. */
  rule: ForeignRule | undefined | null;
  added: readonly FileTime[];
  left: readonly FileTime[];
  /** Which date of a recurring event it takes the place of. */
  instead: { time: FileTime; andAllAfter: boolean } | null;
};

// What ICAL.parse gives (RFC 7265): name, parameters, type, values.
type Property = [name: string, params: Record<string, unknown>, type: string, ...values: unknown[]];
const DAY = 86_400_000;
const SECOND = 1000;

/** The name of a block's event, as far as it can be read; for what cannot come in. */
export function nameIn(block: Block): string | null {
  const line = block.lines.find((one) => /^SUMMARY[;:]/i.test(one));
  try {
    const property = line === undefined ? undefined : (ICAL.parse.property(line) as unknown as Property);
    return typeof property?.[3] === 'string' ? property[3] : null;
  } catch {
    return null;
  }
}

/** Reads one event. @throws Error when a line of it cannot be read, or it has no time that exists */
export function readEvent(block: Block): FileEvent {
  const [, list] = ICAL.parse(mended(block.lines).join('\r\n')) as [string, Property[]];
  const all = (name: string) => list.filter((one) => one[0] === name);
  const text = (name: string) => {
    const value = all(name)[0]?.[3];
    return typeof value === 'string' ? value : '';
  };
  const [start] = timesIn(all('dtstart')[0]);
  if (!start) throw new Error('It has no start');
  const end = all('dtend')[0];
  const instead = all('recurrence-id')[0];
  const rules = [...all('rrule'), ...all('exrule')];
  const [before] = timesIn(instead);
  const sequence = Number(all('sequence')[0]?.[3] ?? 0);
  return {
    uid: text('uid').trim() || null,
    sequence: Number.isFinite(sequence) ? sequence : 0,
    name: text('summary'),
    description: text('description'),
    location: text('location'),
    isCancelled: text('status').trim().toUpperCase() === 'CANCELLED',
    start,
    end: timesIn(end)[0] ?? null,
    duration: durationIn(all('duration')[0]),
    rule: ruleIn(rules),
    added: all('rdate').flatMap(timesIn),
    left: all('exdate').flatMap(timesIn),
    instead: before
      ? { time: before, andAllAfter: String(instead?.[1]['range']).toUpperCase() === 'THISANDFUTURE' }
      : null,
  };
}

/** Without what programs write by mistake and nobody can misread: spaces within a rule, and lists of no dates. */
function mended(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !/^(?:RDATE|EXDATE)\b[^:]*:\s*$/i.test(line))
    .map((line) => (/^(?:RRULE|EXRULE)\b/i.test(line) ? line.replaceAll(/\s/g, '') : line));
}

/** One rule is read; several, and those of dates that are left out, are none of today's programs. */
function ruleIn(rules: readonly Property[]): ForeignRule | undefined | null {
  const [rule] = rules;
  if (!rule) return null;
  return rules.length > 1 || rule[0] !== 'rrule'
    ? undefined
    : foreignRule(rule[3] as Record<string, unknown>);
}

function timesIn(property: Property | undefined): FileTime[] {
  if (!property) return [];
  const [, params, , ...values] = property;
  const zone = typeof params['tzid'] === 'string' && params['tzid'] !== '' ? params['tzid'] : null;
  // A period has its end or its length beside its start.
  return values.map((value) => timeOf(String(Array.isArray(value) ? (value as unknown[])[0] : value), zone));
}

/** @throws Error for a time that no clock shows */
export function timeOf(text: string, zone: string | null): FileTime {
  const day = text.slice(0, 10);
  // Clocks of zones go wrong in the years that no calendar means.
  if (!isCalendarDay(day) || day < '1000') throw new Error('A day that does not exist');
  const [clock = '', isUtc] = text.slice(11).split(/(Z)$/);
  // Programs that leave out the type of a whole day leave its clock empty.
  if (clock === '' || clock === '::') return { wall: Date.parse(day), isDay: true, zone: null };
  const seconds = Number(clock.slice(6));
  if (!isWallTime(`${day}T${clock.slice(0, 5)}`) || !(seconds >= 0 && seconds <= 60))
    throw new Error('A time that no clock shows');
  const wall = Date.parse(`${day}T${clock.slice(0, 5)}Z`) + Math.min(seconds, 59) * SECOND;
  return { wall, isDay: false, zone: isUtc === undefined ? zone : 'UTC' };
}

function durationIn(property: Property | undefined): FileEvent['duration'] {
  if (!property) return null;
  const found =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/.exec(
      String(property[3]),
    );
  if (!found) throw new Error('A length that cannot be read');
  const [weeks, days, hours, minutes, seconds] = found.slice(1).map((one) => Number(one ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { days: weeks * 7 + days, rest: ((hours * 60 + minutes) * 60 + seconds) * SECOND };
}

/** Days since 1970 of a time on its clocks. */
export function dayNumberOf({ wall }: Pick<FileTime, 'wall'>): number {
  return Math.floor(wall / DAY);
}
