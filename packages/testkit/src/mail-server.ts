import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message as it arrived: its envelope and its parts. */
export type ReceivedMail = { from: string; to: string[]; message: Email; raw: string };

export type TestMailServer = {
  /** For SMTP_URL. */
  url: string;
  received: readonly ReceivedMail[];
  /** Waits for the next message to this address that was not handed out before. */
  next(to: string): Promise<ReceivedMail>;
  /** Answers the next commands of this kind with an error, as often as stated. */
  refuse(command: 'connect' | 'recipient' | 'data', code: number, times: number): void;
  /** Takes the next message whole, then breaks the connection before it says so. */
  breakAfterData(): void;
  close(): Promise<void>;
};

/**
 * A real mail server in the test's own process.
 * @param folder where each message is also kept as an `.eml` file, for tests in other processes (`mailFolder`).
 */
export async function startMailServer({ folder }: { folder?: string } = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const handedOut = new Set<ReceivedMail>();
  const waiting: { to: string; done: (mail: ReceivedMail) => void }[] = [];
  const refusals: { command: string; code: number }[] = [];
  let breaking = false;

  const refused = (command: string) => {
    const index = refusals.findIndex((one) => one.command === command);
    if (index === -1) return undefined;
    const [{ code } = { code: 451 }] = refusals.splice(index, 1);
    return Object.assign(new Error('Refused by the test'), { responseCode: code });
  };
  const handOut = () => {
    for (const mail of received) {
      const index = waiting.findIndex(({ to }) => mail.to.includes(to));
      if (index === -1 || handedOut.has(mail)) continue;
      handedOut.add(mail);
      waiting.splice(index, 1)[0]?.done(mail);
    }
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => done(refused('connect')),
    onRcptTo: (_address, _session, done) => done(refused('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refused('data');
        if (refusal) return done(refusal);
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const keep = async () => {
          const message = await PostalMime.parse(raw);
          const to = rcptTo.map(({ address }) => address);
          if (folder !== undefined) await keepFile(folder, raw);
          received.push({ from: mailFrom ? mailFrom.address : '', to, message, raw });
          handOut();
          if (!breaking) return done();
          breaking = false;
          drop(server);
        };
        void keep();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: (to) =>
      new Promise((done) => {
        waiting.push({ to, done });
        handOut();
      }),
    refuse: (command, code, times) => {
      for (let index = 0; index < times; index++) refusals.push({ command, code });
    },
    breakAfterData: () => {
      breaking = true;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

// Whole from the moment it has its name: somebody may be looking for it.
async function keepFile(folder: string, raw: string): Promise<void> {
  const file = join(folder, `${randomUUID()}.eml`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.part`, raw);
  await rename(`${file}.part`, file);
}

// The library has no call for a connection that goes away in the middle.
function drop(server: SMTPServer): void {
  const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
  for (const connection of connections) connection._socket.destroy();
}
