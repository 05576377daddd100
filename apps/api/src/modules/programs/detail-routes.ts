import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { Programs } from '@longleaf/catalog/programs/programs';
import type { SchoolOffer } from '@longleaf/catalog/programs/schools';
import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import { programOperations } from '@longleaf/contract/programs';
import { programSchoolsPageSize } from '@longleaf/contract/program-schools';
import type { Received } from '@longleaf/contract/operation';
import { bind, bindPrepared, Prepared } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import type { FastifyInstance } from 'fastify';
import { perVersion } from '../../catalog/per-version.ts';
import { pageOf, presentSchool } from '../explore/index.ts';
import type { SavedProgramCodes } from '../saved-codes/index.ts';
import { presentLevels, presentSchools } from './present-details.ts';
import type { ProgramTexts } from './program-texts.ts';

const rememberedSchools = 200;

/** A program, and the colleges that offer it. */
export function programDetailRoutes(
  app: FastifyInstance,
  catalog: Catalog,
  texts: ProgramTexts,
  saved: SavedProgramCodes,
): void {
  bindPrepared(app, programOperations.program, ({ params, actor, own }) => {
    const { position, program } = programOf(catalog, params.name);
    if (actor.kind === 'nobody')
      return new Prepared(programOperations.program, texts.details(position, false));
    return saved
      .isSaved(own('saved-program:read'), program.cip)
      .then((isSaved) => new Prepared(programOperations.program, texts.details(position, isSaved)));
  });

  const kept = perVersion(catalog, () => new LeastRecent<number, readonly SchoolOffer[]>(rememberedSchools));
  const offersOf = (position: number) =>
    kept().of(position, () => catalog.programs().schools.offering([position]));

  bind(app, programOperations.schoolsOfferingProgram, ({ params, query }) => {
    const { position, program } = programOf(catalog, params.name);
    return presentSchools(catalog.programs(), program.urlName, offersOf(position), query.pageNumber);
  });

  bind(app, programOperations.getSchools, ({ params, query }) => {
    const { position, program } = programOf(catalog, params.programId);
    const { schools } = catalog.programs();
    const { option, sortBy, dir, page } = params;
    const state = query.state?.toUpperCase() ?? null;
    const { snapshot } = catalog.search();
    const miles = query.zip === undefined ? undefined : snapshot.near.from(query.zip)?.miles;
    const offers = sorted(catalog.programs(), offersOf(position), params, miles).filter(
      ({ college }) => state === null || schools.colleges[college]?.facts.state === state,
    );
    const { cip, title, urlName } = program;
    const asked = { page, pageSize: programSchoolsPageSize };
    const last = Math.max(1, Math.ceil(offers.length / programSchoolsPageSize));
    const linkQuery = new URLSearchParams({ ...(state && { state }), ...(query.zip && { zip: query.zip }) });
    const linkTo = (other: number) =>
      `/api/ExploreProgramMajors/getschools/${cip}/${option}/${sortBy}/${dir}/${other}${linkQuery.size === 0 ? '' : `?${linkQuery}`}`;
    return {
      program: { id: cip, cipCode: cip, title, urlName },
      option,
      sortBy,
      dir,
      state,
      zip: miles ? (query.zip ?? null) : null,
      totalCount: offers.length,
      ...asked,
      next: page < last ? linkTo(page + 1) : null,
      previous: page > 1 ? linkTo(Math.min(page - 1, last)) : null,
      results: pageOf(offers, asked).map((offer) => {
        const school = presentSchool(schools, offer, option);
        return { ...school, card: cardOf(catalog, school.id, query.residency, miles) };
      }),
      year: catalog.years().programs,
      levels: presentLevels(schools.levelsOf(offersOf(position))),
    };
  });
}

type Asked = Received<typeof programOperations.getSchools>['params'];

/** The card of a college, with its miles from the place that was asked for. */
function cardOf(catalog: Catalog, id: number, residency: string, miles: Float32Array | undefined) {
  const card = catalog.findCollege(id, residency);
  const position = catalog.search().snapshot.positionOfId.get(id);
  if (!card || position === undefined) throw new Error(`There is no college ${id}`);
  const away = miles?.[position] ?? Number.NaN;
  return { ...card, distance: Number.isNaN(away) ? null : Math.round(away * 10) / 10 };
}

/**
 * The colleges that offer a level, by name, rising or falling (CON-074); by distance where it is asked for and known, those
 * without a known place last.
 */
function sorted(
  { schools }: Programs,
  offers: readonly SchoolOffer[],
  { option, dir, sortBy }: Asked,
  miles: Float32Array | undefined,
): SchoolOffer[] {
  const away = ({ college }: SchoolOffer) => {
    const mile = sortBy === 'Distance' ? (miles?.[college] ?? Infinity) : 0;
    return Number.isNaN(mile) ? Infinity : mile;
  };
  const nearer = (a: SchoolOffer, b: SchoolOffer) => (away(a) === away(b) ? 0 : away(a) - away(b));
  const rising = offers
    .filter((offer) => option === 'All' || offer.awards[option] !== undefined)
    .toSorted((a, b) => nearer(a, b) || schools.byName(a.college, b.college));
  return dir === 'ascending' ? rising : rising.toReversed();
}

function programOf(catalog: Catalog, key: string) {
  const programs = catalog.programs();
  const position = programs.positionOf(key);
  const program = position === undefined ? undefined : programs.at(position);
  if (position === undefined || !program) throw notFound(/*i18n*/ 'There is no program at this address.');
  return { position, program };
}
