import { ACTIVITY_ITEMS_LIMIT, activityFailures, type ActivityLists } from '@longleaf/contract/activities';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import { complainAboutItem } from '@longleaf/rules/activities/check-item';
import type { ItemValues } from '@longleaf/rules/activities/item-values';
import { withoutEndWhileOn } from '@longleaf/rules/activities/period';
import { ACTIVITY_SECTIONS, type ActivitySection } from '@longleaf/rules/activities/sections';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import type { ActivityRepository, RemovedItem } from './repository.ts';

interface Parts {
  rows: ActivityRepository;
  slips: RemovalSlips<RemovedItem>;
  clock: Clock;
}

type Change = Scope<'activity', 'change'>;

/** Activities and interests: eight lists of what somebody does outside class. */
export function activityService({ rows, slips, clock }: Parts) {
  const withinLimit = (id: number | undefined): number => {
    if (id === undefined) throw badRequest({ id: [activityFailures.tooMany] });
    return id;
  };
  return {
    list: async (scope: Scope<'activity'>): Promise<ActivityLists> => {
      const bySection = Map.groupBy(await rows.list(scope), ({ section }) => section);
      const lists = ACTIVITY_SECTIONS.map((section) => [
        section,
        (bySection.get(section) ?? []).map(({ id, item }) => ({ id, ...item })),
      ]);
      // The contract checks what each section's items hold.
      return Object.fromEntries(lists) as ActivityLists;
    },

    /**
     * Adds an item, or changes the one whose id it has; gives its id (ST-129, ST-130).
     * @throws ProblemError 400 that names each wrong field, 404 when there is none with this id
     */
    keep: async (scope: Change, section: ActivitySection, sent: { id: number } & ItemValues) => {
      const { id, ...given } = sent;
      const item = withoutEndWhileOn(section, given);
      const complaints = Object.entries(complainAboutItem(section, item, easternDay(clock())));
      if (complaints.length > 0)
        throw badRequest(Object.fromEntries(complaints.map(([field, words]) => [field, [words]])));
      if (id === 0) return withinLimit(await rows.add(scope, { section, item }, ACTIVITY_ITEMS_LIMIT));
      if (!(await rows.change(scope, { id, section, item }))) throw notFound(activityFailures.gone);
      return id;
    },

    shortTexts: async (scope: Scope<'activity'>) => ({ texts: await rows.shortTexts(scope) }),

    /** @throws ProblemError 404 when there is no such item */
    describe: async (scope: Change, { id, text }: { id: number; text: string }) => {
      if (!(await rows.describe(scope, id, text))) throw notFound(activityFailures.gone);
      return { id, text };
    },

    /** Deletes an item (ST-127). @throws ProblemError 404 when there is none with this id in the section */
    remove: async (scope: Change, of: { id: number; interestType: ActivitySection }) => {
      const removed = await rows.remove(scope, { id: of.id, section: of.interestType });
      if (!removed) throw notFound(activityFailures.gone);
      return { removed: true, undo: slips.write(scope.owner, removed) };
    },

    restore: async (scope: Change, undo: string) =>
      withinLimit(await rows.restore(scope, slips.read(scope.owner, undo), ACTIVITY_ITEMS_LIMIT)),

    /** @throws ProblemError 404 when an item that is named is not this person's */
    order: async (scope: Change, section: ActivitySection, wanted: readonly number[]) => {
      const ids = await rows.order(scope, section, wanted);
      if (!ids) throw notFound(activityFailures.gone);
      return { ids };
    },
  };
}
