import { Trans } from '@lingui/react/macro';
import { AddressFields } from '../../../domain/addresses/address-fields.tsx';
import { FieldGroup } from '../../../kit/fields/field-group.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import type { FormState } from '../../../kit/form/use-form.ts';
import type { Addresses } from './addresses-values.ts';

/** Where mail goes, and where one lives if that is somewhere else. */
export function AddressesForm({ form }: { form: FormState<Addresses> }) {
  const { box, bind, errorOf, values } = form;
  return (
    <>
      <FieldGroup legend={<Trans>Mailing address</Trans>}>
        <AddressFields section="shipping" {...bind('mailAddress')} errorOf={errorOf} />
      </FieldGroup>
      <FieldGroup legend={<Trans>Home address</Trans>}>
        <CheckBox {...box('same')}>
          <Trans>The same as my mailing address</Trans>
        </CheckBox>
        {!values.same && <AddressFields section="section-home" {...bind('permAddress')} errorOf={errorOf} />}
      </FieldGroup>
    </>
  );
}
