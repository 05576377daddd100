import { Trans } from '@lingui/react/macro';
import type { ItemValues } from '@longleaf/rules/activities/item-values';
import { timeOf } from '@longleaf/rules/activities/period';
import type { ActivitySection } from '@longleaf/rules/activities/sections';
import { shortMonth } from '../../lib/format.ts';

/** When an item was: "Jun 2026 to now", "Apr 2026", or nothing where nobody said. */
export function ItemWhen({ section, item }: { section: ActivitySection; item: ItemValues }) {
  const { start, end, goesOn } = timeOf(section, item);
  const from = start && shortMonth(start);
  const to = end && shortMonth(end);
  if (goesOn) return from ? <Trans>{from} to now</Trans> : <Trans>Now</Trans>;
  if (from && to && from !== to) {
    return (
      <Trans>
        {from} to {to}
      </Trans>
    );
  }
  return from ?? to;
}
