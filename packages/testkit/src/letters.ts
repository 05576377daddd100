import type { Words } from '@longleaf/platform/mail/words';
import { unmarkedPieces } from './marked-words.ts';
import type { ReceivedMail } from './mail-server.ts';

// Words that no sentence in Spanish has, and few in English lack.
const ENGLISH = /\b(the|you|your|was|not|and|with|for|this|account|password|email|hello)\b/i;

/** What a letter in Spanish still says in English, or says like the one in English; nothing when all is translated. */
export function leftInEnglish(english: Words, spanish: Words): string[] {
  const before = sentencesOf(english);
  const after = sentencesOf(spanish);
  if (before.length !== after.length) return [`${before.length} sentences became ${after.length}`];
  return after.filter((sentence, index) => sentence === before[index] || ENGLISH.test(sentence));
}

/** What a letter in the marked language (`en-XA`) says past the catalogues, but for these names. */
export function unmarkedInLetter(letter: Words, names: readonly string[]): string[] {
  return unmarkedPieces(sentencesOf(letter), names);
}

function sentencesOf({ subject, greeting, paragraphs, action, closing, stop }: Words): string[] {
  const links = [action, stop].flatMap((link) => (link ? [link.label] : []));
  return [subject, greeting, ...paragraphs, ...links, ...closing];
}

/** How a letter that arrived names its language: to mail programs, to readers of its HTML, and in its headers' letters. */
export function languageMarks({ message, raw }: ReceivedMail) {
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return {
    header: message.headers.find(({ key }) => key === 'content-language')?.value,
    html: /<html lang="(\w+)">/.exec(message.html ?? '')?.[1],
    // Headers are ASCII; what is not stands in them as encoded words (RFC 2047).
    plainHeaders: /^[\x20-\x7e\r\n\t]*$/.test(headers),
  };
}
