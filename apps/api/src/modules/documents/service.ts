import { documentMessages as messages, MOST_DOCUMENT_PAGES } from '@longleaf/contract/documents';
import { takeLanguage } from '@longleaf/contract/language-addresses';
import type { FileAnswer } from '@longleaf/http/file-answer';
import { badRequest, ProblemError } from '@longleaf/http/problem';
import { inTransaction } from '@longleaf/platform/executor';
import type { AllWords } from '@longleaf/platform/words/server-words';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { pageSheet, SHEET_COUNT } from '@longleaf/rules/documents/page-sheet';
import { fill } from '@longleaf/rules/words/fill';
import type { Dependencies } from '../../dependencies.ts';
import { documentLetter } from './letters.ts';
import type { ContactNow } from '../profile/index.ts';
import type { ReceiptIssuer, Receiver } from '../receipts/index.ts';
import type { Printed, Refusal } from './press/messages.ts';
import { type Press, PressBusy } from './press/press.ts';
import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';

export type DocumentParts = Pick<Dependencies, 'settings' | 'database' | 'clock' | 'sendMail'> & {
  press: Press;
  words: AllWords;
  receipts: ReceiptIssuer;
};

type Page = { html: string; url: string };

/** Prints pages for people, and mails them to their own address. */
export function documentService({
  settings,
  database,
  clock,
  sendMail,
  press,
  words,
  receipts,
}: DocumentParts) {
  /** @throws ProblemError 400, 413 or 503, each saying what can be done. */
  async function print(page: Page, reader: ContactNow): Promise<Printed & { address: string }> {
    const address = addressOf(page.url, settings.PORTAL_URL);
    const { language } = takeLanguage(address.pathname);
    const { say, locale } = words.for([language]);
    const frame = pageSheet({
      name: `${reader.firstName} ${reader.lastName}`.trim(),
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: EASTERN_ZONE }).format(clock()),
      source: `${settings.PRODUCT_NAME} · ${address.host}${decoded(address.pathname)}`,
      count: say(SHEET_COUNT),
    });
    const sheet = { html: page.html, address: address.href, language, frame, title: settings.PRODUCT_NAME };
    const outcome = await press.print(sheet).catch((error: unknown) => {
      throw error instanceof PressBusy ? comeBack(messages.busy) : error;
    });
    if ('refused' in outcome) throw problemOf(outcome.refused);
    return { ...outcome.printed, address: address.href };
  }

  return {
    /** The page as a file (API-028). */
    file: async (page: Page, reader: ContactNow): Promise<FileAnswer> => {
      const { pdf, title } = await print(page, reader);
      return { bytes: Buffer.from(pdf), type: PDF, name: fileName(title) };
    },

    /**
     * Mails the page to whoever asks (API-027), to an address that is known to be theirs: nobody may have us send what
     * they wrote to somebody else. The letter is its own receipt and is listed with the others: one for a page and a day.
     * Gives the address.
     */
    mail: async (page: Page, { scope, contact: reader }: Receiver): Promise<string> => {
      if (reader.email === '') throw badRequest({ email: [messages.noAddress] });
      if (!reader.emailVerified) throw badRequest({ email: [messages.notConfirmed] });
      const { pdf, title, address } = await print(page, reader);
      const files = [
        { name: fileName(title), contentType: PDF, base64: Buffer.from(pdf).toString('base64') },
      ];
      const version = `${easternDay(clock())} ${new URL(address).pathname}`;
      const sent = { kind: 'document', subject: 0, version, title, recipientEmail: reader.email } as const;
      await inTransaction(database, async (tx) => {
        await receipts.keep(tx, scope, [sent]);
        await sendMail(tx, {
          to: reader.email,
          kind: 'document',
          words: documentLetter(reader, { title, address }),
          files,
        });
      });
      return reader.email;
    },
  };
}

const PDF = 'application/pdf';

/** @throws ProblemError 400 when it is no page of the portal. */
function addressOf(text: string, portal: string): URL {
  const address = URL.parse(text, portal);
  if (address?.origin !== new URL(portal).origin) throw badRequest({ url: [messages.notOurs] });
  address.username = '';
  address.password = '';
  return address;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A name that every file system takes. */
function fileName(title: string): string {
  const name = title.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu, ' ').replaceAll(/\s+/g, ' ');
  return `${name.replace(/^[.\s]+/, '').trim() || 'page'}.pdf`;
}

function problemOf(refusal: Refusal): ProblemError {
  switch (refusal) {
    case 'nothing':
      return badRequest({ html: [messages.nothing] });
    case 'too many pages':
      return badRequest({ html: [fill(messages.tooManyPages, { most: MOST_DOCUMENT_PAGES })] });
    case 'too large':
      return new ProblemError(413, messages.tooLarge, { modelState: { html: [messages.tooLarge] } });
    case 'slow':
    case 'failed':
      return comeBack(messages.tooSlow);
  }
}

function comeBack(detail: string): ProblemError {
  return new ProblemError(503, detail, { headers: { 'retry-after': '30' } });
}
