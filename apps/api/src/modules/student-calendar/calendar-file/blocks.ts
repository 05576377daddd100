/** What stands between a BEGIN and its END in a calendar's file, as far as it is read: unfolded lines, each one property. */
export type Block = { lines: readonly string[]; isWhole: boolean };

export type Blocks = {
  /** At most one more than were asked for. */
  events: Block[];
  zones: Block[];
  /** Tasks, journals and the like, which are no events. */
  others: number;
  isCalendar: boolean;
  /** Whether the file ends before its calendar does. */
  isCut: boolean;
};

/**
 * All that is ever read of an event. Who comes, who asked, alarms, and everything else of people never gets further than
 * this list.
 */
const OF_EVENTS = [
  'UID',
  'SEQUENCE',
  'RECURRENCE-ID',
  'STATUS',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
];
const OF_ZONES = ['TZID', 'DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO'];
const WANTED: Record<string, readonly string[]> = { VEVENT: OF_EVENTS, VTIMEZONE: OF_ZONES };
const OTHERS = ['VTODO', 'VJOURNAL', 'VFREEBUSY'];
/** What a zone is made of; all else inside of an event or a zone is passed over. */
const OBSERVANCES = ['STANDARD', 'DAYLIGHT'];
const ZONES_AT_MOST = 200;
const LINES_AT_MOST = 2000;

/** Takes the events and time zones out of a file, whatever stands around them. */
export function blocksOf(text: string, eventsAtMost: number): Blocks {
  const found: Blocks = { events: [], zones: [], others: 0, isCalendar: false, isCut: true };
  let open: { kind: string; lines: string[] } | undefined;
  // What is passed over, by its name and how deep in itself.
  let passed: { name: string; depth: number } | undefined;
  const close = (isWhole: boolean) => {
    if (!open) return;
    const block = { lines: [`BEGIN:${open.kind}`, ...open.lines, `END:${open.kind}`], isWhole };
    if (open.kind === 'VEVENT') found.events.push(block);
    else if (isWhole && found.zones.length < ZONES_AT_MOST) found.zones.push(block);
    open = undefined;
  };
  for (const line of linesOf(text)) {
    const name = /^[\w-]{1,40}/.exec(line)?.[0].toUpperCase() ?? '';
    const value =
      name === 'BEGIN' || name === 'END'
        ? line
            .slice(name.length + 1)
            .trim()
            .toUpperCase()
        : '';
    if (passed) {
      if (value === passed.name) passed.depth += name === 'BEGIN' ? 1 : -1;
      // An inner part that does not end takes nothing but its event with it.
      else if (open && name === 'END' && value === open.kind) close(true);
      if (passed.depth === 0 || !open) passed = undefined;
    } else if (name === 'BEGIN' && open && !(open.kind === 'VTIMEZONE' && OBSERVANCES.includes(value))) {
      if (value === open.kind) {
        close(false);
        open = { kind: value, lines: [] };
      } else passed = { name: value, depth: 1 };
    } else if (name === 'BEGIN' && !open) {
      found.isCalendar ||= value === 'VCALENDAR';
      if (value in WANTED) open = { kind: value, lines: [] };
      else if (OTHERS.includes(value)) found.others += 1;
    } else if (name === 'END' && open && value === open.kind) {
      close(true);
      if (found.events.length > eventsAtMost) return { ...found, isCut: false };
    } else if (name === 'END' && !open) {
      if (value === 'VCALENDAR') found.isCut = false;
    } else if (open && (value !== '' || WANTED[open.kind]?.includes(name))) {
      if (open.lines.length < LINES_AT_MOST) open.lines.push(line);
    }
  }
  close(false);
  return found;
}

/** Lines as they were before they were folded (RFC 5545 §3.1), whichever way they end. */
function* linesOf(text: string): Generator<string> {
  let parts: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) parts.push(line.slice(1));
    else {
      if (parts.length > 0) yield parts.join('');
      parts = [line];
    }
  }
  yield parts.join('');
}
