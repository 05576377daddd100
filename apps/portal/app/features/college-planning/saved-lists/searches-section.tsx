import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { savedSearchesQuery } from '../../../data/saved-searches/saved-searches.ts';
import { SavedSearchEntry } from '../../../domain/saved-searches/saved-search-entry.tsx';
import { focusSection } from '../focus-section.ts';
import { PlanningSection } from '../planning-section.tsx';

const ID = 'saved-searches';

/** Saved searches on the dashboard (ST-151): run, renamed and deleted in their own rows. */
export function SearchesSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const query = useQuery(savedSearchesQuery(personId));
  // What reads a search is loaded once somebody runs one.
  const open = async (text: string) => {
    const { addressOfSaved } = await import('../../../domain/college-search/saved-search.ts');
    const address = addressOfSaved(text);
    if (address !== null) void navigate(address);
    return address !== null;
  };
  return (
    <PlanningSection
      id={ID}
      title={<Trans>Saved searches</Trans>}
      count={query.data?.length}
      tools={
        <Link to="/college-search" className="strong-link">
          <Trans>Search colleges</Trans>
        </Link>
      }
      query={query}
      loading={t`Loading your saved searches`}
      height={180}
      failed={<Trans>We could not load your saved searches.</Trans>}
      empty={{
        when: (saved) => saved.length === 0,
        shown: (
          <p className="soft">
            <Trans>
              No saved searches yet. Set some filters in the search, then save it to run it again.
            </Trans>
          </p>
        ),
      }}
    >
      {(saved) => (
        <ul className="plain-list" aria-label={t`Saved searches`}>
          {saved.map((one) => (
            <SavedSearchEntry
              key={one.id}
              saved={one}
              onDeleted={() => focusSection(ID)}
              onOpen={() => open(one.search)}
            />
          ))}
        </ul>
      )}
    </PlanningSection>
  );
}
