/** What stands around each sheet of a printed page. */
export type SheetFrame = {
  /** Whose it is; empty when nobody is signed in. */
  name: string;
  /** The day it was printed, in words. */
  day: string;
  /** The product and the address it comes from. */
  source: string;
  /** `SHEET_COUNT` in the language of the page. */
  count: string;
};

/** How sheets are counted. */
export const SHEET_COUNT = /*i18n*/ 'Page {page} of {pages}';

/**
 * The rule that puts name and day above each sheet, source and count below. The browser's own print and our documents
 * use the same. How large a sheet is, and its margins, are the style sheet's: some pages are printed across, and in
 * Chromium a later rule without a page's name would take that back.
 */
export function pageSheet({ name, day, source, count }: SheetFrame): string {
  return `@page {
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
