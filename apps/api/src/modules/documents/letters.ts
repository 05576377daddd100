import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { type Words, wordsIn } from '@longleaf/platform/mail/words';

/** Brings a page that its reader wanted to keep. */
export function documentLetter(
  about: { language: LetterLanguage; firstName: string },
  { title, address }: { title: string; address: string },
): Words {
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('Your copy of “{title}”', { title }),
    paragraphs: [i18n.t('The page that you wanted to keep is attached as a PDF file.')],
    action: { label: i18n.t('Open the page'), url: address },
    closing: [i18n.t('You asked for this email while you were signed in. Nobody else got it.')],
  }));
}
