import type { ImportNote } from '@longleaf/rules/student-calendar/brought-in';

export const NAME_AT_MOST = 200;
export const DESCRIPTION_AT_MOST = 4000;

export type Words = { name: string; description: string; notes: ImportNote[] };

/**
 * The words of an event within our limits: without control characters and without anybody's e-mail address. Where it is
 * stands above what it says.
 */
export function wordsOfEvent({
  name,
  description,
  location,
}: Record<'name' | 'description' | 'location', string>): Words {
  const first = shortened(oneLine(name), NAME_AT_MOST);
  const both = [oneLine(location), plain(description)].filter((text) => text !== '').join('\n');
  const second = shortened(both, DESCRIPTION_AT_MOST);
  const notes: ImportNote[] = [];
  if (first.text === '') notes.push('no-name');
  if (first.isCut || second.isCut) notes.push('text-cut');
  if (first.hasAddress || second.hasAddress) notes.push('addresses-out');
  return { name: first.text, description: second.text, notes };
}

function plain(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .trim()
  );
}

function oneLine(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ');
}

function shortened(text: string, most: number): { text: string; isCut: boolean; hasAddress: boolean } {
  const isCut = text.length > most;
  const kept = isCut
    ? `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
  const without = withoutAddresses(kept);
  return { text: without.trim(), isCut, hasAddress: without !== kept };
}

/** Word by word, as a search for addresses in one long word would take forever. */
function withoutAddresses(text: string): string {
  if (!text.includes('@')) return text;
  return text.replaceAll(/\S+/g, (word) => {
    const at = word.indexOf('@');
    return at > 0 && word.indexOf('.', at) > at + 1 ? '…' : word;
  });
}
