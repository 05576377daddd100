import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** The events of a calendar are for their owner alone. */
export const calendarEventPolicy: Policy = ownerAlone;
