import type { DataSection } from '@longleaf/contract/your-data';
import type { ServerWords } from '@longleaf/platform/words/server-words';
import { splitList } from '@longleaf/rules/profile/wire-list';
import type { Dependencies } from '../../dependencies.ts';

/** Where codes are looked up. */
export type Facts = Pick<Dependencies, 'catalog' | 'findCollege'>;
export type Say = ServerWords['say'];
export type Row = DataSection['rows'][number];
export type Value = Row[string];
/** A stored value in words; `row` is the row that it stands in. */
export type Words = (value: Value, facts: Facts, say: Say, row: Row) => Value;

/** A code as text. */
export function plain(value: Value): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

type Choices = readonly { value: string | number; label: string }[];

/** The label of the choice that a code stands for; a code that stands for none stays. */
export const oneOf =
  (choices: Choices): Words =>
  (value, _, say) => {
    const found = choices.find((choice) => choice.value === value);
    return found ? say(found.label) : value;
  };

/** The same of a list of codes. */
export const severalOf =
  (choices: Choices): Words =>
  (value, facts, say, row) =>
    (Array.isArray(value) ? value : splitList(plain(value))).map((one) =>
      oneOf(choices)(one, facts, say, row),
    );

/** The same of a table of labels by their codes. */
export const named =
  (labels: Readonly<Record<string, string>>): Words =>
  (value, _, say) => {
    const label = Object.hasOwn(labels, plain(value)) ? labels[plain(value)] : undefined;
    return label === undefined ? value : say(label);
  };

/** The name of a college by its number. */
export const college: Words = (value, { findCollege }) => findCollege(Number(plain(value)))?.name ?? value;

/** The name of a high school by its CEEB code, with the code. */
export const schoolOfCode: Words = (value, { catalog }) => {
  const school = catalog
    .organizations()
    .search('', 'PK-12')
    .find(({ ceebCode }) => ceebCode === value);
  return school ? `${school.name}, ${plain(value)}` : value;
};
