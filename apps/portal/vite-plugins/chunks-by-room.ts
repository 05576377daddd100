import type { RouteConfigEntry } from '@react-router/dev/routes';
import { ADDRESSES } from '../app/addresses.ts';
import routes from '../app/routes.ts';

interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The page of parts needs all of them and is not for people: it must not decide where they go. */
const SAMPLE = /\/app\/kit\/sample\//;
const FEATURE = /\/app\/features\/([^/]+)\//;
/**
 * Features whose pages are visited one after another, by the room that they share. Pages of signed-in people are a room
 * whatever their feature: forms, questions and drafts that only they need are no load on what everybody opens first.
 */
const ROOMS = {
  colleges: ['college-search', 'college-profile', 'compare'],
  explore: ['career-search', 'career-details', 'program-search', 'program-details', 'program-schools'],
  account: ['account-recovery', 'redirection-pool', 'orders'],
};
const MEMBERS = 'members';
const OTHERS = 'open';
const ROOM_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(ROOMS).flatMap(([room, features]) => features.map((feature) => [feature, room])),
);
const MEMBER_PAGES = filesOfMembers(routes as RouteConfigEntry[]);

/** How widely a module is needed: by so many rooms, by pages of one feature in the largest room, or by a single page. */
const REACHES = [5, 4, 3, 2, 1, 'feature', 'page'] as const;
type Reach = (typeof REACHES)[number];

/**
 * In which file of the built portal a module goes: with everything else that the same pages need. Few large files
 * compress far better than many small ones, yet no page should carry what only pages of another room need. What no page
 * needs before somebody opens something (dialogs, maps) is left to the bundler.
 *
 * A file takes in what its modules import, so the widest come first: what a module needs is needed as widely as it is.
 */
export const chunksByRoom = REACHES.map((reach, index) => ({
  name: (id: string, context: Context) => {
    const place = placeOf(id, context);
    return place?.reach === reach ? place.file : null;
  },
  priority: REACHES.length - index,
}));

function placeOf(id: string, context: Context): { reach: Reach; file: string } | null {
  const pages = pagesThatNeed(id, context, (info) => info.importers);
  const [page] = pages;
  if (page === undefined) return null;
  if (pages.size === 1) {
    const ever = pagesThatNeed(id, context, (info) => [...info.importers, ...info.dynamicImporters]);
    return ever.size === 1 ? { reach: 'page', file: fileOf(page) } : null;
  }
  const rooms = [...new Set([...pages].map(roomOf))].toSorted();
  const features = new Set([...pages].map(featureOf));
  if (rooms.join() === MEMBERS && features.size === 1)
    return { reach: 'feature', file: `${featureOf(page)}-${MEMBERS}` };
  return { reach: rooms.length as Reach, file: rooms.join('-') };
}

/** The entries from which a module is reached against the direction of imports. */
function pagesThatNeed(
  id: string,
  context: Context,
  importersOf: (info: ModuleInfo) => readonly string[],
): Set<string> {
  const seen = new Set([id]);
  const pages = new Set<string>();
  // A set may grow while it is walked through.
  for (const module of seen) {
    const info = context.getModuleInfo(module);
    if (SAMPLE.test(module)) continue;
    if (info?.isEntry) pages.add(module);
    else for (const importer of info ? importersOf(info) : []) seen.add(importer);
  }
  return pages;
}

function roomOf(page: string): string {
  // The address of a route's module goes on with a question mark.
  const [file = ''] = page.split('?');
  if (MEMBER_PAGES.some((member) => file.endsWith(`/app/${member}`))) return MEMBERS;
  return ROOM_OF.get(featureOf(page)) ?? OTHERS;
}

function featureOf(page: string): string {
  return FEATURE.exec(page)?.[1] ?? 'shell';
}

function filesOfMembers(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ id, file, children = [] }) => [
    ...(ADDRESSES.some((row) => row.id === id && row.access === 'signed-in') ? [file] : []),
    ...filesOfMembers(children),
  ]);
}

/** Two features may have pages of one name; in one file each would carry the other. */
function fileOf(page: string): string {
  return `${featureOf(page)}-${/([^/]+)\.tsx?(\?|$)/.exec(page)?.[1] ?? 'page'}`;
}
