import { z } from 'zod';
import { operation } from './operation.ts';

const institution = z.object({
  institutionId: z.coerce
    .number(/*i18n*/ 'Give an institution id.')
    .int(/*i18n*/ 'Give an institution id.')
    .positive()
    .max(2_147_483_647),
});

/** Names and descriptions of a college's photos (API-048); empty while the college has sent none. */
export const photoMetadata = operation({
  id: 'API-048',
  method: 'GET',
  path: '/institutions/{institutionId}/photo/metadata',
  policy: 'public',
  cache: 'catalog',
  summary: 'Photos of a college',
  params: institution,
  response: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  ),
});

/** How many photos the carousel has (API-049, GAP-022); 0 means that the five drawings are shown (CON-026). */
export const carouselCount = operation({
  id: 'API-049',
  method: 'GET',
  path: ['/institutions/{institutionId}/carousel/count', '/{institutionId}/carousel/count'],
  policy: 'public',
  cache: 'catalog',
  summary: 'Number of photos in the carousel of a college',
  params: institution,
  response: z.int(),
});

/** One photo (API-050, GAP-022). */
export const collegeImage = operation({
  id: 'API-050',
  method: 'GET',
  path: ['/institutions/{institutionId}/{name}/image', '/{institutionId}/{name}/image'],
  policy: 'public',
  cache: 'catalog',
  summary: 'A photo of a college',
  params: institution.extend({ name: z.string().min(1).max(200) }),
  response: z.unknown(),
  produces: 'file',
});
