import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { fileWords } from '@longleaf/contract/file-words';
import type { TakenFiles } from '@longleaf/contract/operation';
import type { ModelState } from '@longleaf/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { badRequest, ProblemError } from './problem.ts';
import { isArchive, unpacksToLittle } from './zip-sizes.ts';

/** A file that arrived whole, is no larger than it may be, and is of a kind that the operation takes. */
export type ReceivedFile = {
  /** As its sender calls it, without folders; for people to read, never for a path of ours. */
  name: string;
  /** Media type that its bytes say. */
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of its bytes, as hex. */
  digest: string;
  /** Its bytes; until the call is answered. */
  read: () => Readable;
};

/** What came as `multipart/form-data`. */
export type ReceivedForm = { fields: Record<string, string | string[]>; files: readonly ReceivedFile[] };

// What is not the files' own: names, boundaries and fields.
const FIELDS_MOST = 50;
// Ids of 5,000 things that were chosen fit.
const FIELD_BYTES = 128 * 1024;
const PART_HEADER_BYTES = 2 * 1024;
const LONGEST_NAME = 200;
const PLAIN_TEXT = 'text/plain';
// All but tab, line feed, form feed and carriage return.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Lets the routes of a scope take `multipart/form-data`, and nothing else. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a form to the disk, checks its files, gives it to `work` and removes it again, however that ends.
 * What is refused is read to its end and thrown away: a browser hears an answer only when it has sent everything.
 * @throws ProblemError 413 for what is too large or too many, 400 for anything else; both name the field.
 */
export async function withForm<T>(
  request: FastifyRequest,
  taken: TakenFiles,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw badRequest({ [taken.field]: [fileWords.none] });
  refuseAtOnce(request, taken);
  // A folder of its own, that only we can open.
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-files-'));
  try {
    const parts = request.parts({ limits: limitsOf(taken) });
    const reading = readForm(parts, taken, folder);
    // Of a form that is cut off nothing is waited for.
    reading.catch(() => undefined);
    return await work(await Promise.race([reading, whenTooLong(request, taken)]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bytes that a form can have whose files may be taken. */
function mostBytesOf({ atMost, maxBytes }: TakenFiles): number {
  return atMost * (maxBytes + PART_HEADER_BYTES) + FIELDS_MOST * FIELD_BYTES;
}

/** Nobody reads on who is told the length of what can only be refused. */
function refuseAtOnce({ headers }: FastifyRequest, taken: TakenFiles): void {
  if (Number(headers['content-length'] ?? 0) > mostBytesOf(taken))
    throw tooMuch(taken, fileWords.tooLarge(taken), true);
}

/** Refuses a form that goes on and on without having said how long it is, and reads no further. */
function whenTooLong({ raw }: FastifyRequest, taken: TakenFiles): Promise<never> {
  let received = 0;
  return new Promise((_, reject) => {
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= mostBytesOf(taken)) return;
      raw.removeAllListeners('data');
      raw.unpipe();
      raw.pause();
      reject(tooMuch(taken, fileWords.tooLarge(taken), true));
    });
  });
}

function limitsOf({ atMost, maxBytes }: TakenFiles) {
  return {
    fileSize: maxBytes,
    fieldSize: FIELD_BYTES,
    fields: FIELDS_MOST,
    parts: FIELDS_MOST + atMost * 2 + 10,
  };
}

async function readForm(
  parts: ReturnType<FastifyRequest['parts']>,
  taken: TakenFiles,
  folder: string,
): Promise<ReceivedForm> {
  const fields = new Map<string, string | string[]>();
  const files: ReceivedFile[] = [];
  const complaints: ModelState = {};
  let isTooMuch = false;
  let seen = 0;
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        // Cut short, it would be read as something else.
        if (part.valueTruncated) complaints[part.fieldname] = [fileWords.tooLong];
        addTo(fields, part.fieldname, String(part.value));
        continue;
      }
      if (part.fieldname !== taken.field) {
        complaints[part.fieldname] = [fileWords.unknownField];
        part.file.resume();
        continue;
      }
      const place = seen++;
      // A form whose field was left empty has a part without name and bytes.
      if (place >= taken.atMost) {
        isTooMuch = true;
        complaints[taken.field] = [fileWords.tooMany(taken)];
        part.file.resume();
        continue;
      }
      const path = join(folder, String(place));
      const found = await keep(part, path, taken);
      if (typeof found !== 'string') files.push(found);
      else if (found !== NOTHING) {
        isTooMuch ||= part.file.truncated;
        complaints[fieldOf(taken, place)] = [found];
      }
    }
  } catch (error) {
    throw unreadable(error, taken);
  }
  const words = Object.values(complaints)[0]?.[0];
  if (words !== undefined) throw new ProblemError(isTooMuch ? 413 : 400, words, { modelState: complaints });
  if (files.length === 0) throw badRequest({ [taken.field]: [fileWords.none] });
  return { fields: Object.fromEntries(fields), files };
}

