import { openArchive } from './archive.ts';
import type { Archive } from './archive.ts';
import { workbookLimits } from './limits.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readSheet } from './sheet.ts';
import type { SheetRow } from './sheet.ts';
import { xmlReader } from './xml.ts';

/** A workbook (xlsx): its sheets in order, each read as a stream. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly rows: () => AsyncIterable<SheetRow> }[];
  readonly close: () => void;
}

/** Opens a workbook. @throws ImportRefused when it is damaged or too large. */
export async function openWorkbook(file: string): Promise<Workbook> {
  const archive = await openArchive(file);
  try {
    const targets = await sheetTargets(archive);
    const strings = archive.has('xl/sharedStrings.xml')
      ? await readSharedStrings(archive.read('xl/sharedStrings.xml', workbookLimits.stringBytes))
      : [];
    return {
      sheets: targets.map(({ name, target }) => ({
        name,
        rows: () => readSheet(archive.read(target, workbookLimits.sheetBytes), strings),
      })),
      close: archive.close,
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function sheetTargets(archive: Archive): Promise<readonly { name: string; target: string }[]> {
  const sheets: { name: string; id: string }[] = [];
  const readSheets = xmlReader({
    open: (name, attribute) => {
      if (name === 'sheet') sheets.push({ name: attribute('name') ?? '', id: attribute('r:id') ?? '' });
    },
  });
  for await (const piece of archive.read('xl/workbook.xml', workbookLimits.listBytes)) readSheets(piece);
  const targets = new Map<string, string>();
  const readTargets = xmlReader({
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
    },
  });
  for await (const piece of archive.read('xl/_rels/workbook.xml.rels', workbookLimits.listBytes))
    readTargets(piece);
  return sheets.flatMap(({ name, id }) => {
    const target = targets.get(id);
    return target === undefined ? [] : [{ name, target: fromRoot(target) }];
  });
}

/** Targets are relative to the folder xl, or begin at the root. */
function fromRoot(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
