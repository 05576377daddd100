import { Plural, Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { compareAddress, useCompareChoice } from '../../domain/compare/compare-choice.ts';

/** Nothing to compare yet: how to choose, and what was already ticked in a search. */
export function NothingChosen() {
  const ticked = useCompareChoice();
  const count = ticked.length;
  return (
    <EmptyState
      title={<Trans>No colleges to compare yet</Trans>}
      actions={
        <>
          {count > 0 && (
            <ButtonLink to={compareAddress(ticked)} look="main">
              <Plural
                value={count}
                one="Show the college you checked"
                other="Compare the # colleges you checked"
              />
            </ButtonLink>
          )}
          <ButtonLink to="/college-search" look={count > 0 ? 'second' : 'main'}>
            <Trans>Find a college</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Add a college by its name above, or check “Compare” in a search. Up to ten fit side by side.
      </Trans>
    </EmptyState>
  );
}
