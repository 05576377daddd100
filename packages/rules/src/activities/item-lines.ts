import { fill } from '../words/fill.ts';
import { choiceWords } from './choices.ts';
import type { ItemValue, ItemValues } from './item-values.ts';
import { type ItemField, SECTION_SHAPES } from './sections.ts';

// A field of one name holds the same kind of thing in every section.
const FIELDS: Readonly<Record<string, ItemField>> = Object.assign(
  {},
  ...Object.values(SECTION_SHAPES).map(({ fields }) => fields),
);

const MEASURES = {
  hoursAWeek: { one: /*i18n*/ '{number} hour a week', many: /*i18n*/ '{number} hours a week' },
  weeksAYear: { one: /*i18n*/ '{number} week a year', many: /*i18n*/ '{number} weeks a year' },
} as const;

/** What an item says, field by field; codes in words, what is empty left out. Words are still to be translated. */
export function itemLines(item: ItemValues): string[] {
  // In the order of the fields: a database may give them in its own.
  return Object.entries(FIELDS).flatMap(([field, shape]) => linesOf(shape, item[field] ?? null));
}

function linesOf(shape: ItemField, value: ItemValue): string[] {
  if (shape.kind === 'flag') return value === true ? [/*i18n*/ 'Still going on'] : [];
  if (shape.kind === 'numbers')
    return shape.of.filter(({ id }) => Array.isArray(value) && value.includes(id)).map(({ label }) => label);
  if (value === null || value === '' || typeof value === 'object') return [];
  if (shape.kind === 'number')
    return [fill(MEASURES[shape.of][value === 1 ? 'one' : 'many'], { number: String(value) })];
  return [shape.kind === 'choice' ? choiceWords(shape.choices, String(value)) : String(value)];
}
