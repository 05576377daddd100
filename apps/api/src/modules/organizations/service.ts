import type { Organization as Known } from '@longleaf/catalog/organizations/organization';
import type { OrganizationIndex } from '@longleaf/catalog/organizations/organization-index';
import {
  CUSTOMERS_MAXIMUM,
  type Organization,
  type OrganizationType,
  type School,
} from '@longleaf/contract/organizations';
import { notFound } from '@longleaf/http/problem';
import { webAddress } from '../colleges/index.ts';

type PageQuery = {
  startsWith?: string | undefined;
  type?: OrganizationType | undefined;
  pageNumber: number;
  pageSize: number;
};

/** One page of organizations (API-166). */
export function pageOfOrganizations(index: OrganizationIndex, query: PageQuery) {
  const { pageNumber, pageSize } = query;
  const found = index.search(query.startsWith ?? '', query.type);
  return {
    organizations: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).map(present),
    pageNumber,
    pageSize,
    totalCount: found.length,
  };
}

/** One organization by its number or its crmId (API-167). @throws ProblemError 404. */
export function organizationById(index: OrganizationIndex, id: string): Organization {
  const found = index.find(/^\d{1,9}$/.test(id) ? Number(id) : id);
  if (!found) throw notFound(/*i18n*/ 'There is no organization with this id.');
  return present(found);
}

/** Customers whose name has a word that starts with the text (API-168). */
export function customers(index: OrganizationIndex, startsWith: string, type: OrganizationType): School[] {
  return index.search(startsWith, type).slice(0, CUSTOMERS_MAXIMUM).map(presentSchool);
}

/** A school as calls give it. */
export function presentSchool({ id, name, crmId, ceebCode, city, state }: Known): School {
  return { id, name, crmId, ceeb_code: ceebCode, city, state };
}

function present(known: Known): Organization {
  const { type, county, website } = known;
  return { ...presentSchool(known), type, county, website: webAddress(website) };
}
