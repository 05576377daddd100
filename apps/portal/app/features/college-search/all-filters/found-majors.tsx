import { Trans } from '@lingui/react/macro';
import type { findMajors } from '@longleaf/contract/college-search';
import type { Answer } from '@longleaf/contract/operation';
import { ChoiceFilter } from '../rail/choice-filter.tsx';
import type { CollegeFilters } from '../state/college-search.ts';
import { addMajor, removeMajor } from '../state/edit.ts';
import { Marked } from './marked.tsx';

interface FoundMajorsProps {
  majors: Answer<typeof findMajors>;
  /** What was searched for, to be marked. */
  text: string;
  filters: CollegeFilters;
  onFilters: (filters: CollegeFilters) => void;
}

/** The majors that somebody means who types one where filters are looked for. */
export function FoundMajors({ majors, text, filters, onFilters }: FoundMajorsProps) {
  const ticked = filters.majors;
  return (
    <ChoiceFilter
      legend={<Trans>Majors</Trans>}
      options={majors.map(({ cipCode, title }) => ({
        value: cipCode,
        content: <Marked label={title} text={text} />,
      }))}
      ticked={ticked}
      counts={Object.fromEntries(majors.map(({ cipCode, colleges }) => [cipCode, colleges]))}
      onToggle={(code) =>
        onFilters(ticked.includes(code) ? removeMajor(filters, code) : addMajor(filters, code))
      }
    />
  );
}
