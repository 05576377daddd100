import { crc32, deflateRawSync } from 'node:zlib';

/** A cell: text is shared between cells, `inline` text is not, `raw` is the XML of the cell's inside. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | null
  | { readonly inline: string }
  | { readonly raw: string };

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly WorkbookCell[])[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Writes a workbook (xlsx) as spreadsheet programs do; empty cells are left out. `more` adds or replaces files in it. */
export function workbook(
  sheets: readonly WorkbookSheet[],
  more: Readonly<Record<string, string | Buffer>> = {},
): Buffer {
  const strings = new Map<string, number>();
  const files: Record<string, string | Buffer> = {
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets
      .map(
        ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}">${sheets
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
  };
  for (const [index, { rows }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `${declaration}<worksheet xmlns="${main}"><sheetData>${rows.map((cells, row) => writeRow(cells, row + 1, strings)).join('')}</sheetData></worksheet>`;
  files['xl/sharedStrings.xml'] = `${declaration}<sst xmlns="${main}">${[...strings.keys()]
    .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    .join('')}</sst>`;
  return zip({ ...files, ...more });
}

function writeRow(cells: readonly WorkbookCell[], line: number, strings: Map<string, number>): string {
  return `<row r="${line}">${cells.map((cell, column) => writeCell(cell, `${columnName(column)}${line}`, strings)).join('')}</row>`;
}

function writeCell(cell: WorkbookCell, place: string, strings: Map<string, number>): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'string') {
    if (!strings.has(cell)) strings.set(cell, strings.size);
    return `<c r="${place}" t="s"><v>${strings.get(cell)}</v></c>`;
  }
  return 'inline' in cell
    ? `<c r="${place}" t="inlineStr"><is><t>${escaped(cell.inline)}</t></is></c>`
    : `<c r="${place}">${cell.raw}</c>`;
}

function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${columnName(Math.floor(column / 26) - 1)}${last}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const deflated = 8;

/** Packs files into a zip archive. */
export function zip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(deflated, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    parts.push(Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed);
    directory.push(Buffer.from('PK\u0001\u0002'), version, fields, rest, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006'), end]);
}
