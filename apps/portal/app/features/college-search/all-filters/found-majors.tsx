import { Trans } from '@lingui/react/macro';
import type { findMajors } from '@longleaf/contract/college-search';
import type { Answer } from '@longleaf/contract/operation';
import { useQuery } from '@tanstack/react-query';
import { ChoiceFilter } from '../rail/choice-filter.tsx';
import { majorCountsQuery } from '../queries.ts';
import type { CollegeFilters, CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { addMajor, removeMajor } from '../../../domain/college-search/edit.ts';
import { Marked } from './marked.tsx';

interface FoundMajorsProps {
  majors: Answer<typeof findMajors>;
  /** What was searched for, to be marked. */
  text: string;
  search: CollegeSearch;
  onFilters: (filters: CollegeFilters) => void;
}

/** The majors that somebody means who types one where filters are looked for. */
export function FoundMajors({ majors, text, search, onFilters }: FoundMajorsProps) {
  const { filters } = search;
  const counts = useQuery(
    majorCountsQuery(
      search,
      majors.map(({ cipCode }) => cipCode),
    ),
  );
  const ticked = filters.majors;
  return (
    <ChoiceFilter
      legend={<Trans>Majors</Trans>}
      options={majors.map(({ cipCode, title }) => ({
        value: cipCode,
        content: <Marked label={title} text={text} />,
      }))}
      ticked={ticked}
      counts={counts.data}
      onToggle={(code) =>
        onFilters(ticked.includes(code) ? removeMajor(filters, code) : addMajor(filters, code))
      }
    />
  );
}
