/** What an address asked for that is not there. */
export type MissingKind = 'college' | 'career' | 'program' | 'page';

export interface Missing {
  kind: MissingKind;
  /** In the words of the address; may be empty. */
  asked: string;
}

const MARK = /^#no-such-(college|career|program|page)(?:=(.*))?$/;
/** Whole letters, of those that take two places as well. */
const FIRST_LETTERS = /^.{0,60}/su;

/**
 * Home, with a mark behind '#' of what was asked for, so that home says so and offers to look for it (ST-029, GAP-066).
 * It works from the server too, and is no part of the address that a page is kept under.
 * @param address the part of the address that names it, such as `wake-teck`.
 */
export function homeWithout(kind: MissingKind, address = ''): string {
  const words = wordsOf(address);
  return `/#no-such-${kind}${words === '' ? '' : `=${encodeURIComponent(words)}`}`;
}

/** What the mark says, or null where there is none. */
export function readMissing(hash: string): Missing | null {
  const [, kind, asked = ''] = MARK.exec(hash) ?? [];
  return kind === undefined ? null : { kind: kind as MissingKind, asked: wordsOf(asked) };
}

/** `Wake-Teck%20` as `Wake Teck`: letters, figures and little else, so that a link can put no sentence on our page. */
function wordsOf(address: string): string {
  const words = decoded(address)
    .replaceAll(/[^\p{L}\p{N}'’&.]+/gu, ' ')
    .trim();
  return FIRST_LETTERS.exec(words)?.[0].trim() ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
