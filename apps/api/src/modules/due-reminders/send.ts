import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '@longleaf/http/actor';
import { Scope } from '@longleaf/http/policy';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import type { Logger } from '@longleaf/platform/logging';
import type { SendMail } from '@longleaf/platform/mail/mail';
import { reminderDay, remindersFor } from '@longleaf/rules/applications/reminders';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { dueDays, type HubReading } from '../applications/index.ts';
import { writeAudit } from '../audit/index.ts';
import { keptContact } from '../profile/index.ts';
import { reminderLetter } from './letter.ts';
import { reminderMailPolicy } from './policies/reminder-mail.ts';
import { forgetReminderDays, peopleToRemind, reminderRepository } from './repository.ts';

export type SendParts = HubReading & { sendMail: SendMail; log: Logger };

const SENDER: Actor = { kind: 'program', name: 'send-reminders' };
const NOBODY_BEFORE = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 200;
/** How long the link in a mail works. */
const KEPT_MILLISECONDS = 90 * 86_400_000;

/**
 * Mails what is due to those who asked for it: once for a person and a day, however often, late or in how many copies this
 * runs. Trouble with one person keeps nobody else waiting; it is tried again with the next run of that day.
 */
export async function sendReminders(parts: SendParts): Promise<void> {
  const { database, clock, log } = parts;
  const now = clock();
  const day = reminderDay(now);
  if (day === undefined) return;
  const readDays = dueDays(parts);
  let after = NOBODY_BEFORE;
  for (;;) {
    const people = await peopleToRemind(database, { day, after, atMost: AT_ONCE });
    for (const owner of people) {
      try {
        await inTransaction(database, (tx) => remind(tx, owner, { parts, day, readDays }));
      } catch (error) {
        log.warn({ err: error, person: owner }, 'A reminder was not sent; it is tried again');
      }
    }
    const last = people.at(-1);
    if (last === undefined) break;
    after = last;
  }
  const oldest = new Date(now.getTime() - KEPT_MILLISECONDS).toISOString().slice(0, 10);
  await forgetReminderDays(database, oldest);
}

type Reminding = { parts: SendParts; day: CalendarDay; readDays: ReturnType<typeof dueDays> };

async function remind(tx: Transaction, owner: string, { parts, day, readDays }: Reminding): Promise<void> {
  const { sendMail, settings, clock } = parts;
  const scope = Scope.permit(reminderMailPolicy, 'due-reminder:read', SENDER, { owner });
  const rows = reminderRepository(tx);
  if (!(await rows.takeDay(scope, day))) return;
  const hub = Scope.permit(reminderMailPolicy, 'application:read', SENDER, { owner });
  const due = remindersFor(day, await readDays(hub));
  const contact = await keptContact(tx, scope);
  if (due.length === 0 || contact.email === '') return;
  const token = randomBytes(32).toString('base64url');
  await rows.setLink(scope, day, digestOf(token));
  const words = reminderLetter({
    ...contact,
    due,
    hub: `${settings.PORTAL_URL}/apphub?view=dates`,
    stop: {
      // Behind the #, where no server sees it; a mail program's own POST has it in the path.
      url: `${settings.PORTAL_URL}/stop-reminders#${token}`,
      oneClickUrl: `${settings.PORTAL_URL}/api/dueReminders/stop/${token}`,
    },
  });
  await sendMail(tx, { to: contact.email, kind: 'due-reminder', words });
  await writeAudit(tx, hub, clock());
}

/** What is kept of the secret in a mail's link. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
