import { vendorSurveyOperations as operations } from '@longleaf/contract/vendor-surveys';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { vendorSurveyService } from './service.ts';

export { vendorSurveyRepository } from './repository.ts';

/** The surveys of an outside vendor (EXT-010). `canaccess` is a name of its own and wins over `{assessment}` (GAP-017). */
export function vendorSurveys(app: FastifyInstance, dependencies: Dependencies): void {
  const service = vendorSurveyService(dependencies);
  bind(app, operations.canAccessVendorSurveys, ({ scope }) => service.access(scope));
  bind(app, operations.getVendorSurveyAddress, ({ scope, params }) =>
    service.address(scope, params.assessment),
  );
  bind(app, operations.getVendorSurveys, ({ scope, query }) => service.surveys(scope, query.configId));
  bind(app, operations.getVendorToken, ({ scope }) => service.token(scope));
  bind(app, operations.takeVendorResult, ({ body }) => service.take(body.result));
}
