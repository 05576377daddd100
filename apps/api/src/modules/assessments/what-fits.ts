import type { Careers } from '@longleaf/catalog/careers/careers';
import type { Programs } from '@longleaf/catalog/programs/programs';
import { FIT_PAGE_SIZE } from '@longleaf/contract/assessments';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { inTurn } from '@longleaf/rules/assessments/fit';
import type { Answered } from '@longleaf/rules/assessments/scoring';
import { presentCareer, presentPrograms } from '../explore/index.ts';
import { areaPay, presentArea } from './pay-in-place.ts';
import type { Ranking } from './ranking.ts';
import { topClusters } from './top-clusters.ts';

/** The JSON of careers by position, each written once for each version of the catalogue. */
const written = new WeakMap<Careers, string[]>();

/** A page of ranked careers as JSON, in the words of the call. */
export function careersText(
  ranking: Ranking | null,
  { jobZone, page }: { jobZone?: number | undefined; page: number },
  say: (english: string) => string,
): string {
  if (!ranking) return '{"canTell":false,"totalCount":0,"careers":[]}';
  const { careers, positions, reasonsOf, payArea } = ranking;
  const texts = written.get(careers) ?? [];
  written.set(careers, texts);
  const among =
    jobZone === undefined
      ? positions
      : positions.filter((position) => careers.at(position)?.jobZone === jobZone);
  const shown = Array.from(pageOf(among, page), (position) => {
    const reasons = reasonsOf(position).map((reason) => ({ ...reason, name: say(reason.name) }));
    const text = (texts[position] ??= textOf(careers, position));
    const career = payArea && careers.at(position);
    const there = career ? `,"areaPay":${JSON.stringify(areaPay(careers, career, payArea))}` : '';
    return `${text}${there},"reasons":${JSON.stringify(reasons)}}`;
  });
  const area = payArea ? `"payArea":${JSON.stringify(presentArea(payArea))},` : '';
  return `{"canTell":true,${area}"totalCount":${among.length},"careers":[${shown.join()}]}`;
}

/** The JSON of a career without its last brace. */
function textOf(careers: Careers, position: number): string {
  const career = careers.at(position);
  if (!career) throw new Error(`There is no career at position ${position}`);
  return JSON.stringify({ ...presentCareer(careers.facts, career), jobZone: career.jobZone }).slice(0, -1);
}

/** A page of the programs of the top clusters, one of each in turn, those of most colleges first. */
export function programsOf(
  programs: Programs,
  definition: AssessmentDefinition,
  answers: readonly Answered[],
  { categoryId, page }: { categoryId?: number | undefined; page: number },
) {
  const clusters = topClusters(definition, answers, categoryId);
  if (!clusters || clusters.length === 0) return { canTell: false, totalCount: 0, programs: [] };
  const positions = inTurn(clusters.map(({ key }) => programs.search({ cluster: key })));
  return {
    canTell: true,
    totalCount: positions.length,
    programs: presentPrograms(programs, pageOf(positions, page)),
  };
}

function pageOf<All extends { slice: (from: number, to: number) => All }>(all: All, page: number): All {
  return all.slice((page - 1) * FIT_PAGE_SIZE, page * FIT_PAGE_SIZE);
}
