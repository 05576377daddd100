import { Trans } from '@lingui/react/macro';
import { count } from '../../lib/format.ts';

/** The heading, with how many there are once that is known. */
export function SavedHeading({ total, ref }: { total: number | null; ref?: React.Ref<HTMLHeadingElement> }) {
  return (
    <h1 ref={ref} tabIndex={-1}>
      <Trans>Saved colleges</Trans>{' '}
      {total !== null && total > 0 && <span className="soft figures">{count(total)}</span>}
    </h1>
  );
}
