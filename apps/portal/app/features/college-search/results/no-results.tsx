import { Plural, Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { dollars } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { totalQuery } from '../queries.ts';
import type { CollegeFilters, CollegeSearch } from '../../../domain/college-search/college-search.ts';
import {
  bestProposals,
  filterWords,
  largerProposals,
  type Proposal,
  proposals,
} from '../../../domain/college-search/proposals.ts';
import styles from './no-results.module.css';

interface NoResultsProps {
  search: CollegeSearch;
  filterCount: number;
  titleOf: (cip: string) => string | undefined;
  onFilters: (filters: CollegeFilters) => void;
  onClear: () => void;
}

/** Nothing matches (MSG-034): up to three changes, each with the colleges it would give. */
export function NoResults({ search, filterCount, titleOf, onFilters, onClear }: NoResultsProps) {
  const usual = useOffers(proposals(search.filters), search);
  const isHelped = usual === undefined || usual.some(({ total }) => total > 0);
  // Asked for only where no single change helps.
  const larger = useOffers(isHelped ? [] : largerProposals(search.filters), search);
  const best = bestProposals([...(usual ?? []), ...(larger ?? [])]);
  return (
    <EmptyState
      title={
        <Plural
          value={filterCount}
          _0="No colleges to show"
          one="No college matches this filter"
          _2="No college matches both filters"
          other="No colleges match all # filters"
        />
      }
      actions={
        <Button look="quiet" onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      }
    >
      {best.length > 0 && (
        <>
          <p>
            <Trans>Try one of these changes.</Trans>
          </p>
          <ul className={styles.changes}>
            {best.map(({ proposal, total }) => (
              <li key={JSON.stringify(proposal.filters)}>
                <button type="button" onClick={() => onFilters(proposal.filters)}>
                  <ChangeWords proposal={proposal} titleOf={titleOf} />
                </button>
                <Tag>
                  <Plural value={total} one="# college" other="# colleges" />
                </Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

/** How many colleges each change gives; undefined until all is known. */
function useOffers(offered: readonly Proposal[], { occupation, residency }: CollegeSearch) {
  const totals = useQueries({
    queries: offered.map(({ filters }) => totalQuery({ filters, occupation, residency })),
  });
  if (totals.some(({ isPending }) => isPending)) return undefined;
  return offered.map((proposal, index) => ({ proposal, total: totals[index]?.data ?? 0 }));
}

function ChangeWords({ proposal, titleOf }: { proposal: Proposal; titleOf: NoResultsProps['titleOf'] }) {
  switch (proposal.kind) {
    case 'raise-price':
      return <Trans>Raise net price to {dollars(proposal.dollars)}</Trans>;
    case 'widen':
      return <Trans>Look within {proposal.miles} miles</Trans>;
    case 'include':
      return proposal.length === 'FourYear' ? (
        <Trans>Include four-year colleges</Trans>
      ) : (
        <Trans>Include two-year colleges</Trans>
      );
    case 'without':
      return <Trans>Remove “{quoted(proposal.text, titleOf)}”</Trans>;
    case 'without-two': {
      const [first, second] = proposal.texts.map((text) => quoted(text, titleOf));
      return (
        <Trans>
          Remove “{first}” and “{second}”
        </Trans>
      );
    }
    case 'only':
      return <Trans>Keep only “{quoted(proposal.text, titleOf)}”</Trans>;
    case 'only-name':
      return <Trans>Keep only the name, without the filters</Trans>;
  }
}

/** The words of a filter to stand between quotes: quotes within them are single ones. */
function quoted(text: string, titleOf: NoResultsProps['titleOf']): string {
  return filterWords(text, titleOf).replaceAll('“', '‘').replaceAll('”', '’');
}
