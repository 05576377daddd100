import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages, type UserProfile } from '@longleaf/contract/profile';
import { AddressLines } from '../../../domain/addresses/address-lines.tsx';
import { useAddressCheck } from '../../../domain/addresses/use-address-check.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { saveProfile } from '../api.ts';
import { EditSection } from '../section/edit-section.tsx';
import { Facts } from '../section/facts.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import { AddressesForm } from './addresses-form.tsx';
import { addressesOf, checkedAddresses, complainAboutAddresses } from './addresses-values.ts';
import { Stopped } from './stopped.tsx';

/** Both addresses, checked before they are saved (VAL-035, VAL-036). */
export function AddressesSection({ profile, personId }: { profile: UserProfile; personId: string }) {
  const { t } = useLingui();
  const { check, stopped, modal } = useAddressCheck();
  const stored = addressesOf(profile);
  const form = useSectionForm({
    form: 'profile:addresses',
    stored,
    check: complainAboutAddresses,
    saved: profileMessages.page.saved,
    save: async (values) => {
      const checked = await checkedAddresses(values, check);
      if (checked === null) return false;
      await saveProfile(personId, checked);
      return true;
    },
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
      <EditSection
        id="addresses"
        title={t`Addresses`}
        form={form}
        view={
          <Facts
            facts={[
              [<Trans key="mail">Mailing address</Trans>, shown(profile.mailAddress)],
              [<Trans key="home">Home address</Trans>, shown(profile.permAddress)],
            ]}
          />
        }
      >
        {stopped !== null && <Stopped why={stopped} />}
        <AddressesForm values={form.values} set={form.set} errorOf={form.errorOf} />
      </EditSection>
      {modal}
    </>
  );
}
