import type { Task } from '../jobs/runner.ts';
import type { Logger } from '../logging.ts';
import { deriveKeys, type Secret } from '../secret.ts';
import type { Settings } from '../settings.ts';
import { type Attachment, writeLetter, type LetterWords } from './letter.ts';
import {
  claimLetter,
  finishLetter,
  type MailClient,
  type MailOwner,
  putLetter,
  releaseLetter,
  sendTask,
  tidyOutbox,
} from './outbox.ts';
import { compose, openTransport, type Transport } from './transport.ts';

/** Writes a letter into the outbox. It is sent if, and only if, the transaction of `client` is committed. */
export type SendMail = (
  client: MailClient,
  mail: {
    /** A new one unless stated. */
    id?: string;
    to: string;
    kind: string;
    words: Omit<LetterWords, 'productName'>;
    files?: readonly Attachment[];
  },
) => Promise<void>;

/** Mail of one program: what puts letters into the outbox, and the tasks that send them. */
export type Mail = {
  send: SendMail;
  /** To hand to `startJobs`. */
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
};

export type MailOptions = {
  /** The program's name, such as `portal`: part of the task names. */
  owner: string;
  /** The program's secret outside the database; letters that wait are sealed with a key made from it. */
  secret: Secret;
  settings: Pick<Settings, 'SMTP_URL' | 'DATA_DIR' | 'MAIL_FROM' | 'PRODUCT_NAME'> &
    Partial<Pick<Settings, 'MAIL'>>;
  database: MailClient;
  log: Logger;
};

/** A program's letters: its name, and the keys that open them. */
export function mailOwner(name: string, secret: Secret): MailOwner {
  return { name, key: deriveKeys(secret, 'longleaf mail', 'outbox') };
}

const EVERY_MINUTE = '* * * * *';

/** Opens the mail of a program. Nothing is connected before there is something to send. */
export function openMail(options: MailOptions): Mail {
  const { settings, database, log } = options;
  const owner = mailOwner(options.owner, options.secret);
  const transport = openTransport(settings);
  const tidyTask = `mail-${owner.name}-tidy`;
  return {
    send: async (client, { id, to, kind, words, files }) => {
      const letter = writeLetter(to, { ...words, productName: settings.PRODUCT_NAME });
      await putLetter(client, owner, kind, { ...letter, ...(files && { files }) }, id);
    },
    tasks: {
      [sendTask(owner)]: async ({ id }, { lastAttempt }) => {
        const sending = { ...options, owner, transport, id: String(id), lastAttempt };
        await sendLetter(sending);
      },
      [tidyTask]: async () => {
        const lost = await tidyOutbox(database, owner, transport.repeatable);
        if (lost > 0) log.warn({ lost }, 'Letters may or may not have been sent; they are not sent again');
      },
    },
    regularly: { [tidyTask]: EVERY_MINUTE },
  };
}

type Sending = Omit<MailOptions, 'owner'> & {
  owner: MailOwner;
  transport: Transport;
  id: string;
  lastAttempt: boolean;
};

async function sendLetter({ settings, database, log, owner, transport, id, lastAttempt }: Sending) {
  const claimed = await claimLetter(database, owner, id, transport.repeatable);
  if (!claimed) return;
  const message = await compose(claimed.letter, {
    id,
    from: settings.MAIL_FROM,
    fromName: settings.PRODUCT_NAME,
    date: claimed.createdAt,
  });
  const handed = await transport.hand(message);
  if (handed.state === 'sent') return finishLetter(database, id, 'sent');
  if (handed.state === 'later' && !lastAttempt) {
    await releaseLetter(database, id, handed.trouble);
    throw new Error(`The letter could not be handed over (${handed.trouble}); it is tried again`);
  }
  const state = handed.state === 'later' ? 'given-up' : handed.state;
  log.warn({ letter: id, state, trouble: handed.trouble }, 'A letter was not sent');
  await finishLetter(database, id, state, handed.trouble);
}
