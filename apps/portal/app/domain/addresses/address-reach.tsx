import { Trans } from '@lingui/react/macro';
import type { Address } from '@longleaf/contract/addresses';
import { reachOf } from '@longleaf/rules/addresses/reach';
import { Tag } from '../../ui/tag.tsx';

/** What was checked of a stored address, and what was not. */
export function AddressReach({ address }: { address: Address }) {
  switch (reachOf(address)) {
    case 'street':
      return (
        <Tag tone="good">
          <Trans>Checked, including the street</Trans>
        </Tag>
      );
    case 'town':
      return (
        <p className="note-text soft">
          {address.country === 'US' ? (
            <Trans>City, state and ZIP code fit together. The street was not checked.</Trans>
          ) : (
            <Trans>Province and postal code fit together. City and street were not checked.</Trans>
          )}
        </p>
      );
    case 'kept':
      return (
        <Tag>
          <Trans>Kept as you typed it</Trans>
        </Tag>
      );
    case 'not-checked':
      return (
        <Tag tone="waiting">
          <Trans>Not checked yet</Trans>
        </Tag>
      );
    case 'not-checkable':
      return null;
  }
}
