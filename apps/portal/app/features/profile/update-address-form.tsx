import { Trans } from '@lingui/react/macro';
import { type LimitedProfile, profileMessages } from '@longleaf/contract/profile';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { useSettings } from '../../lib/settings.ts';
import { useAddressCheck } from '../../domain/addresses/use-address-check.tsx';
import { useGoTo } from '../../shell/language/use-go-to.ts';
import { safeReturnPath } from '../../shell/session/return-path.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { limitedProfileQuery, profileApi, reloadProfile } from './api.ts';
import styles from './profile.module.css';
import { AddressesForm } from './sections/addresses-form.tsx';
import { addressesOf, checkedAddresses, complainAboutAddresses } from './sections/addresses-values.ts';
import { Stopped } from './sections/stopped.tsx';
import section from './section/section.module.css';
import { useSectionForm } from './section/use-section-form.ts';

interface UpdateAddressFormProps {
  stored: LimitedProfile;
  personId: string;
}

/** Both addresses, always open to change; then back to where the person was going. */
export function UpdateAddressForm({ stored, personId }: UpdateAddressFormProps) {
  const goTo = useGoTo();
  const settings = useSettings();
  const returnTo = safeReturnPath(useSearchParams()[0].get('returnTo') ?? '/', settings);
  const { check, stopped, modal } = useAddressCheck();
  const [done, setDone] = useState(false);
  const form = useSectionForm({
    form: 'update-address',
    stored: addressesOf(stored),
    check: complainAboutAddresses,
    saved: profileMessages.page.saved,
    save: async (values) => {
      const checked = await checkedAddresses(values, check);
      if (checked === null) return false;
      const after = await profileApi.saveLimitedProfile({ body: checked });
      queryClientOfTab().setQueryData(limitedProfileQuery(personId).queryKey, after);
      reloadProfile(personId);
      setDone(true);
      return true;
    },
  });
  const go = (replace: boolean) => goTo(returnTo, { replace });
  const leave = useEffectEvent(() => go(true));
  const open = useEffectEvent(() => form.edit());
  useEffect(() => {
    if (done) leave();
    else open();
  }, [done]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary complaints={form.complaints} />
      {stopped !== null && <Stopped why={stopped} />}
      <div className={section.fields}>
        <AddressesForm values={form.values} set={form.set} errorOf={form.errorOf} />
      </div>
      <div className={styles.buttons}>
        <Button look="main" type="submit" busy={form.busy}>
          <Trans>Save address</Trans>
        </Button>
        <Button onClick={() => go(false)}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      {modal}
    </form>
  );
}
