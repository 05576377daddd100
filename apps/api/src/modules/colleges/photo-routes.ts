import type { Catalog } from '@longleaf/catalog/open-catalog';
import { readPhoto, readPhotos } from '@longleaf/catalog/profile/photos';
import { carouselCount, collegeImage, photoMetadata } from '@longleaf/contract/college-photos';
import { bind } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import type { FastifyInstance } from 'fastify';

/** Photos that colleges sent (API-048 to 050). A college without any has a count of 0, and the portal draws its own. */
export function photoRoutes(app: FastifyInstance, catalog: Catalog): void {
  const known = (id: number) => {
    if (!catalog.findCollege(id)) throw notFound(/*i18n*/ 'There is no college with this id.');
    return id;
  };
  bind(app, photoMetadata, async ({ params }) => readPhotos(catalog.pool, known(params.institutionId)));
  bind(
    app,
    carouselCount,
    async ({ params }) => (await readPhotos(catalog.pool, known(params.institutionId))).length,
  );
  bind(app, collegeImage, async ({ params }) => {
    const photo = await readPhoto(catalog.pool, known(params.institutionId), params.name);
    if (!photo) throw notFound(/*i18n*/ 'There is no photo of this name.');
    return { bytes: photo.content, type: photo.mediaType, name: params.name, isInline: true };
  });
}
