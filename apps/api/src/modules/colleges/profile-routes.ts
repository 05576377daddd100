import type { Catalog } from '@longleaf/catalog/open-catalog';
import { catalogSources } from '@longleaf/contract/data-sources';
import { campusProfile } from '@longleaf/contract/college-profile';
import { bind, bindPrepared, Prepared } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import type { FastifyInstance } from 'fastify';
import type { ProfileService } from './profile-service.ts';

/** A college's profile, and where the facts come from. */
export function profileRoutes(app: FastifyInstance, catalog: Catalog, profiles: ProfileService): void {
  bindPrepared(app, campusProfile, async ({ params, query }) => {
    const text = await profiles.find(params.urlName, query.residency);
    if (text === undefined) throw notFound(/*i18n*/ 'There is no college at this address.');
    return new Prepared(campusProfile, text);
  });

  bind(app, catalogSources, () => {
    const { version, loadedAt, sources } = catalog.profiles().loaded;
    return { version, loadedAt, sources: sources.map((source) => ({ ...source, gives: [...source.gives] })) };
  });
}
