import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** Rows of the list of sources that come from O*NET and stand behind a part of the page. */
type OnetTable = 'interests' | 'occupation-education' | 'skills' | 'alternate-titles';

/** Who published what people in a job say of it. */
export function OnetSource({ part }: { part: OnetTable }) {
  return (
    <>
      <Trans>Source:</Trans>{' '}
      <Link to={`/data#${part}`}>
        <Trans>O*NET database</Trans>
      </Link>
      .
    </>
  );
}
