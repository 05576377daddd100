import { Trans, useLingui } from '@lingui/react/macro';
import type { UserProfile } from '@longleaf/contract/profile';
import { AddressLines } from '../../../domain/addresses/address-lines.tsx';
import { useAddressCheck } from '../../../domain/addresses/use-address-check.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EditableSection } from '../../../kit/form/editable-section.tsx';
import { Facts } from '../../../kit/page/facts.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import { AddressesForm } from './addresses-form.tsx';
import { addressesOf, checkedAddresses, complainAboutAddresses } from './addresses-values.ts';
import { Stopped } from './stopped.tsx';

/** Both addresses, checked before they are saved (VAL-035, VAL-036). */
export function AddressesSection({ profile, personId }: { profile: UserProfile; personId: string }) {
  const { t } = useLingui();
  const { check, stopped, modal } = useAddressCheck();
  const form = useProfileForm({
    form: 'profile:addresses',
    personId,
    stored: addressesOf(profile),
    check: complainAboutAddresses,
    saves: (values) => checkedAddresses(values, check),
  });
  const shown = (address: UserProfile['mailAddress']) =>
    address && (
      <>
        <AddressLines address={address} />
        {!address.isVerified && (
          <Tag tone="waiting">
            {address.userOverride ? (
              <Trans>Kept as you typed it</Trans>
            ) : (
              <Trans>The post office does not know it</Trans>
            )}
          </Tag>
        )}
      </>
    );
  return (
    <>
      <EditableSection
        id="addresses"
        title={t`Addresses`}
        form={form}
        notice={stopped !== null && <Stopped why={stopped} />}
        view={
          <Facts
            facts={[
              [t`Mailing address`, shown(profile.mailAddress)],
              [t`Home address`, shown(profile.permAddress)],
            ]}
          />
        }
      >
        <AddressesForm form={form} />
      </EditableSection>
      {modal}
    </>
  );
}
