import { Trans } from '@lingui/react/macro';
import type { Pool } from '@longleaf/contract/pool-forms';

/** What a pool is called. */
export function PoolName({ pool }: { pool: Pool }) {
  return pool === 'CRP' ? (
    <Trans>College redirection pool</Trans>
  ) : (
    <Trans>Transfer assured admissions</Trans>
  );
}
