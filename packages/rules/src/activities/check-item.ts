import { complainAboutEmail } from '../accounts/names.ts';
import type { CalendarDay } from '../profile/calendar-day.ts';
import { fill } from '../words/fill.ts';
import { complainAboutDate } from './dates.ts';
import { type ItemValues, numbersOf, textOf } from './item-values.ts';
import { type ActivitySection, type ItemField, LINE_LIMIT, SECTION_SHAPES, TEXT_LIMIT } from './sections.ts';

/** What is wrong with an item on the day `today`: each field with its words; empty when nothing is. */
export function complainAboutItem(
  section: ActivitySection,
  item: ItemValues,
  today: CalendarDay,
): Record<string, string> {
  const { fields, period } = SECTION_SHAPES[section];
  const complaints: Record<string, string> = {};
  for (const [field, shape] of Object.entries(fields)) {
    const complaint = complainAboutField(shape, item, field, today);
    if (complaint !== undefined) complaints[field] = complaint;
  }
  if (period && complaints[period.start] === undefined && complaints[period.end] === undefined) {
    const [start, end] = [textOf(item, period.start), textOf(item, period.end)];
    if (isBefore(end, start)) complaints[period.end] = /*i18n*/ 'Enter an end that is not before the start';
  }
  return complaints;
}

function complainAboutField(
  shape: ItemField,
  item: ItemValues,
  field: string,
  today: CalendarDay,
): string | undefined {
  const value = item[field];
  switch (shape.kind) {
    case 'line':
      if (shape.needed && textOf(item, field).trim() === '') return /*i18n*/ 'Give it a name';
      return tooLong(textOf(item, field), LINE_LIMIT);
    case 'choice':
      return tooLong(textOf(item, field), LINE_LIMIT);
    case 'text':
      return tooLong(textOf(item, field), TEXT_LIMIT);
    case 'email':
      return textOf(item, field).trim() === '' ? undefined : complainAboutEmail(textOf(item, field).trim());
    case 'date':
      return textOf(item, field) === '' ? undefined : complainAboutDate(textOf(item, field), today);
    case 'number':
      return typeof value === 'number' && !(value >= 0 && value <= shape.most)
        ? fill(/*i18n*/ 'Enter a number from {low} to {high}', { low: 0, high: shape.most })
        : undefined;
    case 'numbers':
      return numbersOf(item, field).every((id) => shape.of.some((one) => one.id === id))
        ? undefined
        : /*i18n*/ 'Choose from the list';
    case 'flag':
      return undefined;
  }
}

function tooLong(text: string, limit: number): string | undefined {
  return text.length > limit ? fill(/*i18n*/ 'Use at most {limit} letters', { limit }) : undefined;
}

/** Whether one date is before another, as far as both say: a month is not before a day in it. */
function isBefore(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}
