/** What a picture is, told from its content; width and height in pixels where the format says them early. */
export interface Picture {
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number | null;
  readonly height: number | null;
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngHeaderLength = 24;

/** Recognises JPEG, PNG and WebP by their first bytes; undefined for anything else. */
export function pictureOf(bytes: Buffer): Picture | undefined {
  if (bytes.length >= pngHeaderLength && bytes.subarray(0, pngMark.length).equals(pngMark)) {
    return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length > 4 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { mediaType: 'image/jpeg', ...jpegSize(bytes) };
  if (
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP'
  ) {
    return { mediaType: 'image/webp', width: null, height: null };
  }
  return undefined;
}

/** Walks the segments of a JPEG to the frame that states its size. */
function jpegSize(bytes: Buffer): { width: number | null; height: number | null } {
  let offset = 2;
  while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return { width: null, height: null };
}
