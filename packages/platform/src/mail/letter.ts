import { escapeHtml } from '../html.ts';

/** The languages that letters are written in. */
export const LETTER_LANGUAGES = ['en', 'es'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** A letter as it is sent: one person, plain text and HTML. */
export type Letter = {
  to: string;
  language: LetterLanguage;
  subject: string;
  text: string;
  html: string;
  files?: readonly Attachment[];
  /** Takes one POST that stops letters like this one (RFC 8058). */
  unsubscribeUrl?: string;
};

/** A file that comes with a letter. */
export type Attachment = { name: string; contentType: string; base64: string };

/** What a letter says. Everything in it is plain text; it is escaped where it is put into HTML. */
export type LetterWords = {
  language: LetterLanguage;
  productName: string;
  subject: string;
  greeting: string;
  /** Before the link. */
  paragraphs: readonly string[];
  /** One link, shown as a button in HTML and as an address in text. */
  action?: { label: string; url: string };
  /** After the link. */
  closing: readonly string[];
  /** For letters that one can be without: a link at the end, and the address of RFC 8058 for mail programs. */
  stop?: { label: string; url: string; oneClickUrl: string };
};

const LONGEST_SUBJECT = 150;
// One address and nothing that a mail server could read as a second one, a comment or a header.
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?$/;

/**
 * Writes a letter as text and as HTML.
 * @throws Error when the address or subject could carry another header, or the link is not http.
 */
export function writeLetter(to: string, words: LetterWords): Letter {
  if (!ADDRESS.test(to)) throw new Error('Mail: this is not one plain address');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words.subject) || words.subject.length > LONGEST_SUBJECT) {
    throw new Error('Mail: a subject is one short line');
  }
  const links = [words.action?.url, words.stop?.url, words.stop?.oneClickUrl];
  if (links.some((url) => url !== undefined && !/^https?:\/\/[^\s<>]+$/.test(url)))
    throw new Error('Mail: a link must be http');
  const { language, subject, stop } = words;
  return {
    to,
    language,
    subject,
    text: plainText(words),
    html: htmlText(words),
    ...(stop && { unsubscribeUrl: stop.oneClickUrl }),
  };
}

function plainText({ greeting, paragraphs, action, closing, stop, productName }: LetterWords): string {
  const written = (link: { label: string; url: string } | undefined) =>
    link ? [`${link.label}:\n${link.url}`] : [];
  return `${[greeting, ...paragraphs, ...written(action), ...closing, ...written(stop), productName].join('\n\n')}\n`;
}

// Inline styles and a table-free layout: mail programs drop style sheets. Colours as in the portal.
const BODY = `margin:0;padding:24px 12px;background:#f6f4ee;font-family:'Reddit Sans',Arial,Helvetica,sans-serif;color:#1c2b24`;
const SHEET = `max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px;font-size:16px;line-height:1.5`;
const BUTTON = `display:inline-block;padding:12px 20px;background:#1f5a41;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none`;
const SMALL = `margin:24px 0 0;font-size:14px;color:#4a5a52`;

function htmlText(words: LetterWords): string {
  const { language, subject, greeting, paragraphs, action, closing, stop, productName } = words;
  const lines = (texts: readonly string[]) =>
    texts.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n');
  const link = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`
    : '';
  const end = stop
    ? `\n<p style="margin:0;font-size:14px"><a href="${escapeHtml(stop.url)}" style="color:#1f5a41">${escapeHtml(stop.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
<div style="${SHEET}">
${lines([greeting, ...paragraphs])}
${link}
${lines(closing)}${end}
<p style="${SMALL}">${escapeHtml(productName)}</p>
</div>
</body>
</html>
`;
}
