import { SaveSearchDialog } from '../../../domain/saved-searches/save-search-dialog.tsx';
import type { PanelProps } from '../panels.tsx';
import { suggestedName, writeSavedSearch } from '../../../domain/college-search/saved-search.ts';

/** Keeps the search that is shown. */
export function SaveSearchPanel({ opened, onClose, search }: PanelProps) {
  return (
    <SaveSearchDialog
      opened={opened}
      onClose={onClose}
      suggestName={(longest) => suggestedName(search, longest)}
      writeSearch={() => writeSavedSearch(search)}
    />
  );
}
