import type { Address } from '@longleaf/contract/addresses';
import type { AddressText } from '@longleaf/rules/addresses/address';
import { countyName } from '@longleaf/rules/addresses/counties';
import { Trans } from '@lingui/react/macro';
import styles from './address.module.css';
import { linesOf } from './address-text.ts';

/** An address to read, as it stands on a letter; its county below. */
export function AddressLines({ address }: { address: AddressText | Address }) {
  return (
    <address className={styles.lines}>
      {linesOf(address).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {address.county !== '' && (
        <div className="soft">
          <Trans>{countyName(address.county)} County</Trans>
        </div>
      )}
    </address>
  );
}
