import { useLingui } from '@lingui/react/macro';
import type { UserProfile } from '@longleaf/contract/profile';
import { AddressLines } from '../../../domain/addresses/address-lines.tsx';
import { AddressReach } from '../../../domain/addresses/address-reach.tsx';
import { useAddressCheck } from '../../../domain/addresses/use-address-check.tsx';
import { EditableSection } from '../../../kit/form/editable-section.tsx';
import { Facts } from '../../../kit/page/facts.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import { AddressesForm } from './addresses-form.tsx';
import { addressesOf, checkedAddresses, complainAboutAddresses } from './addresses-values.ts';
import { Stopped } from './stopped.tsx';
import { useAddressName } from './use-address-name.ts';

/** Both addresses, checked before they are saved (VAL-035, VAL-036). */
export function AddressesSection({ profile, personId }: { profile: UserProfile; personId: string }) {
  const { t } = useLingui();
  const { check, stopped, modal } = useAddressCheck(useAddressName());
  const form = useProfileForm({
    form: 'profile:addresses',
    personId,
    stored: addressesOf(profile),
    check: complainAboutAddresses,
    saves: (values) => checkedAddresses(values, profile, check),
  });
  const shown = (address: UserProfile['mailAddress']) =>
    address && (
      <>
        <AddressLines address={address} />
        <AddressReach address={address} />
      </>
    );
  return (
    <>
      <EditableSection
        id="addresses"
        title={t`Addresses`}
        form={form}
        outcome={stopped !== null && <Stopped why={stopped} />}
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
