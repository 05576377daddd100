import { SavedSearchesDialog } from '../../../domain/saved-searches/saved-searches-dialog.tsx';
import type { PanelProps } from '../panels.tsx';
import { readSavedSearch } from '../../../domain/college-search/saved-search.ts';

/** Shows a kept search in place of this one. */
export function SavedSearchesPanel({ opened, onClose, onSearch }: PanelProps) {
  const open = (text: string) => {
    const search = readSavedSearch(text);
    if (!search) return false;
    onClose();
    onSearch(search);
    return true;
  };
  return <SavedSearchesDialog opened={opened} onClose={onClose} onOpen={open} />;
}
