import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { CollegeRecord } from '@longleaf/catalog/search/facts';
import type { Snapshot } from '@longleaf/catalog/search/snapshot';
import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import {
  collegesByName,
  listColleges,
  suggestColleges,
  suggestCollegesByPost,
} from '@longleaf/contract/college-names';
import type { CollegeName } from '@longleaf/contract/college-names';
import { suggestionLimit } from '@longleaf/contract/search-limits';
import { institutionUrlNames } from '@longleaf/contract/college-profile';
import { bindPrepared, Prepared } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import { perVersion } from '../../catalog/per-version.ts';

const rememberedTerms = 5000;

interface Asked {
  search?: string | undefined;
  limit?: number | undefined;
  national?: boolean | undefined;
}

/** The calls that find colleges by name or id. */
export function nameRoutes(app: FastifyInstance, catalog: Catalog): void {
  const remembered = perVersion(catalog, () => new LeastRecent<string, string>(rememberedTerms));
  const suggest = ({ search = '', limit = suggestionLimit, national = false }: Asked) => {
    const term = search.toLowerCase();
    const { snapshot } = catalog.search();
    return remembered().ofRepeated(`${limit} ${national} ${term}`, () =>
      namesText(snapshot, snapshot.names.suggest(term, limit, national)),
    );
  };
  bindPrepared(app, suggestColleges, ({ query }) => new Prepared(suggestColleges, suggest(query)));
  bindPrepared(app, suggestCollegesByPost, ({ query, body }) => {
    const asked = {
      search: body.search ?? query.search,
      limit: body.limit ?? query.limit,
      national: body.national ?? query.national,
    };
    return new Prepared(suggestCollegesByPost, suggest(asked));
  });

  const all = perVersion(catalog, ({ snapshot }) => ({
    national: namesText(snapshot, snapshot.orders.name.rising),
    home: namesText(
      snapshot,
      snapshot.orders.name.rising.filter(
        (position) => snapshot.facts.colleges[position]?.facts.state === 'NC',
      ),
    ),
  }));
  bindPrepared(
    app,
    listColleges,
    ({ query }) => new Prepared(listColleges, query.national ? all().national : all().home),
  );

  bindPrepared(app, collegesByName, ({ query }) => {
    const { snapshot } = catalog.search();
    const positions = query.names
      .map((name) => positionOf(snapshot, name))
      .filter((position) => position !== undefined);
    return new Prepared(
      collegesByName,
      `[${[...new Set(positions)].map((position) => snapshot.cardText(position, null)).join(',')}]`,
    );
  });

  const urlNames = perVersion(catalog, ({ snapshot }) =>
    JSON.stringify(
      Object.fromEntries(snapshot.facts.colleges.map((college) => [college.facts.id, college.urlName])),
    ),
  );
  bindPrepared(app, institutionUrlNames, () => new Prepared(institutionUrlNames, urlNames()));
}

/** Finds a college by url name, or by id written as digits. */
export function positionOf(snapshot: Snapshot, key: string): number | undefined {
  const plain = key.trim().toLowerCase();
  return (
    snapshot.positionOfUrlName.get(plain) ??
    (/^\d{1,9}$/.test(plain) ? snapshot.positionOfId.get(Number(plain)) : undefined)
  );
}

function namesText(snapshot: Snapshot, positions: ArrayLike<number> & Iterable<number>): string {
  const names = Array.from(positions, (position) => {
    const college = snapshot.facts.colleges[position];
    return college && presentCollegeName(college);
  });
  return JSON.stringify(names);
}

/** Names a college, with its place and sector, and whether it has closed or merged. */
export function presentCollegeName({ facts, shortName, urlName, city }: CollegeRecord): CollegeName {
  const { id, name, state, collegeType, isOpen, changeKind } = facts;
  const gone = isOpen ? null : changeKind === 'merged' ? 'merged' : 'closed';
  return { id, name, shortName, urlName, city, state, collegeType, gone };
}
