import { useLingui } from '@lingui/react/macro';
import type { YourData } from '@longleaf/contract/your-data';
import { dayAndTime, longDay, partialDate } from '../../lib/format.ts';

type Value = YourData['sections'][number]['entries'][number][number]['value'];

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
// The year of a figure, 2023-24, looks like one and is none.
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How a kept value is read: days, months and moments in full, moments in Eastern time, yes or no, lists one after the other. */
export function useSpoken(): (value: Value) => string {
  const { t } = useLingui();
  const spoken = (value: Value): string => {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    // Sentences are parted by their own full stop.
    if (Array.isArray(value))
      return value
        .map(spoken)
        .join('; ')
        .replaceAll(/([.!?]);/g, '$1');
    if (typeof value === 'object') return Object.values(value).map(spoken).filter(Boolean).join(', ');
    const text = String(value);
    if (MOMENT.test(text)) return dayAndTime(new Date(text));
    if (MONTH.test(text)) return partialDate(text);
    return DAY.test(text) ? longDay(text) : text;
  };
  return spoken;
}
