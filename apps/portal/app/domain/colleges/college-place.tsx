import { Trans } from '@lingui/react/macro';
import type { CollegeName } from '@longleaf/contract/college-names';

/** Where a suggested college is; first of one that is no more, that it has closed. */
export function CollegePlace({ college }: { college: Pick<CollegeName, 'city' | 'state' | 'isClosed'> }) {
  const { city, state, isClosed } = college;
  return (
    <>
      {isClosed && (
        <>
          <strong>
            <Trans>Closed</Trans>
          </strong>
          {' · '}
        </>
      )}
      {city}, {state}
    </>
  );
}
