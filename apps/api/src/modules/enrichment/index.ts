import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import { enrichmentFilter, type EnrichmentFound, enrichmentOperations } from '@longleaf/contract/enrichment';
import { bindPrepared, Prepared } from '@longleaf/http/bind';
import { findPrograms } from '@longleaf/rules/enrichment/find-programs';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { FastifyInstance } from 'fastify';
import { perVersion } from '../../catalog/per-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { facetsOf } from './facets.ts';
import { enrichmentText } from './present.ts';
import { type Asked, questionOf } from './question.ts';

export { presentEnrichment } from './present.ts';

const rememberedAnswers = 500;

/** Finding enrichment programs (API-179, API-180). Open to everyone (GAP-098). */
export function enrichment(
  app: FastifyInstance,
  { catalog, clock }: Pick<Dependencies, 'catalog' | 'clock'>,
): void {
  const remembered = perVersion(catalog, () => new LeastRecent<string, string>(rememberedAnswers));

  const find = (asked: Asked, today: string): string => {
    const places = catalog.search().snapshot.facts.places;
    const { question, unknownZip } = questionOf(asked, (zip) => places.get(zip));
    const answer = findPrograms(catalog.enrichment(), question, today);
    const first = (asked.pageNumber - 1) * asked.pageSize;
    const near = question.near?.place;
    const cards = answer.found
      .slice(first, first + asked.pageSize)
      .map(({ program, distance }) => enrichmentText(program, distance));
    const about: Omit<EnrichmentFound, 'enrichmentPrograms'> = {
      totalItems: answer.found.length,
      withoutPlace: answer.found.filter(({ program }) => program.place === null).length,
      near: near ? { latitude: near.latitude, longitude: near.longitude } : null,
      unknownZip,
      ...(asked.facets && { facets: facetsOf(answer, today) }),
    };
    return `${JSON.stringify(about).slice(0, -1)},"enrichmentPrograms":[${cards.join()}]}`;
  };
  // What is asked again is not worked out again; what is soon changes with the day.
  const textOf = (asked: Asked) => {
    const today = easternDay(clock());
    return remembered().ofRepeated(`${today} ${JSON.stringify(asked)}`, () => find(asked, today));
  };

  bindPrepared(
    app,
    enrichmentOperations.allPrograms,
    ({ query }) =>
      new Prepared(enrichmentOperations.allPrograms, textOf({ ...enrichmentFilter.parse({}), ...query })),
  );
  bindPrepared(
    app,
    enrichmentOperations.filterPrograms,
    ({ body }) => new Prepared(enrichmentOperations.filterPrograms, textOf(body)),
  );
}
