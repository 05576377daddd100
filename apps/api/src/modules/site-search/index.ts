import { searchSite } from '@longleaf/contract/site-search';
import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import { bindPrepared, Prepared } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { perVersion } from '../../catalog/per-version.ts';
import { findEverywhere } from './find-everywhere.ts';
import { guideFinder } from './guides.ts';

const rememberedTerms = 5000;

/** One search over colleges, majors, careers, places, pages of the portal and guides. Open to everyone. */
export function siteSearch(
  app: FastifyInstance,
  { catalog, settings }: Pick<Dependencies, 'catalog' | 'settings'>,
): void {
  // Without a content site its guides lead nowhere.
  const findGuides = settings.CONTENT_URL === undefined ? undefined : guideFinder();
  const remembered = perVersion(catalog, () => new LeastRecent<string, string>(rememberedTerms));
  bindPrepared(
    app,
    searchSite,
    ({ query: { search = '' } }) =>
      new Prepared(
        searchSite,
        remembered().ofRepeated(search.toLowerCase(), () =>
          JSON.stringify(findEverywhere(catalog, findGuides, search)),
        ),
      ),
  );
}
