import { createHash } from 'node:crypto';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import type { ImportNote, LeftOutReason } from '@longleaf/rules/student-calendar/brought-in';
import type { ChangedDate } from '@longleaf/rules/student-calendar/changed-dates';
import type { Recurring } from '@longleaf/rules/student-calendar/recurrences';
import { blocksOf } from './blocks.ts';
import { type FileEvent, nameIn, readEvent } from './file-event.ts';
import { type Change, partsOf, type Where } from './repeating.ts';
import { place } from './times.ts';
import { wordsOfEvent } from './words.ts';
import { type Zones, zonesOf } from './zones.ts';

/** One event of a file, and what is added for it. */
export type ForeignEvent = {
  /** The same whenever the file is read. */
  key: string;
  /** Empty where the file gives none. */
  name: string;
  description: string;
  notes: ImportNote[];
  /** `importedAs` tells each from all others of the person who brings it in. */
  rows: (Recurring & { importedAs: string; dates: ChangedDate[] })[];
};

export type LeftOut = { name: string | null; start: string | null; reason: LeftOutReason };

export type CalendarFile = {
  events: ForeignEvent[];
  leftOut: LeftOut[];
  /** Tasks and the like, of which nothing is read. */
  others: number;
  /** The file ends before its calendar does: there may have been more. */
  isCut: boolean;
};

export type ReadWish = {
  today: CalendarDay;
  eventsAtMost: number;
  /** At the end of the ids of our own events, which are not brought in again. */
  ownHost: string;
};

/** Single dates that come of a file at most, beside one of each event: more than a person can have. */
const SINGLE_DATES_AT_MOST = 20_000;

/** What is read of a file; why it cannot be read at all where it is a text. Pure, and bounded by the length of the file. */
export function bringIn(text: string, wish: ReadWish): CalendarFile | 'no-calendar' | 'too-many' {
  const { events, zones: zoneBlocks, others, isCalendar, isCut } = blocksOf(text, wish.eventsAtMost);
  if (!isCalendar) return 'no-calendar';
  if (events.length > wish.eventsAtMost) return 'too-many';
  const file: CalendarFile = { events: [], leftOut: [], others, isCut };
  const read: FileEvent[] = [];
  for (const block of events) {
    const leave = (reason: LeftOutReason) =>
      file.leftOut.push({ name: shownName(nameIn(block)), start: null, reason });
    if (!block.isWhole) leave('cut-off');
    else
      try {
        read.push(readEvent(block));
      } catch {
        leave('unreadable');
      }
  }
  const zones = zonesOf(zoneBlocks);
  const where = { zones, today: wish.today, ownHost: wish.ownHost, dates: { left: SINGLE_DATES_AT_MOST } };
  for (const group of groupsOf(read)) {
    const before = { events: file.events.length, leftOut: file.leftOut.length };
    try {
      bringInGroup(group, where, file);
    } catch {
      // A time that no library can place: nothing of that event comes in, and it is told.
      file.events.length = before.events;
      file.leftOut.length = before.leftOut;
      for (const { name } of [...group.masters, ...group.changes])
        file.leftOut.push({ name: shownName(name), start: null, reason: 'unreadable' });
    }
  }
  return file;
}

type Here = Where & { ownHost: string };
type Group = { uid: string; masters: FileEvent[]; changes: FileEvent[] };

/** An event and the changed dates of it have one id. */
function groupsOf(events: readonly FileEvent[]): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const event of events) {
    const { name, start, rule, instead } = event;
    const uid = event.uid ?? `no id ${name} ${start.wall} ${rule?.freq ?? ''}`;
    const group = groups.get(uid) ?? { uid, masters: [], changes: [] };
    groups.set(uid, group);
    (instead ? group.changes : group.masters).push(event);
  }
  return groups.values();
}

