import { calendarFeedOperations } from '@longleaf/contract/calendar-feed';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/calendar-feed.ts`. */
export const calendarFeedPairs: Pairs = [
  [calendarFeedOperations.getCalendarFeed, reads('/calendarFeed', OWN.feedMadeAt)],
  [calendarFeedOperations.makeCalendarFeed, changes('/calendarFeed')],
  [calendarFeedOperations.endCalendarFeed, changes('/calendarFeed')],
];
