import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages } from '@longleaf/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { memberPageData } from '../../shell/page-data.ts';
import { usePerson } from '../../shell/session/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { limitedProfileQuery } from './api.ts';
import styles from './profile.module.css';
import { UpdateAddressForm } from './update-address-form.tsx';

export const clientLoader = memberPageData(async () => ({}));

/** Put the address right (GAP-118): shown after sign-in when it is invalid. */
export default function UpdateAddressPage() {
  const { t } = useLingui();
  const person = usePerson();
  const { data, isError, isFetching, refetch } = useQuery({
    ...limitedProfileQuery(person?.id ?? ''),
    enabled: person !== null,
  });
  return (
    <UpdateAddressFrame>
      {isError && !data && (
        <ErrorState title={profileMessages.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isError && !data && (
        <Loading label={t`Loading your address`}>
          <Skeleton height={360} />
        </Loading>
      )}
      {person && data && <UpdateAddressForm stored={data} personId={person.id} />}
    </UpdateAddressFrame>
  );
}

export function HydrateFallback() {
  const { t } = useLingui();
  return (
    <UpdateAddressFrame>
      <Loading label={t`Loading your address`}>
        <Skeleton height={360} />
      </Loading>
    </UpdateAddressFrame>
  );
}

function UpdateAddressFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <h1>
        <Trans>Update your address</Trans>
      </h1>
      <p className="lead">
        <Trans>Colleges send letters to it. Please look whether it is right.</Trans>
      </p>
      {children}
    </div>
  );
}
