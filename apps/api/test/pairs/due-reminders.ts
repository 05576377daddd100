import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/due-reminders.ts`. */
export const dueRemindersPairs: Pairs = [
  [dueReminderOperations.getDueReminders, reads('/dueReminders', OWN.remindersSince)],
  [dueReminderOperations.chooseDueReminders, changes('/dueReminders', { on: false })],
];
