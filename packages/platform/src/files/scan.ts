import { connect } from 'node:net';

/** What a scanner said: nothing found, or the name of what was. */
export type Scanned = { isClean: true } | { isClean: false; found: string };

/** Thrown when the scanner cannot be reached, does not answer in time, or answers with an error. */
export class ScannerError extends Error {
  override name = 'ScannerError';
}

const CHUNK_BYTES = 64 * 1024;
const PATIENCE_MILLISECONDS = 30_000;
const LONGEST_ANSWER = 4096;

/**
 * Has bytes looked at by a ClamAV daemon, in its INSTREAM form: chunks with their length before them, then a length of 0.
 * @param address `tcp://host:3310`
 * @throws ScannerError
 */
export async function scan(address: string, bytes: Buffer): Promise<Scanned> {
  const answer = await ask(address, bytes);
  if (answer.endsWith(': OK')) return { isClean: true };
  const found = /: (.+) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new ScannerError(`The scanner answered: ${answer.slice(0, 100)}`);
  return { isClean: false, found };
}

function ask(address: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = '';
    const fail = (cause: unknown) => {
      socket.destroy();
      reject(new ScannerError('The scanner cannot be reached', { cause }));
    };
    // Of the whole: a scanner that keeps sending something is as far away as one that says nothing.
    const patience = setTimeout(() => fail(new Error('no answer in time')), PATIENCE_MILLISECONDS);
    socket.on('error', fail);
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (answer.length > LONGEST_ANSWER) fail(new Error('too long an answer'));
    });
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(answer.replaceAll('\0', '').trim());
    });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
        const chunk = bytes.subarray(from, from + CHUNK_BYTES);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
    });
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
