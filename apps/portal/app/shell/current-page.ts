import { type UIMatch, useMatches } from 'react-router';
import { type Address, addressById, ADDRESSES } from '../addresses.ts';
import type { PageFacts } from '../lib/page-head.tsx';

interface CurrentPage {
  address: Address;
  /** The page's own facts where it has any, else its title from the table. */
  facts: PageFacts;
}

type AnyHandle = { facts?: (data: unknown) => PageFacts } | undefined;

/** The row of the table for the page that is shown, and what the page says about itself. */
export function useCurrentPage(): CurrentPage {
  const match = useMatches().at(-1) as UIMatch<unknown, AnyHandle> | undefined;
  const address = ADDRESSES.find(({ id }) => id === match?.id) ?? addressById('UI-003');
  const facts = match?.handle?.facts;
  // Facts that are made of no data hold from the first moment on, and for pages that load none.
  const isKnown = match?.loaderData !== undefined || facts?.length === 0;
  const own = isKnown ? facts?.(match?.loaderData) : undefined;
  const needsSignIn = address.access === 'signed-in' || address.bare === true;
  const title = { id: address.title, message: address.title };
  return { address, facts: { title, unlisted: needsSignIn, ...own } };
}
