import type { Catalog } from '@longleaf/catalog/open-catalog';
import {
  collegeFilters,
  findMajors,
  majorClusters,
  mapColleges,
  searchColleges,
} from '@longleaf/contract/college-search';
import { bind, bindPrepared, Prepared } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import { filterList } from './filter-list.ts';
import { findMajorsByName, majorsByCluster } from './majors.ts';
import { perVersion } from '../../catalog/per-version.ts';
import { answering, understood } from './queries.ts';

/** The calls of the search page. */
export function searchRoutes(app: FastifyInstance, catalog: Catalog): void {
  const searchFor = (residency: string) => catalog.search().forResidentsOf(residency);

  bindPrepared(app, searchColleges, ({ query, body }) => {
    const { page, pageSize, sortBy, sortDesc, occCode, residency, facets } = query;
    const request = {
      query: understood(body),
      page,
      pageSize,
      sortBy,
      sortDesc,
      occupation: occCode,
      facets,
    };
    return answering(body, () => new Prepared(searchColleges, searchFor(residency).search(request)));
  });

  bindPrepared(app, mapColleges, ({ query, body }) => {
    const request = { query: understood(body), occupation: query.occCode };
    return answering(body, () => new Prepared(mapColleges, searchFor(query.residency).pins(request)));
  });

  const offered = perVersion(catalog, (search) => JSON.stringify(filterList(search.snapshot)));
  bindPrepared(app, collegeFilters, () => new Prepared(collegeFilters, offered()));

  const clusters = perVersion(catalog, (search) => majorsByCluster(search.snapshot));
  const clusterText = perVersion(catalog, () => JSON.stringify(clusters()));
  bindPrepared(app, majorClusters, () => new Prepared(majorClusters, clusterText()));

  bind(app, findMajors, ({ query }) =>
    findMajorsByName(catalog.search().snapshot, catalog.programs(), query),
  );
}
