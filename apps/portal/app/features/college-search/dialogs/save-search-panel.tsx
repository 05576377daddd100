import { useQuery } from '@tanstack/react-query';
import { SaveSearchDialog } from '../../../domain/saved-searches/save-search-dialog.tsx';
import { majorTitlesQuery } from '../lookups.ts';
import type { PanelProps } from '../panels.tsx';
import { suggestedName, writeSavedSearch } from '../../../domain/college-search/saved-search.ts';

/** Keeps the search that is shown. */
export function SaveSearchPanel({ opened, onClose, search }: PanelProps) {
  const { data: titles } = useQuery(majorTitlesQuery(search.filters.majors));
  return (
    <SaveSearchDialog
      opened={opened}
      onClose={onClose}
      suggestName={(longest) => suggestedName(search, longest, (cip) => titles?.[cip])}
      writeSearch={() => writeSavedSearch(search)}
    />
  );
}
