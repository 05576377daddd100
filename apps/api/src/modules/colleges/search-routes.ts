import type { Catalog } from '@longleaf/catalog/open-catalog';
import {
  collegeFilters,
  countMajors,
  findMajors,
  majorClusters,
  mapColleges,
  searchColleges,
} from '@longleaf/contract/college-search';
import { bind, bindPrepared, Prepared } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import { filterList } from './filter-list.ts';
import { countsOfMajors, findMajorsByName, majorsByCluster } from './majors.ts';
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

  const majorCodes = perVersion(catalog, () =>
    clusters().flatMap(({ majors }) => majors.map(({ cipCode }) => cipCode)),
  );
  bind(app, countMajors, ({ query: { occCode, residency, codes = majorCodes() }, body }) =>
    answering(body, () => countsOfMajors(searchFor(residency), body, occCode, codes)),
  );

  bind(app, findMajors, ({ query }) =>
    findMajorsByName(catalog.search().snapshot, catalog.programs(), query),
  );
}
