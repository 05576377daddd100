import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const LOOK_AGAIN_MILLISECONDS = 50;

/** Reads the `.eml` files that a running installation, or the mail server of a test, writes. */
export type MailFolder = {
  /** Waits for a message to this address, not handed out before, that fits. Gives up after `patience` milliseconds. */
  next(to: string, options?: { subject?: RegExp; patience?: number }): Promise<Email>;
};

/** Watches the folder of mail below a data folder. */
export function mailFolder(dataDir: string): MailFolder {
  const folder = join(dataDir, 'mail');
  const handedOut = new Set<string>();
  return {
    next: async (to, { subject = /./, patience = 60_000 } = {}) => {
      for (let waited = 0; waited < patience; waited += LOOK_AGAIN_MILLISECONDS) {
        const names = await readdir(folder).catch(() => []);
        for (const name of names) {
          if (!name.endsWith('.eml') || handedOut.has(name)) continue;
          const message = await PostalMime.parse(await readFile(join(folder, name)));
          const addressed = message.to?.some((one) => one.address?.toLowerCase() === to.toLowerCase());
          if (!addressed || !subject.test(message.subject ?? '')) continue;
          handedOut.add(name);
          return message;
        }
        await pause(LOOK_AGAIN_MILLISECONDS);
      }
      throw new Error(`No mail to ${to} arrived`);
    },
  };
}

/** The one link of a letter, out of its text. @throws Error when there is none. */
export function linkIn(message: Email): string {
  const link = /https?:\/\/\S+/.exec(message.text ?? '')?.[0];
  if (link === undefined) throw new Error('There is no link in this letter');
  return link;
}
