import { xmlReader } from './xml.ts';

/** Reads the strings that cells share, in order. Of text in several styles the parts are put together. */
export async function readSharedStrings(pieces: AsyncIterable<string>): Promise<readonly string[]> {
  const strings: string[] = [];
  let current = '';
  let takes = false;
  let phonetic = false;
  const read = xmlReader({
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') takes = !phonetic;
    },
    text: (text) => {
      if (takes) current += text;
    },
    close: (name) => {
      if (name === 'si') strings.push(current);
      else if (name === 'rPh') phonetic = false;
      else if (name === 't') takes = false;
    },
  });
  for await (const piece of pieces) read(piece);
  return strings;
}
