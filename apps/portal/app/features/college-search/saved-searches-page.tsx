import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import { savedSearchesQuery } from '../../data/saved-searches/saved-searches.ts';
import { SavedSearchEntry } from '../../domain/saved-searches/saved-search-entry.tsx';
import { SavedKindsLater } from '../../domain/saved-things/saved-kinds-later.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { later } from '../../ui/later.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(savedSearchesQuery(id))]);

// What reads a search is heavy, and the names stand without it.
const SearchInWords = later(async () => ({
  default: (await import('./search-in-words.tsx')).SearchInWords,
}));

const waiting = <Skeleton height={160} />;

/** The searches a person kept, to open, rename and delete: the same list as in the window of the search (MOD-009). */
function SavedSearchesPage() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <MemberPage
      title={<Trans>Saved searches</Trans>}
      headingRef={heading}
      loading={t`Loading your saved searches`}
      skeleton={waiting}
    >
      {({ id }) => <SavedSearches personId={id} heading={heading} />}
    </MemberPage>
  );
}
export default SavedSearchesPage;
export { SavedSearchesPage as HydrateFallback };

interface SavedSearchesProps {
  personId: string;
  /** Takes the focus when the row that had it is gone. */
  heading: RefObject<HTMLElement | null>;
}

function SavedSearches({ personId, heading }: SavedSearchesProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // What reads a search is loaded once somebody opens one; the search page needs it next.
  const open = async (text: string) => {
    const { addressOfSaved } = await import('../../domain/college-search/saved-search.ts');
    const address = addressOfSaved(text);
    if (address !== null) void navigate(address);
    return address !== null;
  };
  return (
    <>
      <SavedKindsLater current="searches" />
      <Loaded
        query={useQuery(savedSearchesQuery(personId))}
        loading={t`Loading your saved searches`}
        skeleton={waiting}
        failed={<Trans>We could not load your saved searches.</Trans>}
        empty={{ when: (saved) => saved.length === 0, shown: <NothingSaved /> }}
      >
        {(saved) => (
          <ul className="plain-list" aria-label={t`Saved searches`}>
            {saved.map((one) => (
              <SavedSearchEntry
                key={one.id}
                saved={one}
                filters={
                  <Suspense fallback={null}>
                    <SearchInWords search={one.search} name={one.name} />
                  </Suspense>
                }
                onDeleted={() => heading.current?.focus()}
                onOpen={() => open(one.search)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title={<Trans>No saved searches yet</Trans>}
      actions={
        <ButtonLink to="/college-search" look="main">
          <Trans>Find a college</Trans>
        </ButtonLink>
      }
    >
      <Trans>Set some filters in the search, then choose “Save search”. It will be kept here.</Trans>
    </EmptyState>
  );
}
