import type { TitleFound } from '@longleaf/catalog/finding/title';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import {
  careerClusters,
  occupationsByTitleOrSearch,
  suggestOccupations,
} from '@longleaf/contract/career-search';
import { bindPrepared, Prepared } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import { wordsOf } from '@longleaf/http/words-of-call';
import { careerClusters as clusters } from '@longleaf/rules/colleges/career-clusters';
import { pageLinks } from '@longleaf/rules/explore/page-links';
import type { FastifyInstance } from 'fastify';
import { perVersion } from '../../catalog/per-version.ts';
import { pageText, presentYears, understood } from '../explore/index.ts';
import type { Question } from '../explore/index.ts';
import { careerThen, type SavedCareerCodes, type SavedCode, sinceSaved } from '../saved-codes/index.ts';
import type { CareerTexts } from './career-texts.ts';

const path = '/api/careers/occupations';
/** Answers of some kilobytes each, and lists of suggestions. */
const rememberedAnswers = 1000;
const rememberedTerms = 2000;

/** Career search, suggestions, clusters, and the title of an occupation. */
export function careerSearchRoutes(
  app: FastifyInstance,
  catalog: Catalog,
  texts: CareerTexts,
  saved: SavedCareerCodes,
): void {
  const years = perVersion(catalog, () => JSON.stringify(presentYears(catalog.years())));
  const answers = perVersion(catalog, () => new LeastRecent<string, string>(rememberedAnswers));

  bindPrepared(app, occupationsByTitleOrSearch, ({ query, actor, own, request }) => {
    if (query.occCode !== undefined) return titleOf(catalog, query.occCode);
    const isPerson = actor.kind === 'person';
    const question = understood(query, isPerson);
    // Whoever saved nothing is told what everybody is.
    const toAll = () => answers().ofRepeated(keyOf(question), () => search(question, [], asItIs));
    if (!isPerson) return new Prepared(occupationsByTitleOrSearch, toAll());
    return saved.list(own('saved-career:read')).then((rows) => {
      const text = rows.length === 0 ? toAll() : search(question, rows, wordsOf(request).say);
      return new Prepared(occupationsByTitleOrSearch, text);
    });
  });

  const search = (
    question: Question,
    savedRows: readonly SavedCode[],
    say: (english: string) => string,
  ): string => {
    const found = find(catalog, question, codesOf(savedRows));
    const own = new Map(savedRows.map((row) => [row.code, row]));
    const careers = catalog.careers();
    const isSaved = question.searchType === 'saved';
    const since: { occCode: string; text: string }[] = [];
    const results = pageText(found, question, (one) => {
      const row = own.get(careers.at(one.position)?.code ?? '');
      if (row && isSaved) {
        const text = sinceSaved('careers', row, careerThen(catalog, row.code));
        if (text !== null) since.push({ occCode: row.code, text: say(text) });
      }
      return texts.card(one, row !== undefined);
    });
    const { page, pageSize } = question;
    const { next, previous } = pageLinks(path, question, found.length);
    const head = JSON.stringify({ totalCount: found.length, page, pageSize, next, previous });
    return `${head.slice(0, -1)},"years":${years()},${isSaved ? `"since":${JSON.stringify(since)},` : ''}"results":[${results}]}`;
  };

  const suggestions = perVersion(catalog, () => new LeastRecent<string, string>(rememberedTerms));
  bindPrepared(
    app,
    suggestOccupations,
    ({ query: { search: text = '', limit } }) =>
      new Prepared(
        suggestOccupations,
        suggestions().ofRepeated(`${limit} ${text.toLowerCase()}`, () => suggest(catalog, text, limit)),
      ),
  );

  const counted = perVersion(catalog, () =>
    JSON.stringify(
      clusters.map((cluster) => ({ ...cluster, count: catalog.careers().countOf(cluster.key) })),
    ),
  );
  bindPrepared(app, careerClusters, () => new Prepared(careerClusters, counted()));
}

const asItIs = (english: string) => english;

function titleOf(catalog: Catalog, code: string) {
  const careers = catalog.careers();
  const occupation = careers.find(code);
  if (!occupation) throw notFound(/*i18n*/ 'There is no occupation with this code.');
  // A SOC code means the official group, whose title may differ from that of its first occupation.
  const occTitle = careers.facts.socTitles.get(code) ?? occupation.title;
  return { occCode: code, occTitle, urlName: occupation.urlName };
}

function find(catalog: Catalog, question: Question, savedCodes: readonly string[]): readonly TitleFound[] {
  const careers = catalog.careers();
  const { search: text, searchType, cluster } = question;
  if (searchType !== 'saved') return careers.search({ text, cluster: cluster?.key });
  const positions = savedCodes.flatMap((code) => careers.positionOf(code) ?? []);
  if (text === '') return positions.map((position) => ({ position, matched: null }));
  const own = new Set(positions);
  return careers.search({ text }).filter(({ position }) => own.has(position));
}

function suggest(catalog: Catalog, text: string, limit: number): string {
  if (text === '') return '[]';
  const careers = catalog.careers();
  return JSON.stringify(
    careers
      .search({ text })
      .slice(0, limit)
      .flatMap(({ position, matched }) => {
        const occupation = careers.at(position);
        if (!occupation) return [];
        const { code, title, urlName } = occupation;
        return [{ occCode: code, occTitle: title, urlName, matched }];
      }),
  );
}

function keyOf({ search, page, pageSize, searchType, searchId }: Question): string {
  return JSON.stringify([page, pageSize, searchType, searchId, search]);
}

function codesOf(rows: readonly { code: string }[]): string[] {
  return rows.map(({ code }) => code);
}
