import type { ActivityLists } from '@longleaf/contract/activities';
import type { ItemValues } from '@longleaf/rules/activities/item-values';
import type { ActivitySection } from '@longleaf/rules/activities/sections';

/** An item of any section. */
export type SectionItem = ItemValues & { id: number };

/** The items of a section, each by its fields. */
export function itemsOf(lists: ActivityLists, section: ActivitySection): readonly SectionItem[] {
  return lists[section] as readonly SectionItem[];
}
