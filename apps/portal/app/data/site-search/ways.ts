import type { FoundGroup, SiteFindings } from '@longleaf/contract/site-search';
import { SITE_SEARCH_PATH } from './path.ts';

/** One thing that was found, with its kind. */
export type FoundThing = {
  [Group in FoundGroup as Group['kind']]: Omit<Group, 'items'> & { item: Group['items'][number] };
}[FoundGroup['kind']];

/** What is wanted near a place. */
type Wanted = Extract<FoundThing, { kind: 'near' }>['item']['wanted'];

/** Where something leads: a path of the portal, or one of the content site. */
export type Way = { to: string } | { contentPath: string };

/** The address of the search for a text; it leads on to what is meant most, or lists everything. */
export function siteSearchAddress(text: string, list = false): string {
  return `${SITE_SEARCH_PATH}?${new URLSearchParams({ q: text, ...(list && { show: 'all' }) })}`;
}

/** The things of a group, each with its kind. */
export function thingsOf(group: FoundGroup): FoundThing[] {
  const { items, ...kind } = group;
  return items.map((item) => ({ ...kind, item }) as FoundThing);
}

/** What tells a thing apart from all others. */
export function keyOf(thing: FoundThing): string {
  if (thing.kind === 'near') return `${keyOf(thing.item.wanted)} near ${filterOf(thing.item.place)}`;
  if (thing.kind === 'place' || thing.kind === 'state') return `place ${filterOf(thing.item)}`;
  if (thing.kind === 'major') return `major ${thing.item.cipCode}`;
  if (thing.kind === 'career') return `career ${thing.item.occCode}`;
  if (thing.kind === 'college') return `college ${thing.item.id}`;
  return `${thing.kind} ${thing.item.path}`;
}

/** Where a thing leads: majors, places and states to the colleges that they stand for. */
export function wayTo(thing: FoundThing): Way {
  if (thing.kind === 'near') return { to: `${collegesOf(thing.item.wanted)}&${filterOf(thing.item.place)}` };
  if (thing.kind === 'place' || thing.kind === 'state')
    return { to: `/college-search?${filterOf(thing.item)}` };
  if (thing.kind === 'major') return { to: collegesOf(thing) };
  if (thing.kind === 'career') return { to: `/careers/${thing.item.urlName}` };
  if (thing.kind === 'college') return { to: `/college-profile/${thing.item.urlName}` };
  if (thing.kind === 'page' || thing.kind === 'list') return { to: thing.item.path };
  return { contentPath: thing.item.path };
}

/** What the college search takes for a town, or for a state. */
function filterOf(place: { zip: string } | { state: string; name: string }): string {
  return 'zip' in place ? `zip=${place.zip}` : `state=${place.state.toLowerCase()}`;
}

/** The college search for something that is wanted of colleges. */
function collegesOf({ kind, item }: Wanted): string {
  if (kind === 'list') return item.path;
  return kind === 'major'
    ? `/college-search?major=${item.cipCode}`
    : `/college-search?occCode=${item.occCode}`;
}

/**
 * Where a search leads whose sender chose none of the suggestions: to what is meant most. Several colleges or careers are
 * listed, since any of them may be meant. Null where nothing was found, and where words were not used: that is told first.
 */
export function wayOn({ groups, undecided, unused }: SiteFindings, text: string): Way | null {
  if (undecided) return { to: `/careers?${new URLSearchParams({ s: text })}` };
  if (unused.length > 0) return null;
  const [first] = groups;
  const thing = first && thingsOf(first)[0];
  if (!thing) return null;
  const list = first.kind === 'major' || first.items.length === 1 ? null : listOf(first.kind, text);
  return list === null ? wayTo(thing) : { to: list };
}

/** The page that lists everything of a kind that a text means; null where there is none. */
export function listOf(kind: FoundGroup['kind'], text: string): string | null {
  if (kind === 'college') return `/college-search?${new URLSearchParams({ name: text })}`;
  if (kind === 'career') return `/careers?${new URLSearchParams({ s: text })}`;
  if (kind === 'major') return `/programsMajors?${new URLSearchParams({ s: text })}`;
  return null;
}
