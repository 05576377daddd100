import type { UserProfile } from '@longleaf/contract/profile';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import type { Dependencies } from '../../dependencies.ts';
import { sealOf } from '../addresses/index.ts';
import { schoolFinder } from '../organizations/index.ts';
import { accountOf } from './account.ts';
import { keptContact, profileRepository, type ContactNow } from './repository.ts';
import { profileRoutes } from './routes.ts';
import { sectionsService } from './sections-service.ts';
import { profileService } from './service.ts';

export { resealProfiles } from './reseal.ts';
export { profiles as profileRows } from './tables.ts';
export {
  keepVendorUserId,
  keptContact,
  keptStudent,
  studentsWithNumber,
  reachesOf,
  type Reach,
  type Contact,
  type ContactNow,
  type Student,
} from './repository.ts';

/** The profile: details, roles, addresses, demographics, parents and guardians, schools. */
export function profile(app: FastifyInstance, dependencies: Dependencies): void {
  const { rows, findSchool, addresses, service } = partsOf(dependencies);
  const sections = sectionsService(rows, findSchool, addresses);
  profileRoutes(app, service, sections, accountOf(dependencies.settings));
}

/** Reads where letters to the person who makes a request go, for other modules. */
export type ContactReader = (
  scope: Scope<'profile', 'change'>,
  request: FastifyRequest,
) => Promise<ContactNow>;

/** Gives what reads it; what the sign-in provider says is kept for the time when nobody can ask it. */
export function contactReader(dependencies: Dependencies): ContactReader {
  const { service } = partsOf(dependencies);
  const account = accountOf(dependencies.settings);
  return (scope, request) => service.contact(scope, account(request));
}

/** Begins the profile of somebody who makes a request, for other modules; gives who they are. */
export type ProfileBeginner = ContactReader;

/**
 * Gives what asks the sign-in provider for the name of whom none is kept yet: what a person makes carries it, also for
 * readers for whom nobody can be asked.
 */
export function profileBeginner(dependencies: Dependencies): ProfileBeginner {
  const contact = contactReader(dependencies);
  return async (scope, request) => {
    const kept = await keptContact(dependencies.database, scope);
    return kept.firstName === '' && kept.lastName === '' ? contact(scope, request) : kept;
  };
}

function partsOf({ database, catalog, clock, dataSecret }: Dependencies) {
  const rows = profileRepository(database);
  const findSchool = schoolFinder(catalog);
  const addresses = sealOf(dataSecret);
  const service = profileService({ rows, findSchool, addresses, dataSecret, clock });
  return { rows, findSchool, addresses, service };
}

/** Reads the profile of the person who makes a request, for other modules. */
export type ProfileReader = (
  scope: Scope<'profile', 'change'>,
  request: FastifyRequest,
) => Promise<UserProfile>;

/** Gives what reads it. */
export function profileReader(dependencies: Dependencies): ProfileReader {
  const { service } = partsOf(dependencies);
  const account = accountOf(dependencies.settings);
  return (scope, request) => service.read(scope, account(request));
}

/** Refuses a user id in a body that is somebody else's (GAP-137), for other modules. @throws ProblemError 404 */
export function refuseForeignUserId(executor: Executor) {
  return async (scope: Scope<'profile'>, userId: string | null | undefined): Promise<void> => {
    if (!userId || userId === scope.owner) return;
    if (userId !== (await profileRepository(executor).subjectOf(scope)))
      throw notFound(/*i18n*/ 'There is no such person.');
  };
}
