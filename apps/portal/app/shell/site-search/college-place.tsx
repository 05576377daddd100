import { Trans } from '@lingui/react/macro';
import type { CollegeName } from '@longleaf/contract/college-names';

/** Where a suggested college is; of one that is no more, first that it has closed or merged. */
export function CollegePlace({ college }: { college: Pick<CollegeName, 'city' | 'state' | 'gone'> }) {
  const { city, state, gone } = college;
  if (gone === null) return `${city}, ${state}`;
  return gone === 'merged' ? (
    <Trans>
      Merged · {city}, {state}
    </Trans>
  ) : (
    <Trans>
      Closed · {city}, {state}
    </Trans>
  );
}
