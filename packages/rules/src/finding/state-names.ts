import { states } from '../colleges/states.ts';
import { isNear, slipsAllowed } from './slips.ts';

/** A state or territory that has colleges. */
export interface StateNamed {
  /** Postal code: 'VA'. */
  readonly code: string;
  readonly name: string;
}

/** What else people call them, most of it in Spanish. */
const otherNames: readonly (readonly [code: string, ...names: readonly string[]])[] = [
  ['DC', 'DC', 'Distrito de Columbia'],
  ['HI', 'Hawái'],
  ['LA', 'Luisiana'],
  ['MO', 'Misuri'],
  ['MS', 'Misisipi'],
  ['NC', 'Carolina del Norte'],
  ['ND', 'Dakota del Norte'],
  ['NH', 'Nuevo Hampshire'],
  ['NJ', 'Nueva Jersey'],
  ['NM', 'Nuevo México'],
  ['NY', 'Nueva York'],
  ['PA', 'Pensilvania'],
  ['SC', 'Carolina del Sur'],
  ['SD', 'Dakota del Sur'],
  ['TX', 'Tejas'],
  ['WV', 'Virginia Occidental'],
];

/** Every word counts, a small one too: 'in Virginia' is no name. */
const formOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\s]/gu, '')
    .trim()
    .toLowerCase();
const byCode = new Map(states.map(([code, name]): [string, StateNamed] => [code, { code, name }]));
const namesOfAll = [...states, ...otherNames].flatMap(([code, ...names]) =>
  names.map((name) => [formOf(name), byCode.get(code)] as const),
);
const byName = new Map(namesOfAll);

/** Codes that are words of a text more often than states: 'in or near Boone', 'cerca de la costa'. */
const words = new Set(['AS', 'DE', 'LA', 'ME', 'OR']);

/** The state that a text is the whole name of, in English or Spanish. */
export function stateNamed(text: string): StateNamed | undefined {
  return byName.get(formOf(text));
}

/** The state of a postal code, in any letter case. */
export function stateOfCode(text: string): StateNamed | undefined {
  const code = text.toUpperCase();
  return words.has(code) ? undefined : byCode.get(code);
}

/** The state that a name with slips means: 'Tennesee', 'Massachussets'. */
export function stateMisspelled(text: string): StateNamed | undefined {
  const typed = formOf(text);
  for (let slips = 1; slips <= Math.max(0, ...slipsAllowed(typed)); slips++) {
    const near = namesOfAll.find(([name]) => isNear(typed, name, slips));
    if (near) return near[1];
  }
  return undefined;
}
