import { useQuery } from '@tanstack/react-query';
import { SaveSearchDialog } from '../../../domain/saved-searches/save-search-dialog.tsx';
import { majorTitlesQuery, occupationQuery } from '../lookups.ts';
import type { PanelProps } from '../panels.tsx';
import { suggestedName, writeSavedSearch } from '../state/saved-search.ts';

/** Keeps the search that is shown. */
export function SaveSearchPanel({ opened, onClose, search }: PanelProps) {
  const titles = useQuery(majorTitlesQuery(search.filters.majors));
  const occupation = useQuery({
    ...occupationQuery(search.occupation ?? ''),
    enabled: search.occupation !== null,
  });
  return (
    <SaveSearchDialog
      opened={opened}
      onClose={onClose}
      suggestName={(longest) =>
        suggestedName(search, longest, (cip) => titles.data?.[cip], occupation.data?.occTitle)
      }
      writeSearch={() => writeSavedSearch(search)}
    />
  );
}
