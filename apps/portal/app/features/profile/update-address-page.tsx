import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages } from '@longleaf/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberPageData } from '../../shell/page-data.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { limitedProfileQuery } from './api.ts';
import { UpdateAddressForm } from './update-address-form.tsx';

export const clientLoader = memberPageData(async () => ({}));

const waiting = <Skeleton height={360} />;

/** Put the address right (GAP-118): shown after sign-in when it is invalid. */
function UpdateAddressPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Update your address</Trans>}
      lead={<Trans>Colleges send letters here. Please check that it is right.</Trans>}
      width="reading"
      loading={t`Loading your address`}
      skeleton={waiting}
    >
      {({ id }) => <StoredAddress personId={id} />}
    </MemberPage>
  );
}
export default UpdateAddressPage;
export { UpdateAddressPage as HydrateFallback };

function StoredAddress({ personId }: { personId: string }) {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(limitedProfileQuery(personId))}
      loading={t`Loading your address`}
      skeleton={waiting}
      failed={profileMessages.loadFailed}
    >
      {(stored) => <UpdateAddressForm stored={stored} personId={personId} />}
    </Loaded>
  );
}
