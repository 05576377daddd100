import { open } from 'node:fs/promises';

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The end of an archive may be followed by a comment of so many bytes. */
const LONGEST_COMMENT = 65_535;
/** Of a document that people write; what has more is no essay. */
const MOST_ENTRIES = 5_000;
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;

/** Whether a file begins as archives do; Word and OpenDocument files are archives. */
export function isArchive(head: Buffer): boolean {
  return head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
}

/**
 * Whether an archive says of itself that it unpacks to no more than a document would. Nothing is unpacked: what is in it
 * is read from its list. One whose list cannot be read, or that needs the long form for large ones, is none we take.
 */
export async function unpacksToLittle(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
      await file.read(bytes, 0, bytes.length, position);
      return bytes;
    };
    const tailBytes = Math.min(size, END_BYTES + LONGEST_COMMENT);
    const tail = await read(size - tailBytes, tailBytes);
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0 || tail.length - end < END_BYTES || tail.readUInt32LE(end) !== END) return false;
    const entries = tail.readUInt16LE(end + 10);
    const listBytes = tail.readUInt32LE(end + 12);
    const listAt = tail.readUInt32LE(end + 16);
    if (entries > MOST_ENTRIES || listAt + listBytes > size) return false;
    return unpackedBytes(await read(listAt, listBytes), entries) <= MOST_UNPACKED_BYTES;
  } finally {
    await file.close();
  }
}

/** What the entries of a list unpack to by their own word; infinite for a list that is not whole. */
function unpackedBytes(list: Buffer, entries: number): number {
  let total = 0;
  let place = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (list.length - place < ENTRY_BYTES || list.readUInt32LE(place) !== ENTRY) return Infinity;
    total += list.readUInt32LE(place + 24);
    const [name, extra, comment] = [28, 30, 32].map((at) => list.readUInt16LE(place + at));
    place += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return total;
}
