import type { CollegeSearch } from '../state/college-search.ts';

export function MapView(_: { search: CollegeSearch; resultsAddress: string; onList: () => void }) {
  return null;
}