function bringInGroup({ uid, masters, changes }: Group, where: Here, file: CalendarFile): void {
  const { zones } = where;
  const leave = (event: FileEvent, reason: LeftOutReason) =>
    file.leftOut.push({ name: shownName(event.name), start: startOf(event, zones), reason });
  if (isOwn(uid, where.ownHost)) {
    for (const event of [...masters, ...changes]) leave(event, 'own');
    return;
  }
  const [master, ...older] = newestFirst(masters);
  for (const event of older) leave(event, 'twice');
  const newest = new Map<number, FileEvent>();
  for (const event of newestFirst(changes)) {
    const at = event.instead ? zones.instantOf(event.instead.time) : 0;
    if (newest.has(at)) leave(event, 'twice');
    else newest.set(at, event);
  }
  const changed = [...newest.values()];
  // One that changes all dates after it as well would have to split the event: the whole of it is left out.
  const splits = master !== undefined && changed.some(({ instead }) => instead?.andAllAfter);
  if (master?.isCancelled || splits) {
    for (const event of master ? [master, ...changed] : changed) leave(event, splits ? 'rule' : 'cancelled');
    return;
  }
  const add = (event: FileEvent, part: string, instead: readonly Change[]) => {
    const found = foreignEvent(event, `${uid}\n${part}`, instead, where);
    if (typeof found === 'string') leave(event, found);
    else file.events.push(found.event);
    return typeof found === 'string' ? instead : found.apart;
  };
  const inPlace = new Map(changed.flatMap((event) => changeOf(event, master, where)));
  const apart = new Set(master ? add(master, '', [...inPlace.values()]) : []);
  for (const event of changed) {
    const change = inPlace.get(event);
    if (event.isCancelled) leave(event, 'cancelled');
    // Of one that cannot come in it is told why.
    else if (!change?.to || apart.has(change))
      add(byItself(event, master), `instead ${event.instead?.time.wall}`, []);
  }
}

/**
 * A changed date as an event of its own, by the name of the whole where it has none. All dates from one on that stand alone
 * in a file are the event, as Notes writes them.
 */
function byItself(event: FileEvent, whole: FileEvent | undefined): FileEvent {
  const named = { ...event, name: event.name || (whole?.name ?? '') };
  return event.instead?.andAllAfter ? named : { ...named, rule: null, added: [], left: [] };
}

/** What a changed date says that its event does not; that it is left out where it cannot come in. */
function changeOf(
  event: FileEvent,
  whole: FileEvent | undefined,
  { zones }: Here,
): [of: FileEvent, change: Change][] {
  if (!event.instead || !whole) return [];
  const instead = event.instead.time;
  if (event.isCancelled) return [[event, { instead, to: null }]];
  const times = place(event, zones)?.at(event.start.wall);
  if (!times || !isInRange(event.start.wall) || !isInRange(Date.parse(`${times.end}Z`)))
    return [[event, { instead, to: null }]];
  const words = wordsOfEvent(event);
  const wholeWords = wordsOfEvent(whole);
  const own = (word: 'name' | 'description') => (words[word] === wholeWords[word] ? null : words[word]);
  const name = words.name === '' ? null : own('name');
  const to = { ...times, schoolName: null, category: null, name, description: own('description') };
  return [[event, { instead, to }]];
}

function foreignEvent(
  event: FileEvent,
  id: string,
  changes: readonly Change[],
  where: Here,
): { event: ForeignEvent; apart: readonly Change[] } | LeftOutReason {
  const { zones } = where;
  if (!isInRange(event.start.wall)) return 'out-of-range';
  const placed = place(event, zones);
  if (!placed) return 'ends-before-start';
  const found = partsOf(event, placed, changes, where);
  if (typeof found === 'string') return found;
  if (found.parts.some(({ end }) => !isInRange(Date.parse(`${end}Z`)))) return 'out-of-range';
  const { name, description, notes } = wordsOfEvent(event);
  notes.push(...found.notes);
  if (!placed.hasEnd) notes.push('no-end');
  if (!zones.isKnown(event.start.zone) || !zones.isKnown(event.end?.zone ?? null)) notes.push('zone-unknown');
  if (event.instead) notes.push('changed-date');
  const rows = found.parts.map(({ part, ...row }) => ({ ...row, importedAs: digestOf(`${id}\n${part}`) }));
  const key = digestOf(id).slice(0, 16);
  return { event: { key, name, description, notes, rows }, apart: found.apart };
}

function newestFirst(events: readonly FileEvent[]): FileEvent[] {
  return events.toReversed().toSorted((one, other) => other.sequence - one.sequence);
}

/** Of no use to know whose event it is: ids of some programs hold an address. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isOwn(uid: string, host: string): boolean {
  return /^(event|task|application)-[\w-]+@/.test(uid) && uid.endsWith(`@${host}`);
}

function isInRange(clock: number): boolean {
  return clock >= Date.UTC(1899, 0, 1) && clock < Date.UTC(2200, 0, 1);
}

function shownName(name: string | null): string | null {
  return name === null ? null : wordsOfEvent({ name, description: '', location: '' }).name || null;
}

function startOf({ start, instead }: FileEvent, zones: Zones): string | null {
  const { wall } = instead?.time ?? start;
  if (!isInRange(wall)) return null;
  const placed = place({ start: instead?.time ?? start, end: null, duration: null } as FileEvent, zones);
  return placed?.at(wall).start ?? null;
}
