import { Trans, useLingui } from '@lingui/react/macro';
import type { EnrichmentFacets } from '@longleaf/contract/enrichment';
import { Button } from '../../ui/button.tsx';
import { Pill, PillRow } from '../../ui/pill.tsx';
import styles from './enrichment-screen.module.css';
import { cleared, type EnrichmentSearch, usedFilters, withoutFilter } from './search.ts';
import { useFilterWords } from './use-filter-words.ts';

interface AppliedFiltersProps {
  search: EnrichmentSearch;
  facets: EnrichmentFacets | undefined;
  onShow: (search: EnrichmentSearch) => void;
}

/** The filters in use, each with a button that takes it off. */
export function AppliedFilters({ search, facets, onShow }: AppliedFiltersProps) {
  const { t } = useLingui();
  const words = useFilterWords(search, facets);
  const used = usedFilters(search);
  if (used.length === 0) return null;
  return (
    <div className={styles.applied} data-print="no">
      <PillRow label={t`Filters in use`}>
        {used.map((filter) => {
          const text = words(filter);
          return (
            <Pill
              key={filter}
              removeLabel={t`Remove filter: ${text}`}
              onRemove={() => onShow(withoutFilter(search, filter))}
            >
              {text}
            </Pill>
          );
        })}
        <Button look="quiet" size="small" onClick={() => onShow(cleared(search))}>
          <Trans>Clear all</Trans>
        </Button>
      </PillRow>
    </div>
  );
}
