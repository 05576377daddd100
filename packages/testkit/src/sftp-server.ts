import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh.utils.sftp;
const FOLDER = { mode: 0o040_755, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };

export type TestSftp = {
  /** What TRANSCRIPT_SFTP is for this server. */
  address: string;
  /** The same with a host key that is not this server's. */
  wrongHost: string;
  /** What lies on it by now: path to content. */
  files: Map<string, Buffer>;
  /** From now on files are refused, as on a full disk; false takes it back. */
  refuse(yes: boolean): void;
  close(): Promise<void>;
};

/**
 * A pair of keys that can be read again: about one in 200 of those that the library makes cannot.
 * @throws Error when none of many can
 */
function usableKeys(tries = 20): {
  pair: ReturnType<typeof ssh.utils.generateKeyPairSync>;
  key: ssh.ParsedKey;
} {
  const pair = ssh.utils.generateKeyPairSync('ed25519');
  const key = ssh.utils.parseKey(pair.public);
  if (!(key instanceof Error) && !(ssh.utils.parseKey(pair.private) instanceof Error)) return { pair, key };
  if (tries === 0) throw new Error('These are no keys');
  return usableKeys(tries - 1);
}

/** A real SSH server with the SFTP subsystem and one folder, `/incoming`; whoever has its one key gets in. */
export async function startSftpServer(): Promise<TestSftp> {
  const { pair: host, key: hostKey } = usableKeys();
  const { pair: client, key: allowed } = usableKeys();
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-sftp-'));
  const keyFile = join(folder, 'key');
  await writeFile(keyFile, client.private, { mode: 0o600 });
  const files = new Map<string, Buffer>();
  let refuses = false;
  const server = new ssh.Server({ hostKeys: [host.private] }, (connection) => {
    connection.on('error', () => undefined);
    connection.on('authentication', (context) => {
      const isTheirs =
        context.method === 'publickey' &&
        context.username === 'longleaf' &&
        context.key.data.equals(allowed.getPublicSSH()) &&
        (!context.signature ||
          (context.blob !== undefined &&
            allowed.verify(context.blob, context.signature, context.hashAlgo) === true));
      if (isTheirs) context.accept();
      else context.reject(['publickey']);
    });
    connection.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), files, () => refuses));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const print = createHash('sha256').update(hostKey.getPublicSSH()).digest('base64').replace(/=+$/, '');
  const address = (fingerprint: string) =>
    `sftp://longleaf@127.0.0.1:${port}/incoming?key=${keyFile}&host=SHA256:${fingerprint}`;
  return {
    address: address(print),
    wrongHost: address(createHash('sha256').update('another').digest('base64').replace(/=+$/, '')),
    files,
    refuse: (yes) => {
      refuses = yes;
    },
    close: async () => {
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await rm(folder, { recursive: true });
    },
  };
}

function serve(sftp: ssh.SFTPWrapper, files: Map<string, Buffer>, refuses: () => boolean): void {
  const open = new Map<number, string>();
  let last = 0;
  const done = (id: number, code: number = STATUS_CODE.OK) => sftp.status(id, code);
  const stat = (id: number, path: string) => {
    const file = files.get(path);
    if (path === '/incoming') sftp.attrs(id, FOLDER);
    else if (file) sftp.attrs(id, { ...FOLDER, mode: 0o100_644, size: file.length });
    else done(id, STATUS_CODE.NO_SUCH_FILE);
  };
  const pathOf = (handle: Buffer) => open.get(handle.readUInt32BE(0)) ?? '';
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: FOLDER }]));
  sftp.on('OPEN', (id, path, flags) => {
    if (!path.startsWith('/incoming/')) return done(id, STATUS_CODE.NO_SUCH_FILE);
    const writes = (flags & OPEN_MODE.WRITE) !== 0;
    if (refuses() || (!writes && !files.has(path))) return done(id, STATUS_CODE.FAILURE);
    if (writes) files.set(path, Buffer.alloc(0));
    handleOf(id, path);
  });
  const handleOf = (id: number, path: string) => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(++last);
    open.set(last, path);
    sftp.handle(id, handle);
  };
  const listed = new Set<number>();
  sftp.on('OPENDIR', (id) => handleOf(id, '/incoming'));
  sftp.on('READDIR', (id, handle) => {
    const number = handle.readUInt32BE(0);
    if (listed.has(number) || files.size === 0) return done(id, STATUS_CODE.EOF);
    listed.add(number);
    sftp.name(
      id,
      [...files].map(([path, { length }]) => {
        const filename = path.slice('/incoming/'.length);
        const attrs = { ...FOLDER, mode: 0o100_644, size: length };
        return { filename, longname: `-rw-r--r-- 1 0 0 ${length} Jan 1 00:00 ${filename}`, attrs };
      }),
    );
  });
  sftp.on('READ', (id, handle, offset, length) => {
    const part = files.get(pathOf(handle))?.subarray(offset, offset + length);
    if (!part || part.length === 0) return done(id, STATUS_CODE.EOF);
    sftp.data(id, part);
  });
  sftp.on('FSETSTAT', (id) => done(id));
  sftp.on('SETSTAT', (id) => done(id));
  sftp.on('FSTAT', (id, handle) => stat(id, pathOf(handle)));
  sftp.on('WRITE', (id, handle, offset, data) => {
    const before = files.get(pathOf(handle)) ?? Buffer.alloc(0);
    const whole = Buffer.alloc(Math.max(before.length, offset + data.length));
    before.copy(whole);
    data.copy(whole, offset);
    files.set(pathOf(handle), whole);
    done(id);
  });
  sftp.on('CLOSE', (id) => done(id));
  sftp.on('REMOVE', (id, path) => done(id, files.delete(path) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE));
  sftp.on('RENAME', (id, from, to) => {
    const file = files.get(from);
    // As the protocol's third version has it: nothing is written over.
    if (!file || files.has(to)) return done(id, STATUS_CODE.FAILURE);
    files.delete(from);
    files.set(to, file);
    done(id);
  });
}
