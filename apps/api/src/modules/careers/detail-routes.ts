import type { SchoolOffer } from '@longleaf/catalog/programs/schools';
import type { OccupationFacts } from '@longleaf/catalog/careers/facts';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import { careerOperations } from '@longleaf/contract/careers';
import { bind, bindPrepared, Prepared } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import { pageLinks } from '@longleaf/rules/explore/page-links';
import type { FastifyInstance } from 'fastify';
import { perVersion } from '../../catalog/per-version.ts';
import {
  NATION,
  NORTH_CAROLINA,
  pageOf,
  presentPrograms,
  presentSchool,
  presentWages,
} from '../explore/index.ts';
import type { SavedCareerCodes } from '../saved-codes/index.ts';
import type { CareerTexts } from './career-texts.ts';

const rememberedSchools = 200;

/** An occupation, its wages, and where it is learned. */
export function careerDetailRoutes(
  app: FastifyInstance,
  catalog: Catalog,
  texts: CareerTexts,
  saved: SavedCareerCodes,
  metroAreas: readonly string[],
): void {
  bindPrepared(app, careerOperations.occupation, ({ params, actor, own }) => {
    const careers = catalog.careers();
    const position = careers.positionOf(params.urlName);
    const occupation = position === undefined ? undefined : careers.at(position);
    if (position === undefined || !occupation) throw notFound(/*i18n*/ 'There is no career at this address.');
    if (actor.kind === 'nobody')
      return new Prepared(careerOperations.occupation, texts.details(position, false));
    return saved
      .isSaved(own('saved-career:read'), occupation.code)
      .then((isSaved) => new Prepared(careerOperations.occupation, texts.details(position, isSaved)));
  });

  const wages = (key: string, areas: readonly string[]) =>
    presentWages(catalog.careers().facts, occupationOf(catalog, key), areas);
  bind(app, careerOperations.usWages, ({ params }) => wages(params.occupation, [NATION]));
  bind(app, careerOperations.ncWages, ({ params }) => wages(params.occupation, [NORTH_CAROLINA]));
  bind(app, careerOperations.ncMsaWages, ({ params }) => wages(params.occupation, metroAreas));

  const offering = perVersion(
    catalog,
    () => new LeastRecent<string, readonly SchoolOffer[]>(rememberedSchools),
  );
  bind(app, careerOperations.schoolsAndPrograms, ({ params, query }) => {
    const programs = catalog.programs();
    const { code, soc, title, urlName } = occupationOf(catalog, params.occupation);
    const leading = programs.leadingTo(soc);
    const all = offering().of(soc, () => programs.schools.offering(leading));
    const state = query.state?.toUpperCase();
    const offers = all.filter(
      ({ college }) => state === undefined || programs.schools.colleges[college]?.facts.state === state,
    );
    const { page, pageSize } = query;
    return {
      occCode: code,
      occTitle: title,
      urlName,
      programs: { totalCount: leading.length, results: presentPrograms(programs, leading) },
      schools: {
        totalCount: offers.length,
        page,
        pageSize,
        ...pageLinks(
          `/api/careers/occupations/${code}/schools-and-programs`,
          { page, pageSize, state },
          offers.length,
        ),
        results: pageOf(offers, query).map((offer) => presentSchool(programs.schools, offer)),
      },
    };
  });
}

function occupationOf(catalog: Catalog, key: string): OccupationFacts {
  const occupation = catalog.careers().find(key);
  if (!occupation) throw notFound(/*i18n*/ 'There is no career at this address.');
  return occupation;
}
