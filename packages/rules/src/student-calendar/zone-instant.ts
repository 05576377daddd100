import { WINDOWS_ZONES } from './windows-zones.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
const DAY = 86_400_000;

/**
 * The zone of the world's list that a name in a calendar's file means: its own name, one of Windows, or one with a
 * maker's prefix (`/mozilla.org/20050126_1/America/New_York`). Undefined for any other.
 */
export function knownZone(name: string): string | undefined {
  const plain = name.trim();
  const parts = plain.split('/');
  const candidates = [
    plain,
    WINDOWS_ZONES[plain.toLowerCase()],
    parts.slice(-2).join('/'),
    parts.slice(-3).join('/'),
  ];
  return candidates.find((one) => one !== undefined && isZone(one));
}

function isZone(name: string): boolean {
  // What browsers take beside names: offsets, which files mean otherwise, and nothing at all.
  if (!/^[a-z][\w+-]*(\/[\w+-]+){0,2}$/i.test(name) || name.length > 60) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, clock);
  return clock;
}

/**
 * The moment at which clocks of a zone show a time; both in milliseconds, the time as if it were UTC. Of one that they
 * show twice it is the first, of one that they leave out what it would be had they not changed (RFC 5545 §3.3.5).
 */
export function instantIn(zone: string, wall: number): number {
  const clock = clockOf(zone);
  const shows = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);
  const before = wall - (shows(wall - DAY) - (wall - DAY));
  if (shows(before) === wall) return before;
  const after = wall - (shows(wall + DAY) - (wall + DAY));
  return shows(after) === wall ? after : before;
}
