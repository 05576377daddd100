import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** The address of a calendar is its owner's to make and to end. */
export const calendarFeedPolicy: Policy = ownerAlone;
