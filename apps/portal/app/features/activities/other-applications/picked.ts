import type { ActivityLists } from '@longleaf/contract/activities';
import { numberOf } from '@longleaf/rules/activities/item-values';
import { type ActivitySection, SECTION_SHAPES, SECTION_TITLES } from '@longleaf/rules/activities/sections';
import { OTHER_APPLICATIONS_ITEMS } from '@longleaf/rules/activities/short-text';
import { itemsOf, type SectionItem } from '../section-item.ts';

/** What other applications count as an activity; awards have a place of their own there. */
const COUNTED = [
  'activities',
  'leadershipExperiences',
  'experiences',
  'communityServices',
  'projects',
  'healthActivities',
] as const satisfies readonly ActivitySection[];

export type Candidate = { section: ActivitySection; item: SectionItem };

/** Everything that can be put into another application, in the person's order. */
export function candidatesOf(lists: ActivityLists): Candidate[] {
  return COUNTED.flatMap((section) => itemsOf(lists, section).map((item) => ({ section, item })));
}

/** Those that are picked, as many as there is room for; the first ones where the address names none. */
export function pickedOf(candidates: readonly Candidate[], text: string | null): Candidate[] {
  if (text === null) return candidates.slice(0, OTHER_APPLICATIONS_ITEMS);
  const ids = text.split('.').map(Number);
  return candidates.filter(({ item }) => ids.includes(item.id)).slice(0, OTHER_APPLICATIONS_ITEMS);
}

/** What is typed into a form elsewhere, line by line; what is not known is left out. */
export function plainText(
  { section, item }: Candidate,
  text: string,
  words: { hoursAWeek: (hours: string) => string; weeksAYear: (weeks: string) => string },
): string {
  const name = item[SECTION_SHAPES[section].name];
  const hours = numberOf(item, section === 'activities' ? 'actHoursWeek' : 'hoursWeek');
  const weeks = numberOf(item, 'actWeeksYear');
  return [
    `${String(name)} (${SECTION_TITLES[section]})`,
    hours === null ? '' : words.hoursAWeek(String(hours)),
    weeks === null ? '' : words.weeksAYear(String(weeks)),
    text,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
