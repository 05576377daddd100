import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { reportedRepository, saidOfReported } from './repository.ts';
import { reportedRoutes } from './routes.ts';
import { reportedService } from './service.ts';

/** Self-reported applications: list, save, take off, take back. */
export function selfReportedApplications(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, dataSecret, catalog, findCollege, clock } = dependencies;
  const slips = removalSlips(dataSecret, 'self-reported application', saidOfReported);
  const rows = reportedRepository(database);
  reportedRoutes(app, reportedService({ rows, slips, catalog, findCollege, clock }));
}
