import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** The list before its first college. */
export function NothingSaved() {
  return (
    <EmptyState
      title={<Trans>No saved colleges yet</Trans>}
      actions={
        <ButtonLink to="/college-search" look="main">
          <Trans>Find a college</Trans>
        </ButtonLink>
      }
    >
      <Trans>Save a college you like. Then you can check off here what you have done about it.</Trans>
    </EmptyState>
  );
}
