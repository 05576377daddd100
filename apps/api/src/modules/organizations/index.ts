import type { Organization } from '@longleaf/catalog/organizations/organization';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { School } from '@longleaf/contract/organizations';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { organizationRoutes } from './routes.ts';
import { presentSchool } from './service.ts';

/** High schools and colleges that people belong to: list, one, search. */
export function organizations(app: FastifyInstance, { catalog }: Dependencies): void {
  organizationRoutes(app, catalog);
}

/** Finds a school or college by its crmId, closed ones too; for other modules. */
export type SchoolFinder = (crmId: string) => (School & { isListed: boolean }) | undefined;

/** Gives what finds schools in the catalogue of the moment. */
export function schoolFinder(catalog: Catalog): SchoolFinder {
  return (crmId) => {
    const found: Organization | undefined = catalog.organizations().find(crmId);
    return found && { ...presentSchool(found), isListed: found.isListed };
  };
}
