import { MOST_DOCUMENT_PAGES } from '@longleaf/contract/documents';
import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { LONGEST_PRINTING } from './limits.ts';
import type { Printed, Refusal, Setting, Sheet } from './messages.ts';

/** Starts the browser that prints. It resolves no name, whatever it is asked for. */
export async function openBrowser(folder: string): Promise<Browser> {
  const { executablePath, env } = await findChromium(folder);
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND'],
    env: { ...process.env, ...env } as Record<string, string>,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

const MOST_BYTES = 5 * 1024 * 1024;

/** A page that is not printed, and why. */
export class NotPrinted extends Error {
  override name = 'NotPrinted';
  readonly refusal: Refusal;
  constructor(refusal: Refusal, cause?: unknown) {
    super(`Not printed: ${refusal}`, { cause });
    this.refusal = refusal;
  }
}

export type PrintOptions = {
  /** It may take so many milliseconds. */
  most?: number;
  /** Done when the browser has opened a page, which has a process of its own. */
  onPage?: () => Promise<void>;
};

/**
 * Prints one page, in a session of its own that ends with it: scripts are off and nothing is fetched.
 * @param body what was sanitised.
 * @throws NotPrinted
 */
export async function print(
  browser: Browser,
  { style }: Pick<Setting, 'style'>,
  sheet: Sheet,
  body: string,
  { most = LONGEST_PRINTING, onPage = async () => {} }: PrintOptions = {},
): Promise<Printed> {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  let clock: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      clock = setTimeout(() => reject(new NotPrinted('slow')), most);
    });
    return await Promise.race([printIn(context, sheet, documentOf(sheet, style, body), onPage), late]);
  } finally {
    clearTimeout(clock);
    await context.close();
  }
}

async function printIn(
  context: BrowserContext,
  sheet: Sheet,
  document: string,
  onPage: () => Promise<void>,
): Promise<Printed> {
  const page = await context.newPage();
  await onPage();
  let served = false;
  await context.route('**', (route) => {
    const isTheDocument = !served && route.request().isNavigationRequest();
    if (!isTheDocument) return route.abort();
    served = true;
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': NOTHING_FETCHED },
      body: document,
    });
  });
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.goto(sheet.address, { waitUntil: 'load' });
  const title = await nameIt(page, sheet.title);
  // A far longer one is not even set: that alone could take minutes.
  if ((await heightOf(page)) > MOST_DOCUMENT_PAGES * 3 * SHEET.height) throw new NotPrinted('too many pages');
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
    // One more than is allowed shows that there are more.
    pageRanges: `1-${MOST_DOCUMENT_PAGES + 1}`,
  });
  const pages = pagesOf(pdf);
  if (pages > MOST_DOCUMENT_PAGES) throw new NotPrinted('too many pages');
  if (pdf.length > MOST_BYTES) throw new NotPrinted('too large');
  return { pdf, title, pages };
}

/** A sheet of letter paper between its margins, in pixels of CSS. */
const SHEET = { width: 695, height: 912 };

const NOTHING_FETCHED =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";
const LONGEST_TITLE = 100;

/** Gives the document the name of its first heading, which a PDF needs. */
async function nameIt(page: Page, otherwise: string): Promise<string> {
  return page.evaluate(
    ([fallback, longest]) => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      const text = heading.replaceAll(/\s+/g, ' ').trim().slice(0, longest);
      document.title = text === '' ? fallback : text;
      return document.title;
    },
    [otherwise, LONGEST_TITLE] as const,
  );
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** How many sheets a PDF of Chromium has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

function documentOf({ language, frame }: Sheet, style: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title></title><style>${style}</style><style>${frame}</style></head>
<body><main>${body}</main></body>
</html>`;
}
