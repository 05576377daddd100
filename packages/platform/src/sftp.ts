import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import SftpClient from 'ssh2-sftp-client';

/** What an address of a folder on an SFTP server may be. */
export const SFTP_HELP =
  'must be sftp://user@host:22/folder?key=/path/of/private-key&host=SHA256:… (the fingerprint of the host key)';

const PATIENCE_MILLISECONDS = 30_000;

export type SftpPlace = {
  host: string;
  port: number;
  username: string;
  folder: string;
  /** Path of the private key that we sign in with. */
  keyFile: string;
  /** Fingerprint of the server's own key, as `ssh-keygen -l` writes it. */
  hostKey: string;
};

/** Reads `sftp://user@host:22/folder?key=…&host=SHA256:…`; undefined when it is none. */
export function sftpPlace(text: string): SftpPlace | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
  const keyFile = searchParams.get('key') ?? '';
  // A plus sign of a fingerprint is read as a space.
  const hostKey = (searchParams.get('host') ?? '').replaceAll(' ', '+');
  const isWhole = protocol === 'sftp:' && hostname !== '' && username !== '' && password === '';
  if (!isWhole || !keyFile.startsWith('/') || !/^SHA256:[A-Za-z0-9+/]{43}$/.test(hostKey)) return undefined;
  return {
    host: hostname,
    port: port === '' ? 22 : Number(port),
    username: decodeURIComponent(username),
    folder: decodeURIComponent(pathname).replace(/\/+$/, ''),
    keyFile,
    hostKey,
  };
}

/**
 * Puts a file into the folder. It appears whole or not at all, under a name that is used for one content alone: where it
 * is there already nothing is done. Bytes that are many come as a stream, which is made when it is wanted. Bytes that are many come as a stream, which is made when it is wanted.
 * @throws Error when the server does not answer, is another one, or refuses it.
 */
export async function putOverSftp(
  place: SftpPlace,
  name: string,
  bytes: Buffer | (() => Readable),
): Promise<void> {
  const path = `${place.folder}/${name}`;
  await connected(place, async (client) => {
    if (await client.exists(path)) return;
    const draft = `${path}.${randomUUID()}.part`;
    await client.put(Buffer.isBuffer(bytes) ? bytes : bytes(), draft);
    try {
      await client.rename(draft, path);
    } catch (error) {
      await client.delete(draft, true);
      // Another copy was first.
      if (!(await client.exists(path))) throw error;
    }
  });
}

/** A small file that was found; without bytes where it has more than was asked for. */
export type FoundFile = { name: string; bytes: Buffer | undefined; changedAt: Date };

/**
 * Reads the files of the folder whose name ends so, the oldest first.
 * @throws Error when the server does not answer or is another one.
 */
export async function readOverSftp(
  place: SftpPlace,
  { ending, atMost, mostBytes }: { ending: string; atMost: number; mostBytes: number },
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  await connected(place, async (client) => {
    const listed = await client.list(place.folder === '' ? '/' : place.folder);
    const wanted = listed
      .filter(({ type, name }) => type === '-' && name.endsWith(ending))
      .toSorted((a, b) => a.modifyTime - b.modifyTime)
      .slice(0, atMost);
    for (const { name, size, modifyTime } of wanted) {
      const content = size > mostBytes ? undefined : await client.get(`${place.folder}/${name}`);
      const bytes = Buffer.isBuffer(content) && content.length <= mostBytes ? content : undefined;
      found.push({ name, bytes, changedAt: new Date(modifyTime) });
    }
  });
  return found;
}

/**
 * Takes files out of the folder, and gives others a name that is passed over from then on. One that is gone already is
 * no trouble. @throws Error when the server does not answer, is another one, or refuses it.
 */
export async function clearOverSftp(
  place: SftpPlace,
  { gone, aside }: { gone: readonly string[]; aside: readonly string[] },
): Promise<void> {
  if (gone.length + aside.length === 0) return;
  await connected(place, async (client) => {
    for (const name of gone) await client.delete(`${place.folder}/${name}`, true);
    for (const name of aside) {
      const path = `${place.folder}/${name}`;
      if (!(await client.exists(path))) continue;
      await client.delete(`${path}.refused`, true);
      await client.rename(path, `${path}.refused`);
    }
  });
}

/** Signs in and looks whether the folder is there. @throws Error saying what is wrong. */
export async function checkSftp(place: SftpPlace): Promise<void> {
  await connected(place, async (client) => {
    if ((await client.exists(place.folder === '' ? '/' : place.folder)) !== 'd')
      throw new Error(`there is no folder ${place.folder}`);
  });
}

async function connected(place: SftpPlace, work: (client: SftpClient) => Promise<void>): Promise<void> {
  const { host, port, username, keyFile, hostKey } = place;
  const client = new SftpClient();
  let isOther = false;
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`no answer within ${PATIENCE_MILLISECONDS / 1000} seconds`));
    }, PATIENCE_MILLISECONDS);
  });
  const signInAndWork = async () => {
    await client.connect({
      host,
      port,
      username,
      privateKey: await readFile(keyFile),
      readyTimeout: PATIENCE_MILLISECONDS,
      hostVerifier: (key: Buffer) => {
        isOther = fingerprintOf(key) !== hostKey;
        return !isOther;
      },
    });
    await work(client);
  };
  const working = signInAndWork();
  try {
    await Promise.race([working, tooLong]);
  } catch (error) {
    // What comes of it after the patience is over is of no use to anybody.
    working.catch(() => undefined);
    throw isOther ? new Error(`the host key is not ${hostKey}`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    const ending = client.end().catch(() => undefined);
    // A server that does not answer does not say goodbye either.
    if (!isLate) await ending;
  }
}

function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}
