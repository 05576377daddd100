import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useSearchOfTab } from '../../shell/last-search.ts';
import { readOrigin } from './read-origin.ts';

interface Origin {
  /** The search that led here or was the last before, or null. */
  resultsAddress: string | null;
  /** "221 miles from 27601", when the search had a ZIP code. */
  distance: string | null;
}

/** Where the reader came from, as the link of a result card tells it, or else this tab's search. Lasts while sections are switched. */
export function useOrigin(): Origin {
  const { t } = useLingui();
  const { resultsAddress: listed, distance } = readOrigin(useLocation().state);
  // Signing in opens the page anew, and what a link told is gone.
  const ofTab = useSearchOfTab();
  const resultsAddress = listed ?? ofTab;
  const zip = zipOf(resultsAddress);
  if (zip === null || distance === null) return { resultsAddress, distance: null };
  const miles = Math.round(distance);
  if (miles < 1) return { resultsAddress, distance: t`less than 1 mile from ${zip}` };
  return { resultsAddress, distance: t`${plural(miles, { one: '# mile', other: '# miles' })} from ${zip}` };
}

function zipOf(address: string | null): string | null {
  const zip = new URLSearchParams(address?.split('?')[1]).get('zip');
  return zip !== null && /^\d{5}$/.test(zip) ? zip : null;
}
