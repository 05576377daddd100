import { useLingui } from '@lingui/react/macro';
import type { Guardian } from '@longleaf/contract/profile-guardians';
import { labelOf } from '@longleaf/rules/profile/demographics';
import { RELATIONSHIPS } from '@longleaf/rules/profile/guardians';
import { AddressLines } from '../../../domain/addresses/address-lines.tsx';
import { AddressReach } from '../../../domain/addresses/address-reach.tsx';
import { Facts } from '../../../kit/page/facts.tsx';

/** A parent or guardian, to read. */
export function GuardianView({ guardian }: { guardian: Guardian }) {
  const { t } = useLingui();
  const { firstName, middleName, lastName, suffix, relationship, address } = guardian;
  const marks = [
    guardian.living === false && t`No longer living`,
    guardian.veteran === true && t`Veteran`,
    guardian.military === true && t`In the armed forces`,
    guardian.graduated === true && t`Finished a four-year college`,
  ].filter((mark) => mark !== false);
  return (
    <Facts
      facts={[
        [
          labelOf(RELATIONSHIPS, relationship) || t`Parent or guardian`,
          [firstName, middleName, lastName, suffix].filter(Boolean).join(' '),
        ],
        [t`Email`, guardian.email],
        [t`Phone`, guardian.phoneNumber],
        [t`Mobile phone`, guardian.mobilePhone],
        [t`Job`, guardian.occupation],
        [
          t`Address`,
          address && (
            <div key="address">
              <AddressLines address={address} />
              <AddressReach address={address} />
            </div>
          ),
        ],
        ...(marks.length > 0 ? [[t`More`, marks.join(', ')] as const] : []),
      ]}
    />
  );
}
