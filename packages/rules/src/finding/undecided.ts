import { wordsOf } from './words.ts';

const typedByTheUndecided = new Set(
  [
    'undecided',
    'undeclared',
    'idk',
    'not sure',
    'unsure',
    'dont know',
    'i dont know',
    'no idea',
    'anything',
    'whatever',
    'help me choose',
    'help me decide',
    'exploring',
    'exploratory',
    'i have no idea',
    'dunno',
    'not sure yet',
    'im not sure',
    'i am not sure',
    'still deciding',
    'no clue',
    'anything really',
    'no se',
    'no lo se',
    'no estoy seguro',
    'no estoy segura',
    'indeciso',
    'indecisa',
    'cualquiera',
    'lo que sea',
  ].map((text) => wordsOf(text).join(' ')),
);

/** Whether what somebody types says that they do not know what they look for. */
export function isUndecided(text: string): boolean {
  return typedByTheUndecided.has(wordsOf(text).join(' '));
}
