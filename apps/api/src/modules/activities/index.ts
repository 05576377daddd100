import { activityOperations, keepOperations } from '@longleaf/contract/activities';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { activityRepository, removedItem } from './repository.ts';
import { activityService } from './service.ts';

export { activityRepository } from './repository.ts';

/** Activities and interests: keep, list, order, delete and put back. */
export function activities(app: FastifyInstance, { database, dataSecret, clock }: Dependencies): void {
  const service = activityService({
    rows: activityRepository(database),
    slips: removalSlips(dataSecret, 'activity', removedItem),
    clock,
  });
  bind(app, activityOperations.getActivitiesInterests, ({ scope }) => service.list(scope));
  bind(app, keepOperations.experiences, ({ scope, body }) => service.keep(scope, 'experiences', body));
  bind(app, keepOperations.activities, ({ scope, body }) => service.keep(scope, 'activities', body));
  bind(app, keepOperations.communityServices, ({ scope, body }) =>
    service.keep(scope, 'communityServices', body),
  );
  bind(app, keepOperations.healthActivities, ({ scope, body }) =>
    service.keep(scope, 'healthActivities', body),
  );
  bind(app, keepOperations.awardsDistinctions, ({ scope, body }) =>
    service.keep(scope, 'awardsDistinctions', body),
  );
  bind(app, keepOperations.leadershipExperiences, ({ scope, body }) =>
    service.keep(scope, 'leadershipExperiences', body),
  );
  bind(app, keepOperations.networking, ({ scope, body }) => service.keep(scope, 'networking', body));
  bind(app, keepOperations.projects, ({ scope, body }) => service.keep(scope, 'projects', body));
  bind(app, activityOperations.deleteInterest, ({ scope, body }) => service.remove(scope, body));
  bind(app, activityOperations.restoreInterest, ({ scope, body }) => service.restore(scope, body.undo));
  bind(app, activityOperations.getShortTexts, ({ scope }) => service.shortTexts(scope));
  bind(app, activityOperations.saveShortText, ({ scope, body }) => service.describe(scope, body));
  bind(app, activityOperations.orderInterests, ({ scope, body }) =>
    service.order(scope, body.interestType, body.ids),
  );
}
