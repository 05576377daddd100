import { z } from 'zod';
import { operation } from './operation.ts';

/** Targets that the product asks for (CON-044, GAP-136). `site` is the banner above every page. */
export const notificationTargets = {
  site: 'site',
  applicationHub: 'apphub',
  transcriptRequest: 'transcript request',
} as const;

/** Shown when the call fails (MSG-033). */
export const notificationsFailed = /*i18n*/ 'An error occurred getting the site notifications.';

/** Targets of one call; more are refused. */
export const maximumTargets = 10;

const target = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9 _-]{0,59}$/, 'Use letters, digits, spaces, - and _, at most 60 characters');

/**
 * Query of `GET api/sitenotifications` on the content site (API-041..043, GAP-005): one target, several
 * separated by commas, or the parameter repeated. Without it the site-wide notification is meant.
 */
export const notificationQuery = z.object({
  targets: z
    .union([z.string(), z.array(z.string())])
    .default(notificationTargets.site)
    .transform((given) => [given].flat().flatMap((part) => part.split(',')))
    .pipe(z.array(target).max(maximumTargets, `Ask for at most ${maximumTargets} targets`)),
});

const message = z.string().nullable();
const updatedDate = z.iso.date().nullable();

/**
 * The newest notification among the targets asked for, and each of them in `notifications`. When there is
 * none, both fields are null and the list is empty. `message` is plain text.
 */
export const notificationAnswer = z.object({
  message,
  updatedDate,
  notifications: z.array(z.object({ target: z.string(), message: z.string(), updatedDate: z.iso.date() })),
});

export type NotificationAnswer = z.output<typeof notificationAnswer>;
export type SiteNotification = NotificationAnswer['notifications'][number];

/** Served by the content site, not by the product API (GAP-005). */
export const siteNotifications = operation({
  id: ['API-041', 'API-042', 'API-043'],
  method: 'GET',
  path: '/sitenotifications',
  policy: 'public',
  summary: 'The newest notification for the targets asked for',
  query: notificationQuery,
  response: notificationAnswer,
});
