import { Trans } from '@lingui/react/macro';
import { AddressFields } from '../../../domain/addresses/address-fields.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import styles from '../section/section.module.css';
import type { Addresses } from './addresses-values.ts';

interface AddressesFormProps {
  values: Addresses;
  set: (part: Partial<Addresses>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Where mail goes, and where one lives if that is somewhere else. */
export function AddressesForm({ values, set, errorOf }: AddressesFormProps) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>
          <Trans>Mailing address</Trans>
        </legend>
        <AddressFields
          name="mailAddress"
          section="shipping"
          value={values.mailAddress}
          onValue={(mailAddress) => set({ mailAddress })}
          errorOf={errorOf}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          <Trans>Home address</Trans>
        </legend>
        <CheckBox checked={values.same} onChange={(event) => set({ same: event.currentTarget.checked })}>
          <Trans>The same as my mailing address</Trans>
        </CheckBox>
        {!values.same && (
          <AddressFields
            name="permAddress"
            section="section-home"
            value={values.permAddress}
            onValue={(permAddress) => set({ permAddress })}
            errorOf={errorOf}
          />
        )}
      </fieldset>
    </>
  );
}
