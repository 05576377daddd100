import { Trans } from '@lingui/react/macro';
import type { CollegeName } from '@longleaf/contract/college-names';

/** Where a suggested college is; of one that is no more, first that it has closed. */
export function CollegePlace({ college }: { college: Pick<CollegeName, 'city' | 'state' | 'isClosed'> }) {
  const { city, state, isClosed } = college;
  if (!isClosed) return `${city}, ${state}`;
  return (
    <Trans>
      Closed · {city}, {state}
    </Trans>
  );
}
