import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { contextRoutes } from './context-routes.ts';
import { enteredRoutes } from './entered-routes.ts';
import { nameRoutes } from './name-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { profileService } from './profile-service.ts';
import { searchRoutes } from './search-routes.ts';

export { collegesLike, verifiedCollege } from './entered-colleges.ts';
export { collegesOfSearch } from './colleges-of-search.ts';
export { findMajorsByName } from './majors.ts';
export { presentCollegeName } from './name-routes.ts';
export { schoolLists, type SchoolLists, unknownSchools } from './state-colleges.ts';
export { webAddress } from './web-address.ts';

/** College search, name suggestions, profiles, photos, and where the facts come from. Open to everyone. */
export function colleges(app: FastifyInstance, { catalog }: Pick<Dependencies, 'catalog'>): void {
  searchRoutes(app, catalog);
  nameRoutes(app, catalog);
  enteredRoutes(app, catalog);
  profileRoutes(app, catalog, profileService(catalog));
  photoRoutes(app, catalog);
  contextRoutes(app);
}
