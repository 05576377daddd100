/** Markup that is safe to send: everything put into it was escaped. Made only by `html` and `raw`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Piece = Html | string | number | null | undefined | false | Piece[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Builds markup from a template: strings and numbers are escaped, markup made by `html` is kept, lists are
 * joined, and null, undefined and false leave nothing.
 */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  let text = strings[0] ?? '';
  for (const [index, piece] of pieces.entries()) text += render(piece) + (strings[index + 1] ?? '');
  return new Html(text);
}

/** Takes markup as it is; only for text that the project itself wrote, never for what came from a client. */
export function raw(text: string): Html {
  return new Html(text);
}

function render(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (Array.isArray(piece)) return piece.map(render).join('');
  return piece instanceof Html ? piece.text : escapeHtml(String(piece));
}
