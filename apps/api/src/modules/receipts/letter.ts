import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { dayInWords, type Words, wordsIn } from '@longleaf/platform/mail/words';
import { type ReceiptKind, receiptTitles } from '@longleaf/rules/receipts/kinds';

export type ReceiptLetter = {
  productName: string;
  at: Date;
  /** Where all receipts are. */
  url: string;
  /** `to`: the college or person that it went to; empty where there is none. */
  receipts: readonly { kind: ReceiptKind; reference: string; to: string }[];
};

/** Tells somebody what they just sent, with a number for each thing. */
export function receiptLetter(
  reader: { language: LetterLanguage; firstName: string },
  { productName: product, at, url, receipts }: ReceiptLetter,
): Words {
  const day = dayInWords(at, reader.language);
  return wordsIn(reader, (i18n, say) => ({
    subject: i18n.t('Your receipt from {product}', { product }),
    paragraphs: [
      i18n.t('This is what you sent with {product} on {day}:', { product, day }),
      ...receipts.map(({ kind, reference, to }) => {
        const what = say(receiptTitles[kind]);
        return to === ''
          ? i18n.t('{what} (reference number {reference})', { what, reference })
          : i18n.t('{what}: {to}. Reference number: {reference}', { what, to, reference });
      }),
    ],
    action: { label: i18n.t('See your receipts'), url },
    closing: [i18n.t('Keep this email. With the number we can find what you sent.')],
  }));
}
