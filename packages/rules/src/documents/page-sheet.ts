/** What stands around each sheet of a printed page. */
export type SheetFrame = {
  /** Whose it is; empty when nobody is signed in. */
  name: string;
  /** The day it was printed, in words. */
  day: string;
  /** The product and the address it comes from. */
  source: string;
  /** How sheets are counted, with `{page}` and `{pages}`: 'Page {page} of {pages}'. */
  count: string;
};

/**
 * The style sheet that sets a page on letter paper, with name and day above and the count of sheets below. The browser's
 * own print and our documents use the same.
 */
export function pageSheet({ name, day, source, count }: SheetFrame): string {
  return `@page {
  size: letter;
  margin: 20mm 16mm 18mm;
  @top-left { ${box(quoted(name))} }
  @top-right { ${box(quoted(day))} }
  @bottom-left { ${box(quoted(source))} }
  @bottom-right { ${box(counted(count))} }
}`;
}

function box(content: string): string {
  return `content: ${content}; font: 9pt 'Reddit Sans Variable', sans-serif; color: #47554d;`;
}

/** A text as CSS writes it: whatever is no plain letter by its number, so that no text can end the string. */
function quoted(text: string): string {
  const safe = text.replaceAll(/[^A-Za-z0-9 .,]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${safe}"`;
}

function counted(sentence: string): string {
  return sentence
    .split(/\{(pages?)\}/)
    .map((part, index) => (index % 2 === 1 ? `counter(${part})` : quoted(part)))
    .join(' ');
}
