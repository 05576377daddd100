import { complainAboutItem } from '@longleaf/rules/activities/check-item';
import { type ItemValue, type ItemValues, numbersOf, textOf } from '@longleaf/rules/activities/item-values';
import { timeOf } from '@longleaf/rules/activities/period';
import { type ActivitySection, type ItemField, SECTION_SHAPES } from '@longleaf/rules/activities/sections';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { numberInText } from '../../kit/fields/number-text.ts';
import type { Complaints } from '../../kit/form/complaints.ts';

/** An item while it is typed: text, boxes, and lists of numbers as text. */
export type TypedItem = Record<string, string | boolean | readonly string[]>;

/** The box that says that something still goes on; it stands for a field of the item or for an end that is empty. */
export const GOES_ON = 'goesOn';

/** What the form of an item starts with; of a new one nothing. */
export function typedFrom(section: ActivitySection, item: ItemValues = {}): TypedItem {
  const { fields, period } = SECTION_SHAPES[section];
  const typed = Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'flag')
    .map(([field, shape]) => [field, typedField(shape, item, field)] as const);
  return {
    ...Object.fromEntries(typed),
    ...(period && { [GOES_ON]: timeOf(section, item).goesOn }),
  };
}

/** What is sent for what was typed; a number that is none stays out and is complained about. */
export function itemFrom(section: ActivitySection, typed: TypedItem): ItemValues {
  const { fields, period } = SECTION_SHAPES[section];
  const item = Object.fromEntries(
    Object.entries(fields).map(([field, shape]) => [field, sentField(shape, typed[field])]),
  );
  const goesOn = typed[GOES_ON] === true;
  return {
    ...item,
    ...(period && goesOn && { [period.end]: null }),
    ...(period?.goesOn !== undefined && { [period.goesOn]: goesOn }),
  };
}

/** What is wrong with what was typed. */
export function complainAboutTyped(
  section: ActivitySection,
  typed: TypedItem,
  today: CalendarDay,
  words: { noNumber: string; noEnd: string },
): Complaints {
  const { fields, period } = SECTION_SHAPES[section];
  const item = itemFrom(section, typed);
  const numbers = Object.entries(fields)
    .filter(([field, { kind }]) => kind === 'number' && numberInText(String(typed[field])) === undefined)
    .map(([field]) => [field, words.noNumber]);
  const endless =
    period && typed[GOES_ON] !== true && textOf(item, period.start) !== '' && textOf(item, period.end) === '';
  return {
    ...(endless && { [period.end]: words.noEnd }),
    ...complainAboutItem(section, item, today),
    ...Object.fromEntries(numbers),
  };
}

function typedField(shape: ItemField, item: ItemValues, field: string): string | readonly string[] {
  const value = item[field] ?? null;
  if (shape.kind === 'numbers') return numbersOf(item, field).map(String);
  return typeof value === 'number' ? String(value) : textOf(item, field);
}

function sentField(shape: ItemField, typed: TypedItem[string] | undefined): ItemValue {
  if (shape.kind === 'flag') return false;
  if (shape.kind === 'numbers') return Array.isArray(typed) ? typed.map(Number) : [];
  const text = typeof typed === 'string' ? typed : '';
  if (shape.kind === 'number') return numberInText(text) ?? null;
  return shape.kind === 'date' && text === '' ? null : text;
}
