import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readSavedSearch, searchInWords } from '../../domain/college-search/saved-search.ts';
import { majorTitlesQuery } from './lookups.ts';

/** The filters of a saved search in words, on the page and on paper; nothing where its name says as much. */
export function SearchInWords({ search, name }: { search: string; name: string }) {
  const read = readSavedSearch(search);
  const majors = read?.filters.majors ?? [];
  const { data: titles } = useQuery(majorTitlesQuery(majors));
  // A code says nothing to anybody.
  if (read === null || majors.some((code) => titles?.[code] === undefined)) return null;
  const filters = searchInWords(read, (code) => titles?.[code]);
  if (filters === '' || filters === name) return null;
  return (
    <span className="small soft">
      <Trans>Filters: {filters}</Trans>
    </span>
  );
}
