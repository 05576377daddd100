import { type ItemValues, textOf } from './item-values.ts';
import { type ActivitySection, SECTION_SHAPES } from './sections.ts';

/** When an item was: its only date, or from when to when. Null where nothing was said. */
export type ItemTime = { start: string | null; end: string | null; goesOn: boolean };

/** When an item was. It goes on when its section has periods and it has begun and not ended. */
export function timeOf(section: ActivitySection, item: ItemValues): ItemTime {
  const { fields, period } = SECTION_SHAPES[section];
  if (!period) {
    const only = Object.keys(fields).find((field) => fields[field]?.kind === 'date');
    return { start: textOf(item, only) || null, end: null, goesOn: false };
  }
  const [start, end] = [textOf(item, period.start) || null, textOf(item, period.end) || null];
  const said = period.goesOn === undefined ? start !== null : item[period.goesOn] === true;
  return { start, end, goesOn: end === null && said };
}

/** The item with its end taken off where it says that it goes on: one cannot do both. */
export function withoutEndWhileOn(section: ActivitySection, item: ItemValues): ItemValues {
  const period = SECTION_SHAPES[section].period;
  if (period?.goesOn === undefined || item[period.goesOn] !== true) return item;
  return { ...item, [period.end]: null };
}
