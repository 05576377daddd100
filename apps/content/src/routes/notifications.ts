import cors from '@fastify/cors';
import { notificationQuery, type NotificationAnswer } from '@longleaf/contract/site-notifications';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '../http/problem.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { HomeContent } from '../site/home-content.ts';
import type { SiteSettings } from '../site/settings.ts';

/** Serves what the portal reads from this site: notifications (API-041..043) and the words of its home page. */
export function registerApi(
  app: FastifyInstance,
  {
    settings,
    notifications,
    home,
  }: { settings: SiteSettings; notifications: Notifications; home: HomeContent },
): void {
  void app.register(
    async (api) => {
      await api.register(cors, { origin: new URL(settings.PORTAL_URL).origin, methods: ['GET', 'HEAD'] });

      api.get('/sitenotifications', (request, reply): NotificationAnswer | FastifyReply => {
        const query = notificationQuery.safeParse(lowerCaseNames(request.query as Record<string, unknown>));
        if (!query.success) {
          const messages = query.error.issues.map((issue) => issue.message);
          const detail = 'The request has a field that cannot be used.';
          return sendProblem(reply, request.id, {
            status: 400,
            title: 'Bad request',
            detail,
            modelState: { targets: messages },
          });
        }
        void reply.header('cache-control', 'no-cache');
        return notifications.read(query.data.targets);
      });

      api.get('/home', (_request, reply) => {
        void reply.header('cache-control', 'public, max-age=300');
        return home;
      });
    },
    { prefix: '/api' },
  );
}

/** Field names are read without regard to letter case (GAP-015). */
function lowerCaseNames(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]));
}
