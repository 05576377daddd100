import type { CollegeFilters, CollegeSearch } from './state/college-search.ts';
import type { Counts } from './queries.ts';

/** What can be open over the page; one at a time. */
export type Panel = 'filters' | 'majors' | 'religion' | 'sports' | 'save' | 'load' | 'clear' | 'tips';

interface PanelsProps {
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  search: CollegeSearch;
  counts: Counts | undefined;
  onSearch: (search: CollegeSearch) => void;
  onFilters: (filters: CollegeFilters) => void;
}
export function Panels(_: PanelsProps) {
  return null;
}
