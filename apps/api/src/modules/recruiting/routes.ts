import { recruitingOperations as operations } from '@longleaf/contract/recruiting';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { recruiterSchools } from './schools.ts';
import type { recruitingService } from './service.ts';

export function recruitingRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof recruitingService>,
  schools: ReturnType<typeof recruiterSchools>,
): void {
  bind(app, operations.isRecruited, ({ scope, params }) =>
    service.isRecruited(scope, params.applicationDefinitionId),
  );
  bind(app, operations.addRecruiter, ({ scope, body }) => service.add(scope, body));
  bind(app, operations.removeRecruiter, ({ scope, body }) =>
    service.remove(scope, body.applicationDefinitionId),
  );
  bind(app, operations.getRecruiterIds, ({ scope }) => service.ids(scope));
  bind(app, operations.getListOfRecruiterSchools, ({ scope }) => schools.list(scope));
  bind(app, operations.getFullOrgList, ({ scope, query }) => schools.page(scope, query));
  bind(app, operations.getCollegeRecruiters, ({ scope }) => schools.recruiters(scope));
  bind(app, operations.getRecruiterAdditionalData, ({ scope }) => service.details(scope));
  bind(app, operations.addRecruiterAdditionalData, ({ scope, body }) =>
    service.saveDetails(scope, body.additionalData),
  );
}
