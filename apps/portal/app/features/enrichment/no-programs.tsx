import { Plural, Trans } from '@lingui/react/macro';
import type { EnrichmentFacets } from '@longleaf/contract/enrichment';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { cleared, type EnrichmentSearch, usedFilters, withoutFilter } from './search.ts';
import { useFilterWords } from './use-filter-words.ts';

interface NoProgramsProps {
  search: EnrichmentSearch;
  facets: EnrichmentFacets | undefined;
  onShow: (search: EnrichmentSearch) => void;
}

const MOST_OFFERS = 3;

/** Nothing fits: which filter to take off, with the programs that would give. */
export function NoPrograms({ search, facets, onShow }: NoProgramsProps) {
  const words = useFilterWords(search, facets);
  const used = usedFilters(search);
  const offers = used
    .map((filter) => ({ filter, programs: facets?.without[filter] ?? 0 }))
    .filter(({ programs }) => programs > 0)
    .toSorted((a, b) => b.programs - a.programs)
    .slice(0, MOST_OFFERS);
  return (
    <EmptyState
      title={
        <Plural
          value={used.length}
          _0="No programs to show"
          one="No program matches this filter"
          other="No programs match all # filters"
        />
      }
      actions={
        <>
          {offers.map(({ filter, programs }) => {
            const text = words(filter);
            return (
              <Button key={filter} onClick={() => onShow(withoutFilter(search, filter))}>
                <Trans>
                  Without “{text}” ({programs})
                </Trans>
              </Button>
            );
          })}
          {used.length > 0 && (
            <Button look="quiet" onClick={() => onShow(cleared(search))}>
              <Trans>Clear all filters</Trans>
            </Button>
          )}
        </>
      }
    >
      {offers.length > 0 && <Trans>One change brings some back:</Trans>}
    </EmptyState>
  );
}
