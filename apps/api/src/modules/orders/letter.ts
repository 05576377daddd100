import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { dayInWords, type Words, wordsIn } from '@longleaf/platform/mail/words';

/** A copy of an order for whoever made it. */
export function orderLetter(
  reader: { language: LetterLanguage; firstName: string },
  about: {
    productName: string;
    at: Date;
    reference: string;
    items: readonly { name: string; quantity: number }[];
    label: readonly string[];
    url: string;
  },
): Words {
  const { productName: product, at, reference, items, label, url } = about;
  const day = dayInWords(at, reader.language);
  return wordsIn(reader, (i18n) => ({
    subject: i18n.t('Your order from {product}', { product }),
    paragraphs: [
      i18n.t('You ordered this on {day}. Reference code: {reference}', { day, reference }),
      ...items.map(({ name, quantity }) => i18n.t('{quantity} of: {name}', { quantity, name })),
      i18n.t('It goes to: {label}', { label: label.join(', ') }),
    ],
    action: { label: i18n.t('See your orders'), url },
    closing: [i18n.t('It is free. You do not have to pay anything.')],
  }));
}

/** Tells those who send orders where the file of the day is. The letter itself names nobody. */
export function filesLetter(about: { productName: string; url: string; orders: number }): Words {
  const { productName: product, url, orders } = about;
  return wordsIn({ language: 'en', firstName: '' }, (i18n) => ({
    subject: i18n.t('Orders of printed materials, from {product}', { product }),
    paragraphs: [
      i18n.t('Orders in the file: {orders}. Each is in one file only.', { orders }),
      i18n.t(
        'The link is good for 30 days. Whoever has it can read names and addresses: please do not pass it on.',
      ),
    ],
    action: { label: i18n.t('Get the file'), url },
    closing: [],
  }));
}
