import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** A page number from an old address, behind the last page. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      title={<Trans>There are not that many pages</Trans>}
      actions={
        <Button onClick={onFirst}>
          <Trans>Go to page 1</Trans>
        </Button>
      }
    >
      <Trans>The list has become shorter since this page was kept.</Trans>
    </EmptyState>
  );
}
