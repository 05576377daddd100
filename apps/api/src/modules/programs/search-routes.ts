import type { OccupationFacts } from '@longleaf/catalog/careers/facts';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import { programOperations } from '@longleaf/contract/programs';
import { bindPrepared, Prepared } from '@longleaf/http/bind';
import { badRequest } from '@longleaf/http/problem';
import { careerClusters as clusters } from '@longleaf/rules/colleges/career-clusters';
import { pageLinks } from '@longleaf/rules/explore/page-links';
import type { FastifyInstance } from 'fastify';
import { perVersion } from '../../catalog/per-version.ts';
import { pageText, presentYears, understood } from '../explore/index.ts';
import type { Question } from '../explore/index.ts';
import type { SavedProgramCodes } from '../saved-codes/index.ts';
import type { ProgramTexts } from './program-texts.ts';

const path = '/api/programsMajors/programs';
/** Answers of some kilobytes each, and lists of suggestions. */
const rememberedAnswers = 1000;
const rememberedTerms = 2000;

interface ProgramSearch extends Question {
  readonly occupation: OccupationFacts | undefined;
  readonly occCode: string | undefined;
}

/** Program search, suggestions and clusters. */
export function programSearchRoutes(
  app: FastifyInstance,
  catalog: Catalog,
  texts: ProgramTexts,
  saved: SavedProgramCodes,
): void {
  const years = perVersion(catalog, () => JSON.stringify(presentYears(catalog.years())));
  const answers = perVersion(catalog, () => new LeastRecent<string, string>(rememberedAnswers));

  bindPrepared(app, programOperations.searchPrograms, ({ query, actor, own }) => {
    const { occCode } = query;
    const occupation = occCode === undefined ? undefined : occupationOf(catalog, occCode);
    const isPerson = actor.kind === 'person';
    const question = { ...understood(query, isPerson), occupation, occCode };
    // Whoever saved nothing is told what everybody is.
    const toAll = () => answers().ofRepeated(keyOf(question), () => search(question, []));
    if (!isPerson) return new Prepared(programOperations.searchPrograms, toAll());
    return saved.list(own('saved-program:read')).then((rows) => {
      const codes = rows.map(({ code }) => code);
      const text = codes.length === 0 ? toAll() : search(question, codes);
      return new Prepared(programOperations.searchPrograms, text);
    });
  });

  const search = (question: ProgramSearch, savedCodes: readonly string[]): string => {
    const found = find(catalog, question, savedCodes);
    const own = new Set(savedCodes);
    const programs = catalog.programs();
    const results = pageText(found, question, (position) =>
      texts.card(position, own.has(programs.at(position)?.cip ?? '')),
    );
    const { page, pageSize } = question;
    const { next, previous } = pageLinks(path, question, found.length);
    const occupation = presentOccupation(catalog, question);
    const head = JSON.stringify({ totalCount: found.length, page, pageSize, next, previous, occupation });
    return `${head.slice(0, -1)},"years":${years()},"results":[${results}]}`;
  };

  const suggestions = perVersion(catalog, () => new LeastRecent<string, string>(rememberedTerms));
  bindPrepared(
    app,
    programOperations.suggestPrograms,
    ({ query: { search: text = '', limit } }) =>
      new Prepared(
        programOperations.suggestPrograms,
        suggestions().ofRepeated(`${limit} ${text.toLowerCase()}`, () => suggest(catalog, text, limit)),
      ),
  );

  const counted = perVersion(catalog, () =>
    JSON.stringify(
      clusters.map((cluster) => ({ ...cluster, count: catalog.programs().countOf(cluster.key) })),
    ),
  );
  bindPrepared(
    app,
    programOperations.programClusters,
    () => new Prepared(programOperations.programClusters, counted()),
  );
}

function occupationOf(catalog: Catalog, occCode: string): OccupationFacts {
  const occupation = catalog.careers().find(occCode);
  if (!occupation) throw badRequest({ occCode: [/*i18n*/ 'There is no occupation with this code.'] });
  return occupation;
}

function presentOccupation(catalog: Catalog, { occupation, occCode }: ProgramSearch) {
  if (!occupation || occCode === undefined) return null;
  const occTitle = catalog.careers().facts.socTitles.get(occCode) ?? occupation.title;
  return { occCode, occTitle, urlName: occupation.urlName };
}

function find(
  catalog: Catalog,
  { search: text, searchType, cluster, occupation }: ProgramSearch,
  savedCodes: readonly string[],
): readonly number[] {
  const programs = catalog.programs();
  const found = () => programs.search({ text, cluster: cluster?.key, soc: occupation?.soc });
  if (searchType !== 'saved') return found();
  const positions = savedCodes.flatMap((code) => programs.positionOf(code) ?? []);
  const isNarrowed = text !== '' || occupation !== undefined;
  const own = new Set(positions);
  return isNarrowed ? found().filter((position) => own.has(position)) : positions;
}

function suggest(catalog: Catalog, text: string, limit: number): string {
  if (text === '') return '[]';
  const programs = catalog.programs();
  return JSON.stringify(
    programs
      .search({ text })
      .slice(0, limit)
      .flatMap((position) => {
        const program = programs.at(position);
        if (!program) return [];
        const { cip, title, urlName } = program;
        return [{ id: cip, cipCode: cip, title, urlName, schools: programs.schools.countsOf(position).all }];
      }),
  );
}

function keyOf({ search, page, pageSize, searchType, searchId, occCode }: ProgramSearch): string {
  return JSON.stringify([page, pageSize, searchType, searchId, occCode, search]);
}
