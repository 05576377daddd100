import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { contactReader } from '../profile/index.ts';
import { accountOf } from './account.ts';
import { yourDataRoutes } from './routes.ts';
import { yourDataService } from './service.ts';

export { yourDataJobs } from './jobs.ts';

/** Everything that is kept about a person, and the end of the account. */
export function yourData(app: FastifyInstance, dependencies: Dependencies): void {
  const account = accountOf(dependencies.settings);
  const contact = contactReader(dependencies);
  yourDataRoutes(app, yourDataService(dependencies), (request, profile) => ({
    ...account(request),
    contact: () => contact(profile, request),
  }));
}
