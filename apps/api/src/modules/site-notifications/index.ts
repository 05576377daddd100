import {
  siteNotifications as operation,
  type NotificationAnswer,
} from '@longleaf/contract/site-notifications';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';

const NOTHING: NotificationAnswer = { message: null, updatedDate: null, notifications: [] };

/** The content site's call (API-041), answered here while there is no content site: nobody writes notices then (GAP-005). */
export function siteNotifications(app: FastifyInstance, { settings }: Dependencies): void {
  if (settings.CONTENT_URL !== undefined) return;
  bind(app, operation, () => NOTHING);
}
