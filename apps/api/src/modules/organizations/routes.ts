import type { Catalog } from '@longleaf/catalog/open-catalog';
import { organizationOperations as operations } from '@longleaf/contract/organizations';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import { customers, organizationById, pageOfOrganizations } from './service.ts';

export function organizationRoutes(app: FastifyInstance, catalog: Pick<Catalog, 'organizations'>): void {
  bind(app, operations.getOrganizations, ({ query }) => pageOfOrganizations(catalog.organizations(), query));
  bind(app, operations.getOrganization, ({ params }) => organizationById(catalog.organizations(), params.id));
  bind(app, operations.getCustomersByType, ({ query }) =>
    customers(catalog.organizations(), query.startsWith, query.type),
  );
}
