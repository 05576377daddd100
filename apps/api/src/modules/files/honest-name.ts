import type { DOCUMENT_TYPES } from '@longleaf/rules/applications/documents';

/** What names of files of each kind end in; the first is the usual one. */
const ENDINGS: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/rtf': ['.rtf'],
  'text/plain': ['.txt'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} satisfies Record<(typeof DOCUMENT_TYPES)[number], readonly string[]>;

/**
 * A name that ends as the content says: a PDF that is called `Essay.docx` is `Essay.pdf`, or nobody could open what is
 * given back. An ending that is none of ours may be a part of the name and stays.
 */
export function honestName(name: string, contentType: string): string {
  const endings = ENDINGS[contentType];
  const usual = endings?.[0];
  const endsIn = (ending: string) => name.toLowerCase().endsWith(ending);
  if (!endings || usual === undefined || endings.some(endsIn)) return name;
  const wrong = Object.values(ENDINGS).flat().find(endsIn) ?? '';
  return name.slice(0, name.length - wrong.length) + usual;
}
