import { openLogFile, type LogFile } from '@longleaf/platform/log-file';
import { APPS, type App } from './apps.ts';
import { say } from './say.ts';

/** The log files of everything that `npm start` runs. */
export type Logs = {
  /** Tells the person at the terminal, and the log of the start. */
  say: (message: string) => void;
  /** Takes the lines of an app. */
  lineOf: (app: App) => (line: string) => void;
  close(): Promise<void>;
};

/** Opens a log for each app, and one for the start itself. */
export async function openLogs(folder: string): Promise<Logs> {
  let told = false;
  const onTrouble = (error: Error) => {
    if (!told) say(`DATA_DIR: the log in ${folder} cannot be written (${error.message}). Lines are lost.`);
    told = true;
  };
  const open = (name: string) => openLogFile({ folder, name, onTrouble });
  const own = await open('start');
  const files = new Map<string, LogFile>();
  for (const app of APPS) files.set(app.log, await open(app.log));
  return {
    say(message) {
      say(message);
      own.write(message);
    },
    lineOf: (app) => (line) => files.get(app.log)?.write(line),
    close: async () => {
      await Promise.all([own, ...files.values()].map((file) => file.close()));
    },
  };
}
