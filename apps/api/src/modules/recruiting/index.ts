import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { keptStudent } from '../profile/index.ts';
import { recruitingRepository } from './repository.ts';
import { recruitingRoutes } from './routes.ts';
import { recruiterSchools } from './schools.ts';
import { detailsKeys } from './sealed-details.ts';
import { recruitingService } from './service.ts';

export { consentWords } from './consent-words.ts';
export { resealProspectDetails } from './reseal.ts';
export { detailsKeys, openDetails } from './sealed-details.ts';
export {
  prospectChanges as prospectChangeRows,
  prospectDetails as prospectDetailRows,
  prospects as prospectRows,
} from './tables.ts';

/** Being recruited by colleges: who can be asked, ask, what they are told, take back. */
export function recruiting(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, findCollege, catalog, clock, dataSecret } = dependencies;
  const rows = recruitingRepository(database, clock);
  const service = recruitingService({
    rows,
    findCollege,
    keys: detailsKeys(dataSecret),
    clock,
    bornOn: async (scope) => (await keptStudent(database, scope)).dateOfBirth,
  });
  recruitingRoutes(app, service, recruiterSchools({ rows, catalog, findCollege }));
}
