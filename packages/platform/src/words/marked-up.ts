import { type Html, html } from '../html.ts';

/**
 * A sentence with markup in it: `<name>…</name>` is what `pieces.name` makes of the words inside. All else is escaped, so
 * values in a sentence can hold what they want.
 */
export function markedUp(sentence: string, pieces: Readonly<Record<string, (words: string) => Html>>): Html {
  const parts: (Html | string)[] = [];
  let rest = sentence;
  for (let found = next(rest); found; found = next(rest)) {
    const [all, name = '', words = ''] = found;
    const piece = Object.hasOwn(pieces, name) ? pieces[name] : undefined;
    parts.push(rest.slice(0, found.index), piece ? piece(words) : all);
    rest = rest.slice(found.index + all.length);
  }
  return html`${[...parts, rest]}`;
}

function next(text: string): RegExpExecArray | null {
  return /<(\w+)>(.*?)<\/\1>/s.exec(text);
}
