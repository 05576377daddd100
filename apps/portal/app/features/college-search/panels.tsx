import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type Counts, countsQuery } from './queries.ts';
import type { CollegeFilters, CollegeSearch } from '../../domain/college-search/college-search.ts';
import { later } from '../../ui/later.ts';

/** What can be open over the page; one at a time. */
export type Panel = 'filters' | 'majors' | 'religion' | 'sports' | 'save' | 'load' | 'clear' | 'tips';

/** What every panel gets. */
export interface PanelProps {
  opened: boolean;
  onClose: () => void;
  /** Opens another panel in the place of this one. */
  onPanel: (panel: Panel) => void;
  search: CollegeSearch;
  counts: Counts | undefined;
  unknownZip: boolean;
  onSearch: (search: CollegeSearch) => void;
  onFilters: (filters: CollegeFilters) => void;
}

// Each is fetched when it is first opened: none of them is needed to see results.
const PANELS = {
  filters: later(async () => ({ default: (await import('./all-filters/all-filters.tsx')).AllFilters })),
  majors: later(async () => ({ default: (await import('./dialogs/majors-dialog.tsx')).MajorsDialog })),
  religion: later(async () => ({ default: (await import('./dialogs/religion-dialog.tsx')).ReligionDialog })),
  sports: later(async () => ({ default: (await import('./dialogs/sports-dialog.tsx')).SportsDialog })),
  save: later(async () => ({ default: (await import('./dialogs/save-search-panel.tsx')).SaveSearchPanel })),
  load: later(async () => ({
    default: (await import('./dialogs/saved-searches-panel.tsx')).SavedSearchesPanel,
  })),
  clear: later(async () => ({ default: (await import('./dialogs/clear-dialog.tsx')).ClearDialog })),
  tips: later(async () => ({ default: (await import('./dialogs/tips-dialog.tsx')).TipsDialog })),
} satisfies Record<Panel, React.ComponentType<PanelProps>>;

/** Those that show counts, of which the document carries only a few. */
const WITH_COUNTS: ReadonlySet<Panel> = new Set<Panel>(['filters', 'majors', 'religion', 'sports']);

interface PanelsProps extends Omit<PanelProps, 'opened' | 'onClose' | 'onPanel'> {
  panel: Panel | null;
  /** Panels that were open once: they stay, closed, so that closing can be drawn and focus can go back. */
  known: readonly Panel[];
  onPanel: (panel: Panel | null) => void;
}

/** The panels that were opened so far. */
export function Panels({ panel, known, onPanel, ...rest }: PanelsProps) {
  const enabled = panel !== null && WITH_COUNTS.has(panel);
  // Only asks: the answer reaches the panels as a property.
  useQuery({ ...countsQuery(rest.search), enabled, notifyOnChangeProps: [] });
  return (
    <Suspense fallback={null}>
      {known.map((name) => {
        const Part = PANELS[name];
        return (
          <Part
            key={name}
            {...rest}
            opened={panel === name}
            onClose={() => onPanel(null)}
            onPanel={onPanel}
          />
        );
      })}
    </Suspense>
  );
}
