import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { sealOf } from '../addresses/index.ts';
import { schoolFinder } from '../organizations/index.ts';
import { accountOf } from './account.ts';
import { profileRepository } from './repository.ts';
import { profileRoutes } from './routes.ts';
import { sectionsService } from './sections-service.ts';
import { profileService } from './service.ts';

/** The profile: details, roles, addresses, demographics, parents and guardians, schools. */
export function profile(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, catalog, clock, dataSecret, settings } = dependencies;
  const rows = profileRepository(database);
  const findSchool = schoolFinder(catalog);
  const addresses = sealOf(dataSecret);
  profileRoutes(
    app,
    profileService({ rows, findSchool, addresses, dataSecret, clock }),
    sectionsService(rows, findSchool, addresses),
    accountOf(settings),
  );
}
