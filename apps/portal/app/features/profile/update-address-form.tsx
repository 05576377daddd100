import { Trans, useLingui } from '@lingui/react/macro';
import { type LimitedProfile, profileMessages, profileOperations } from '@longleaf/contract/profile';
import { useSearchParams } from 'react-router';
import { useAddressCheck } from '../../domain/addresses/use-address-check.tsx';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { useSettings } from '../../lib/settings.ts';
import { useGoTo } from '../../shell/language/use-go-to.ts';
import { safeReturnPath } from '../../shell/session/return-path.ts';
import { limitedProfileQuery, reloadProfile } from './api.ts';
import { AddressesForm } from './sections/addresses-form.tsx';
import { addressesOf, checkedAddresses, complainAboutAddresses } from './sections/addresses-values.ts';
import { Stopped } from './sections/stopped.tsx';
import { useAddressName } from './sections/use-address-name.ts';

interface UpdateAddressFormProps {
  stored: LimitedProfile;
  personId: string;
}

/** Both addresses, always open to change; then back to where the person was going. */
export function UpdateAddressForm({ stored, personId }: UpdateAddressFormProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const settings = useSettings();
  const returnTo = safeReturnPath(useSearchParams()[0].get('returnTo') ?? '/', settings);
  const go = (replace: boolean) => goTo(returnTo, { replace });
  const { check, stopped, modal } = useAddressCheck(useAddressName());
  const form = useForm({
    form: 'update-address',
    operation: profileOperations.saveLimitedProfile,
    stored: addressesOf(stored),
    opens: 'always',
    check: complainAboutAddresses,
    toSend: async (values) => {
      const body = await checkedAddresses(values, stored, check);
      return body && { body };
    },
    done: profileMessages.page.saved,
    onDone: (after) => {
      queryClientOfTab().setQueryData(limitedProfileQuery(personId).queryKey, after);
      reloadProfile(personId);
      go(true);
    },
  });
  return (
    <>
      <Form
        form={form}
        label={t`Update your address`}
        outcome={stopped !== null && <Stopped why={stopped} />}
        buttons={
          <FormButtons busy={form.busy} cancel={<Trans>Not now</Trans>} onCancel={() => go(false)}>
            <Trans>Save address</Trans>
          </FormButtons>
        }
      >
        <AddressesForm form={form} />
      </Form>
      {modal}
    </>
  );
}
