import { z } from 'zod';
import { occupationCode } from './colleges-search.ts';
import { operation } from './operation.ts';

/** Title of the occupation that a college search is about (API-056). */
export const occupationTitle = operation({
  id: 'API-056',
  method: 'GET',
  path: '/careers/occupations',
  access: 'anonymous',
  cache: 'catalog',
  summary: 'The title of an occupation',
  query: z.object({ occCode: occupationCode }),
  response: z.object({ occCode: z.string(), occTitle: z.string() }),
});

/** Takes note of an error in the browser (API-057, GAP-024); answers nothing, whatever is passed. */
export const clientError = operation({
  id: 'API-057',
  method: 'GET',
  path: '/users/error',
  access: 'anonymous',
  summary: 'Take note of an error in the browser',
  query: z.object({ message: z.string().max(2000).optional() }),
  response: z.undefined(),
});
