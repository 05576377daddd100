import type { PageFacts } from './page-head.tsx';

/**
 * What a route may tell the shell, exported as `handle`:
 *
 *     export const handle: PageHandle<typeof loader> = { facts: (data) => ({ title: data.name }) };
 *
 * Without it the title and trail come from the table of addresses.
 */
export interface PageHandle<Loader extends (...args: never[]) => Promise<unknown> = () => Promise<unknown>> {
  facts?: (data: Awaited<ReturnType<Loader>>) => PageFacts;
}
