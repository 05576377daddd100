import { createHash, randomBytes } from 'node:crypto';
import { calendarFeedMessages, calendarFeedOperations as operations } from '@longleaf/contract/calendar-feed';
import { bind } from '@longleaf/http/bind';
import { Scope } from '@longleaf/http/policy';
import { notFound } from '@longleaf/http/problem';
import { wordsOf } from '@longleaf/http/words-of-call';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { dueDays } from '../applications/index.ts';
import { ownEvents } from '../student-calendar/index.ts';
import { dueDaysPolicy } from './policies/due-days.ts';
import { calendarFeedRepository, readByAddress } from './repository.ts';
import { writeCalendar } from './write-calendar.ts';

/** What is due in the application hub and in one's own calendar, for calendar programs. */
export function calendarFeed(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, clock, settings } = dependencies;
  const rows = calendarFeedRepository(database);
  const readDays = dueDays(dependencies);
  const readEvents = ownEvents(dependencies);

  bind(app, operations.getCalendarFeed, async ({ scope }) => {
    const feed = await rows.find(scope);
    if (!feed) return { feed: null };
    const { madeAt, lastReadAt } = feed;
    return { feed: { madeDate: madeAt.toISOString(), lastReadDate: lastReadAt?.toISOString() ?? null } };
  });

  bind(app, operations.makeCalendarFeed, async ({ scope, request }) => {
    const token = randomBytes(32).toString('base64url');
    const madeAt = clock();
    await rows.put(scope, { tokenDigest: digestOf(token), language: wordsOf(request).language, madeAt });
    return { address: `${settings.PORTAL_URL}/api/calendarFeed/${token}`, madeDate: madeAt.toISOString() };
  });

  bind(app, operations.endCalendarFeed, async ({ scope }) => ({ ended: await rows.remove(scope) }));

  bind(app, operations.readCalendarFeed, async ({ params }) => {
    const at = clock();
    const feed = await readByAddress(database, digestOf(params.token), at);
    if (!feed) throw notFound(calendarFeedMessages.deadAddress);
    const actor = { kind: 'holder', of: 'calendar-feed', from: feed.personId } as const;
    const owner = { owner: feed.personId };
    const [days, events] = await Promise.all([
      readDays(Scope.permit(dueDaysPolicy, 'application:read', actor, owner)),
      readEvents(Scope.permit(dueDaysPolicy, 'calendar-event:read', actor, owner)),
    ]);
    const text = await writeCalendar(days, events, {
      words: app.words.accepted(feed.language),
      productName: settings.PRODUCT_NAME,
      hub: `${settings.PORTAL_URL}/apphub`,
      at,
    });
    return { bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8', name: 'due-dates.ics' };
  });
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
