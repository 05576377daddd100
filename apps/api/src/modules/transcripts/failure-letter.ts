import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { type Words, wordsIn } from '@longleaf/platform/mail/words';

/** Tells a student that a transcript could not be delivered, and what to do. Why stands on the page, not in the mail. */
export function failureLetter(about: {
  language: LetterLanguage;
  firstName: string;
  college: string;
  productName: string;
  url: string;
}): Words {
  const { college, productName: product, url } = about;
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('Your transcript did not reach {college}', { college }),
    paragraphs: [
      i18n.t('We could not deliver your transcript to {college}, and we will not try again.', { college }),
      i18n.t(
        'See why in {product}. There you can ask for it again, or ask your school counselor to send it to the college.',
        { product },
      ),
    ],
    action: { label: i18n.t('See your transcripts'), url },
    closing: [],
  }));
}
