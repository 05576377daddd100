import type { LoaderFunctionArgs } from 'react-router';
import { readCoverName } from './cover-address.ts';
import { coverSvg } from './cover-svg.ts';

/** Covers as files: the same address gives the same drawing for ever. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const picture = readCoverName(params.name ?? '');
  if (!picture) return new Response('There is no such picture', { status: 404 });
  return new Response(coverSvg(picture), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
  });
}
