import { type Words, wordsIn } from '@longleaf/platform/mail/words';

/** Tells a college where the file of the day is. The letter itself names nobody. */
export function prospectLetter(about: {
  college: string;
  productName: string;
  url: string;
  rows: number;
}): Words {
  const { college, productName: product, url, rows } = about;
  return wordsIn({ language: 'en', firstName: college }, (i18n) => ({
    subject: i18n.t('Students who want to hear from you, from {product}', { product }),
    paragraphs: [
      i18n.t('Rows in the file: {rows}. Students asked us to tell you, or took that back.', { rows }),
      i18n.t(
        'Where the first column says withdrawal, please write no more. The link is good for 30 days. Whoever has it can read the file: please do not pass it on.',
      ),
    ],
    action: { label: i18n.t('Get the file'), url },
    closing: [],
  }));
}
