import { Trans } from '@lingui/react/macro';
import type { PoolFormState } from '@longleaf/contract/pool-forms';
import { dayOf } from '../../lib/day-of.ts';

/** Since when a form of a pool stands, and for whom. */
export function PoolSince({ sentAt, entryYear }: Pick<PoolFormState, 'sentAt' | 'entryYear'>) {
  return (
    <p className="small soft">
      <Trans>
        Since {dayOf(sentAt)}, for students who start in {entryYear}
      </Trans>
    </p>
  );
}
