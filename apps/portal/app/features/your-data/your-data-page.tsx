import { Trans, useLingui } from '@lingui/react/macro';
import { yourDataMessages } from '@longleaf/contract/your-data';
import { useQuery } from '@tanstack/react-query';
import { memberPageData } from '../../shell/page-data.ts';
import { sessionState } from '../../shell/session/session-state.ts';
import { usePerson } from '../../shell/session/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { deletionQuery, yourDataQuery } from './queries.ts';
import { YourDataView } from './your-data-view.tsx';
import styles from './your-data.module.css';

export const clientLoader = memberPageData(async ({ queries }) => {
  const session = sessionState();
  if (session.status !== 'signed-in') return {};
  const { id } = session.person;
  void queries.prefetchQuery(yourDataQuery(id));
  void queries.prefetchQuery(deletionQuery(id));
  return {};
});

export function HydrateFallback() {
  const { t } = useLingui();
  return (
    <Frame>
      <Loading label={t`Putting your data together`}>
        <Skeleton height={360} />
      </Loading>
    </Frame>
  );
}

/** Everything the portal holds about a person: to read, to download, to delete. */
export default function YourDataPage() {
  const person = usePerson();
  return person === null ? <HydrateFallback /> : <YourDataScreen personId={person.id} />;
}

function YourDataScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(yourDataQuery(personId));
  return (
    <Frame>
      {isError && !data && (
        <ErrorState title={yourDataMessages.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isError && !data && (
        <Loading label={t`Putting your data together`}>
          <Skeleton height={360} />
        </Loading>
      )}
      {data && <YourDataView data={data} />}
      <DeleteAccount personId={personId} />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Your data</Trans>
      </h1>
      <p className="lead">
        <Trans>This is everything we keep about you. Nobody else can open this page.</Trans>
      </p>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}