const NOTHING = '';

/** Writes a file down and looks at it. Gives what is wrong with it in words; NOTHING when none was chosen. */
async function keep(part: MultipartFile, path: string, taken: TakenFiles): Promise<ReceivedFile | string> {
  const hash = createHash('sha256');
  const digested = async function* (bytes: AsyncIterable<Buffer>) {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(part.file, digested, createWriteStream(path, { mode: 0o600 }));
  if (part.file.truncated) return fileWords.tooLarge(taken);
  const { size } = await stat(path);
  if (size === 0) return part.filename === '' ? NOTHING : fileWords.empty;
  const type = await typeOf(path, part.filename, taken);
  if (type === undefined || !taken.types.includes(type)) return fileWords.wrongType(taken);
  const name = plainName(part.filename);
  return { name, type, size, digest: hash.digest('hex'), read: () => createReadStream(path) };
}

/**
 * The media type that the bytes say. Text has no mark: it is what its name calls so, and what is whole UTF-8 without
 * control characters.
 */
async function typeOf(path: string, name: string, { types }: TakenFiles): Promise<string | undefined> {
  if (isArchive(await headOf(path)) && !(await unpacksToLittle(path))) return undefined;
  const found = await fileTypeFromFile(path);
  if (found || !types.includes(PLAIN_TEXT) || !/\.txt$/i.test(name)) return found?.mime;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path))
      if (CONTROL.test(decoder.decode(chunk as Buffer, { stream: true }))) return undefined;
    decoder.decode();
    return PLAIN_TEXT;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: 3 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** With several files, each has its place in the list. */
function fieldOf({ field, atMost }: TakenFiles, place: number): string {
  return atMost === 1 ? field : `${field}.${place}`;
}

/** The last part of a name that may be a path, without what cannot be shown. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    // How browsers write this sign in a form.
    .replaceAll('%22', '"')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
  const whole = shown.trim();
  const ending = /\.[^.]{1,10}$/u.exec(whole)?.[0] ?? '';
  const stem = whole.slice(0, whole.length - ending.length);
  return `${stem.slice(0, LONGEST_NAME - ending.length)}${ending}`.toWellFormed() || 'file';
}

function addTo(fields: Map<string, string | string[]>, name: string, value: string): void {
  const before = fields.get(name);
  fields.set(name, before === undefined ? value : [before, value].flat());
}

/** What the reader of forms throws. */
function unreadable(error: unknown, taken: TakenFiles): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  // The disk's own errors are a fault of ours.
  if (code !== undefined && !code.startsWith('FST_')) return error;
  if (statusCode === 413) return tooMuch(taken, fileWords.tooMany(taken), true);
  return new ProblemError(400, fileWords.notReadable, {
    modelState: { [taken.field]: [fileWords.notReadable] },
    headers: { connection: 'close' },
    cause: error,
  });
}

function tooMuch({ field }: TakenFiles, words: string, isCut: boolean): ProblemError {
  return new ProblemError(413, words, {
    modelState: { [field]: [words] },
    ...(isCut && { headers: { connection: 'close' } }),
  });
}
