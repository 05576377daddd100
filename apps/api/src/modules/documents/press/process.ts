import type { Browser } from 'playwright-core';
import { NotPrinted, openBrowser, print } from './browser.ts';
import { giveWay } from './give-way.ts';
import type { FromPress, Refusal, Setting, Sheet, ToPress } from './messages.ts';
import { sanitise } from './sanitise.ts';

/**
 * The process that prints: it alone touches what came, and the browser is its child. It ends with the browser, and with
 * the API however that ends; the API starts another.
 */
let setting: Setting | undefined;
let browser: Browser | undefined;

// The process of a page and the threads of another may be new.
const onPage = () => giveWay(process.pid);
const tell = (message: FromPress) => process.send?.(message);

process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToPress) => {
  if ('set' in message) void begin(message.set);
  else void answer(message.id, message.sheet);
});

async function begin(given: Setting): Promise<void> {
  setting = given;
  browser = await openBrowser(given.folder);
  browser.on('disconnected', () => process.exit(1));
  tell({ ready: true });
}

async function answer(id: number, sheet: Sheet): Promise<void> {
  try {
    if (!browser || !setting) throw new NotPrinted('failed');
    const body = sanitise(sheet.html);
    if (!/[^\s<>]/.test(body.replaceAll(/<[^>]*>/g, ''))) throw new NotPrinted('nothing');
    tell({ id, printed: await print(browser, setting, sheet, body, { onPage }) });
  } catch (error) {
    tell({ id, refused: refusalOf(error) });
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof NotPrinted) return error.refusal;
  // What the browser says may hold a part of the page, so only its kind is told.
  process.stderr.write(`Printing failed: ${(error as Error).name}\n`);
  return 'failed';
}
