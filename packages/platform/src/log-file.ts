import { join } from 'node:path';
import roll from 'pino-roll';

/** The lines of one program, kept in files. */
export type LogFile = {
  /** Adds a line. What is no JSON, such as the words of a program that fails, is put into a line of it. */
  write(line: string): void;
  /** Writes what waits and closes the file. */
  close(): Promise<void>;
};

export type LogFileOptions = {
  folder: string;
  /** The program: the file is `folder/name.2026-11-22.1.log`. */
  name: string;
  /** How large one file gets, such as `10m`. */
  size?: string;
  /** Told when a line could not be written, as on a full disk. The program goes on without its lines. */
  onTrouble: (error: Error) => void;
};

const KEPT_FILES = 14;
// Lines that wait while the disk does not take them; more are dropped.
const WAITING_BYTES = 4_000_000;

/** Opens a log that starts a new file each day and each 10 MB, and keeps the last 14. */
export async function openLogFile(options: LogFileOptions): Promise<LogFile> {
  const stream = await roll({
    file: join(options.folder, options.name),
    extension: '.log',
    frequency: 'daily',
    dateFormat: 'yyyy-MM-dd',
    size: options.size ?? '10m',
    limit: { count: KEPT_FILES - 1, removeOtherLogFiles: true },
    mkdir: true,
    maxLength: WAITING_BYTES,
  });
  stream.on('error', options.onTrouble);
  return {
    write: (line) => void stream.write(`${asJson(options.name, line)}\n`),
    close: () =>
      new Promise((done) => {
        stream.once('close', () => done());
        stream.once('error', () => done());
        stream.end();
      }),
  };
}

function asJson(app: string, line: string): string {
  if (line.startsWith('{')) return line;
  return JSON.stringify({ level: 30, time: Date.now(), app, msg: line });
}
