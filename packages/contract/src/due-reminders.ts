import { z } from 'zod';
import { operation } from './operation.ts';

const choice = z.object({
  on: z.boolean(),
  /** Since when; null while they are off. */
  sinceDate: z.iso.datetime().nullable(),
});

export const dueReminderMessages = {
  /** Said of a link that was never given or is too old: nothing tells these apart. */
  deadLink: /*i18n*/ 'This link no longer works. Sign in and turn reminders off in your application hub.',
  notConfirmed: /*i18n*/ 'Confirm your email address first. Then we can send you reminders.',
} as const;

const stopParams = z.object({ token: z.string().min(1).max(200) });

/** Emails about what is due, for those who ask for them. */
export const dueReminderOperations = {
  getDueReminders: operation({
    id: 'project',
    method: 'GET',
    path: '/dueReminders',
    policy: 'due-reminder:read',
    summary: 'Whether you get mails about what is due. They are off until you turn them on.',
    response: choice,
  }),
  chooseDueReminders: operation({
    id: 'project',
    method: 'PUT',
    path: '/dueReminders',
    policy: 'due-reminder:change',
    summary: 'Turns mails about what is due on or off. Doing it again changes nothing.',
    body: z.object({ on: z.boolean() }),
    response: choice,
    perMinute: 30,
  }),
  openReminderStop: operation({
    id: 'project',
    method: 'GET',
    path: '/dueReminders/stop/{token}',
    policy: 'public',
    summary:
      'Leads (303) to the page on which one stops them; for mail programs that open the address of List-Unsubscribe. Changes nothing.',
    params: stopParams,
    response: z.undefined(),
    perMinute: 120,
  }),
  stopReminders: operation({
    id: 'project',
    method: 'POST',
    path: '/dueReminders/stop/{token}',
    policy: 'public',
    summary:
      'Stops them for whoever has the link of a mail (RFC 8058; a form as body is taken and not read). Doing it again changes nothing.',
    params: stopParams,
    response: z.object({ stopped: z.literal(true) }),
    errors: [{ status: 413, means: 'The body is too large' }],
    perMinute: 120,
  }),
};
