import { withoutSpareWords } from './spare-words.ts';
import { wordsOf } from './words.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).flatMap(wordsOf));

/** Words that begin a question or a wish and say nothing about what is looked for, in English and Spanish. */
const asking = wordSet(`
  how what where when which who why whats can could do does did should would will is are am much many long i im id ive you we my me
  the a an to want wanna need have got get getting find see know learn about tell help show look looking search list
  info information some any there please your it
  como donde cuando que cual cuales cuanto cuanta cuantos cuantas quien por quiero necesito busco buscar puedo puede
  debo hay es son se saber ver mi mis el la los las un una unos unas hacer tengo
  that which with con have has daughter son wants ayuda ayudar ayudame para hija hijo quiere quieren
  dont doesnt didnt go going gonna u ur 2 4 what now va van ir ser voy sin del
`);

/** Words for all colleges: what is left when only these are left says nothing. */
const kinds = wordSet(
  'college university school universidad universidades colegio colegios escuela escuelas',
);

/** What says 'here', which is meant anyway. */
const here =
  /\s+(?:(?:in|around|en) (?:nc|n\.c\.|north carolina|carolina del norte)|(?:near|around|close to) (?:me|here|home|my house)|nearby|cerca(?: de (?:m[ií]|casa))?)\W*$/i;

/** The state alone at the end says the same: 'welding NC'. */
const hereAlone = /\s+n\.?c\.?\s*$/i;

/** Leaves out 'NC' at the end, unless nothing but a word for all colleges is before it. */
export function withoutHereAlone(text: string): string {
  const rest = text.replace(hereAlone, '');
  return wordsOf(rest).every((word) => kinds.has(word)) ? text : rest;
}

/** Leaves out 'in NC', 'near me' and the like at the end, unless nothing but a word for all colleges is before it. */
export function withoutHere(text: string): string {
  const rest = text.replace(here, '');
  return wordsOf(rest).every((word) => kinds.has(word)) ? text : rest;
}

/**
 * What somebody asks about, without the words that only make a question or a wish of it, as words: 'How do I pay for
 * college?' asks about 'pay for college'. A text that is nothing else stays as it is.
 */
export function withoutQuestion(text: string): string {
  const words = wordsOf(text);
  const start = words.findIndex((word) => !asking.has(word));
  const left = start < 0 ? [] : words.slice(start);
  return (left.every((word) => kinds.has(word)) ? words : left).join(' ');
}

/** The same without words for all colleges, unless nothing else was typed: 'cheapest college' asks for the cheapest. */
export function withoutWordsForAll(text: string): string {
  const words = wordsOf(text);
  const left = words.filter((word) => !kinds.has(word));
  return (left.length > 0 ? left : words).join(' ');
}

/** The words of a text that say something about what is looked for: none of a question, for all colleges, or spare. */
export function tellingWords(text: string): readonly string[] {
  return withoutSpareWords(wordsOf(text)).filter((word) => !asking.has(word) && !kinds.has(word));
}
