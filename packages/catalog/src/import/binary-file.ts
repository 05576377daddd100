import { open } from 'node:fs/promises';
import { ImportRefused } from './refused.ts';

const signatures: readonly { readonly bytes: string; readonly words: string }[] = [
  { bytes: '\x1f\x8b', words: 'a gzip file. Unpack it (gunzip FILE) and give the file inside' },
  { bytes: '%PDF', words: 'a PDF. Ask the publisher for the table as CSV' },
  { bytes: '\xd0\xcf\x11\xe0', words: 'an old workbook (xls). Open it and save the sheet as CSV' },
  { bytes: 'BZh', words: 'a bzip2 file. Unpack it (bunzip2 FILE) and give the file inside' },
  { bytes: "7z\xbc\xaf'\x1c", words: 'a 7z file. Unpack it and give the file inside' },
  { bytes: 'Rar!', words: 'a RAR file. Unpack it and give the file inside' },
  { bytes: 'SQLite format 3', words: 'an SQLite database. Write the table out as CSV' },
  { bytes: '\xff\xfe', words: 'text in UTF-16. Save it as CSV in UTF-8' },
  { bytes: '\xfe\xff', words: 'text in UTF-16. Save it as CSV in UTF-8' },
];
const zipSignature = 'PK\x03\x04';
/** Where a zip file states the name of its first part. */
const nameAt = 30;
const looksAt = 4096;

/**
 * Refuses a file that is no text by what it is, told from its first bytes, and says what to do.
 * @throws ImportRefused
 */
export async function refuseBinary(file: string): Promise<void> {
  const what = binaryOf(await firstBytes(file));
  if (what !== undefined) throw new ImportRefused(`This is no text: it is ${what}.`);
}

/** Says what the first bytes of a file are of, and what to do with it; undefined for text. */
function binaryOf(head: string): string | undefined {
  if (head.startsWith(zipSignature)) {
    return beginsAsWorkbook(head)
      ? 'a workbook (xlsx). Open it and save the sheet as CSV'
      : 'a zip file. Unpack it and give the file inside';
  }
  return signatures.find(({ bytes }) => head.startsWith(bytes))?.words;
}

/** Says whether a file is a workbook (xlsx), by its first bytes. */
export async function isWorkbook(file: string): Promise<boolean> {
  const head = await firstBytes(file);
  return head.startsWith(zipSignature) && beginsAsWorkbook(head);
}

/** Workbooks are zip files whose first part is their list of types or one of their own folders. */
function beginsAsWorkbook(head: string): boolean {
  return ['[Content_Types].xml', 'xl/', '_rels/', 'docProps/'].some((name) => head.startsWith(name, nameAt));
}

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(looksAt), 0, looksAt, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}
