const quote = '"';
const blank = /[ \t]/;

/** What a mended file was like: the lines where a quote was doubled. */
export interface Mended {
  readonly lines: Set<number>;
}

/**
 * Doubles the quotes inside quoted cells that the publisher forgot to double (`"Says "so" often",`), as a stream, so that
 * the cell is read whole. A quote ends its cell only before a comma, the end of the line or of the file. What is quoted
 * properly passes unchanged.
 */
export async function* mendQuotes(pieces: AsyncIterable<string>, mended: Mended): AsyncGenerator<string> {
  const mender = new Mender(mended);
  for await (const piece of pieces) yield mender.take(piece, false);
  yield mender.take('', true);
}

class Mender {
  readonly #mended: Mended;
  #rest = '';
  #line = 1;
  /** Before a cell's first character, inside quotes, or past the start of a cell without quotes. */
  #place: 'start' | 'quoted' | 'plain' = 'start';
  /** An odd number of forgotten quotes was met: the next pair is one more of them and the end of the cell. */
  #isOpen = false;

  constructor(mended: Mended) {
    this.#mended = mended;
  }

  take(piece: string, isEnd: boolean): string {
    const text = this.#rest + piece;
    let out = '';
    let at = 0;
    for (; at < text.length; at++) {
      const letter = text.charAt(at);
      if (this.#place === 'quoted' && letter === quote) {
        const after = afterQuote(text, at + 1);
        // What follows the quote decides, and may be in the next piece.
        if (after.undecided && !isEnd) break;
        if (text.charAt(at + 1) === quote && !(this.#isOpen && afterQuote(text, at + 2).ends)) {
          out += quote + quote;
          at++;
        } else if (after.ends) {
          out += quote;
          this.#place = 'plain';
        } else {
          out += quote + quote;
          this.#isOpen = !this.#isOpen;
          this.#mended.lines.add(this.#line);
        }
        continue;
      }
      if (letter === '\n') this.#line++;
      if (this.#place !== 'quoted') this.#outside(letter);
      out += letter;
    }
    this.#rest = text.slice(at);
    return out;
  }

  #outside(letter: string): void {
    if (letter === ',' || letter === '\n' || letter === '\r') this.#place = 'start';
    else if (this.#place === 'start' && letter === quote) {
      this.#place = 'quoted';
      this.#isOpen = false;
    } else if (!blank.test(letter) && letter !== '\uFEFF') this.#place = 'plain';
  }
}

/** Says whether a cell ends behind a quote, and whether the text is too short to tell. */
function afterQuote(text: string, from: number): { readonly ends: boolean; readonly undecided: boolean } {
  let at = from;
  while (blank.test(text.charAt(at))) at++;
  const next = text.charAt(at);
  const isShort = at >= text.length || (next === quote && afterPair(text, at + 1));
  return { ends: next === ',' || next === '\n' || next === '\r' || next === '', undecided: isShort };
}

function afterPair(text: string, from: number): boolean {
  let at = from;
  while (blank.test(text.charAt(at))) at++;
  return at >= text.length;
}
