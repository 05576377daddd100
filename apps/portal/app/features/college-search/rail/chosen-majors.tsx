import { useQuery } from '@tanstack/react-query';
import { count } from '../../../lib/format.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { majorTitlesQuery } from '../lookups.ts';
import { countsQuery } from '../queries.ts';
import type { CollegeFilters, CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { removeMajor } from '../../../domain/college-search/edit.ts';

interface ChosenMajorsProps {
  search: CollegeSearch;
  onFilters: (filters: CollegeFilters) => void;
}

/** The majors that are chosen, by their whole names, each to be taken off again. */
export function ChosenMajors({ search, onFilters }: ChosenMajorsProps) {
  const { filters } = search;
  const titles = useQuery(majorTitlesQuery(filters.majors));
  const { data } = useQuery(countsQuery(search));
  return filters.majors.map((code) => (
    <CheckBox
      key={code}
      checked
      onChange={() => onFilters(removeMajor(filters, code))}
      end={data === undefined ? undefined : count(data.total)}
    >
      {titles.data?.[code] ?? code}
    </CheckBox>
  ));
}
