import { z } from 'zod';
import { operation } from './operation.ts';

const moment = z.iso.datetime();

export const calendarFeedMessages = {
  /** Said of an address that was never given, was changed or ended: nothing tells these apart. */
  deadAddress: /*i18n*/ 'There is no calendar at this address. Get a new one in your application hub.',
} as const;

/** What is due, for calendar programs (RFC 5545), at an address that only its owner knows. */
export const calendarFeedOperations = {
  getCalendarFeed: operation({
    id: 'project',
    method: 'GET',
    path: '/calendarFeed',
    policy: 'calendar-feed:read',
    summary:
      'Whether your due dates are at an address for calendar programs, since when, and when one last read it.',
    response: z.object({ feed: z.object({ madeDate: moment, lastReadDate: moment.nullable() }).nullable() }),
  }),
  makeCalendarFeed: operation({
    id: 'project',
    method: 'POST',
    path: '/calendarFeed',
    policy: 'calendar-feed:change',
    summary:
      'Gives a new address; the one before works no more. It is told once: of its secret only a digest is kept.',
    response: z.object({ address: z.url(), madeDate: moment }),
    perMinute: 10,
  }),
  endCalendarFeed: operation({
    id: 'project',
    method: 'DELETE',
    path: '/calendarFeed',
    policy: 'calendar-feed:delete',
    summary: 'Ends the address. Doing it again changes nothing.',
    response: z.object({ ended: z.boolean() }),
  }),
  readCalendarFeed: operation({
    id: 'project',
    method: 'GET',
    path: '/calendarFeed/{token}',
    policy: 'public',
    summary: 'What is due and your own events, as a calendar (text/calendar).',
    params: z.object({ token: z.string().min(1).max(200) }),
    response: z.unknown(),
    produces: 'file',
    perMinute: 30,
  }),
};
