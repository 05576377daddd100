import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Settings } from '../settings.ts';
import type { Letter } from './letter.ts';
import { smtpTransport } from './smtp.ts';

/** A letter made ready: its bytes never change between tries, and neither does its Message-ID. */
export type Message = { id: string; from: string; to: string; raw: Buffer };

/**
 * What became of handing a message over. `later`: surely not sent, try again. `refused`: never will be.
 * `uncertain`: it may have been sent.
 */
export type Handed = { state: 'sent' } | { state: 'later' | 'refused' | 'uncertain'; trouble: string };

export type Transport = {
  /** True when handing over twice has the effect of once. */
  repeatable: boolean;
  hand(message: Message): Promise<Handed>;
};

/** The mail server of SMTP_URL, or files under DATA_DIR/mail; with MAIL=off none. */
export function openTransport(
  settings: Pick<Settings, 'SMTP_URL' | 'DATA_DIR'> & Partial<Pick<Settings, 'MAIL'>>,
): Transport {
  if (settings.MAIL === 'off') return NO_TRANSPORT;
  return settings.SMTP_URL === undefined
    ? folderTransport(join(settings.DATA_DIR, 'mail'))
    : smtpTransport(settings.SMTP_URL);
}

// Refused once and for good: what waits would go out long after it was meant, once mail is turned on.
const NO_TRANSPORT: Transport = {
  repeatable: true,
  hand: () => Promise.resolve({ state: 'refused', trouble: 'MAIL=off' }),
};

/** Writes each message as `<id>.eml`, whole or not at all; the same message twice is one file. */
function folderTransport(folder: string): Transport {
  return {
    repeatable: true,
    hand: async ({ id, raw }) => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const draft = join(folder, `.${id}.draft`);
        await writeFile(draft, raw, { mode: 0o600 });
        await rename(draft, join(folder, `${id}.eml`));
        return { state: 'sent' };
      } catch (error) {
        return { state: 'later', trouble: String((error as NodeJS.ErrnoException).code) };
      }
    },
  };
}

/** Composes the bytes of a letter. */
export async function compose(
  letter: Letter,
  envelope: { id: string; from: string; fromName: string; date: Date },
): Promise<Message> {
  const { id, from, fromName, date } = envelope;
  const raw = await new MailComposer({
    from: { name: fromName, address: from },
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    attachments: (letter.files ?? []).map(({ name, contentType, base64 }) => ({
      filename: name,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
    date,
    messageId: `<${id}@${from.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': letter.language,
      ...(letter.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${letter.unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: '\r\n',
  })
    .compile()
    .build();
  return { id, from, to: letter.to, raw };
}
