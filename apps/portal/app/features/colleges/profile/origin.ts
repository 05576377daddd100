import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';

interface Origin {
  /** The search that led here, or null. */
  resultsAddress: string | null;
  /** "221 miles from 27601", when the search had a ZIP code. */
  distance: string | null;
}

/** Where the reader came from, as the link of a result card tells it. Lasts while sections are switched. */
export function useOrigin(): Origin {
  const { t } = useLingui();
  const { resultsAddress, distance } = readOrigin(useLocation().state);
  const zip = zipOf(resultsAddress);
  if (zip === null || distance === null) return { resultsAddress, distance: null };
  const miles = Math.round(distance);
  return { resultsAddress, distance: t`${plural(miles, { one: '# mile', other: '# miles' })} from ${zip}` };
}

/** Reads the state of a history entry. Only an address of college search is believed. */
export function readOrigin(state: unknown): { resultsAddress: string | null; distance: number | null } {
  const given = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const address = given['resultsAddress'];
  const distance = given['distance'];
  return {
    resultsAddress: typeof address === 'string' && /^\/college-search(\?|$)/.test(address) ? address : null,
    distance: typeof distance === 'number' && Number.isFinite(distance) ? distance : null,
  };
}

function zipOf(address: string | null): string | null {
  const zip = new URLSearchParams(address?.split('?')[1]).get('zip');
  return zip !== null && /^\d{5}$/.test(zip) ? zip : null;
}
