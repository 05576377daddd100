const KINDS = ['college', 'career', 'program', 'page'] as const;
/** What an address asked for that is not there. */
export type MissingKind = (typeof KINDS)[number];

export interface Missing {
  kind: MissingKind;
  /** In the words of the address; may be empty. */
  asked: string;
}

/** The field of home's address that says which kind it was. */
const FIELD = 'no-such';
const WORDS = /^#asked=(.*)$/;
/** Whole letters, of those that take two places as well. */
const FIRST_LETTERS = /^.{0,60}/su;

/**
 * Home, with a mark of what was asked for, so that home says so and offers to look for it (ST-029, GAP-066). The kind is
 * for the server, which draws the notice for those without scripts; the words stand behind '#', where no server sees
 * them: of each kind there is one page, whatever was asked for.
 * @param address the part of the address that names it, such as `wake-teck`.
 */
export function homeWithout(kind: MissingKind, address = ''): string {
  const words = wordsOf(address);
  return `/?${FIELD}=${kind}${words === '' ? '' : `#asked=${encodeURIComponent(words)}`}`;
}

/** What the mark says, or null where there is none. */
export function readMissing({ search, hash }: { search: string; hash: string }): Missing | null {
  const given = new URLSearchParams(search).get(FIELD);
  const kind = KINDS.find((one) => one === given);
  return kind === undefined ? null : { kind, asked: wordsOf(WORDS.exec(hash)?.[1] ?? '') };
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
