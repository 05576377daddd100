import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Whether one gets reminders is one's own choice. */
export const dueReminderPolicy: Policy = ownerAlone;
