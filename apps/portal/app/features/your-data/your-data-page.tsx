import { Trans, useLingui } from '@lingui/react/macro';
import { yourDataMessages } from '@longleaf/contract/your-data';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Cards } from '../../kit/page/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { deletionQuery, yourDataQuery } from './queries.ts';
import { YourDataView } from './your-data-view.tsx';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(yourDataQuery(id)),
  queries.prefetchQuery(deletionQuery(id)),
]);

const waiting = <Skeleton height={360} />;

/** Everything the portal holds about a person: to read, to download, to delete. */
function YourDataPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Your data</Trans>}
      lead={<Trans>This is everything we keep about you. Nobody else can open this page.</Trans>}
      width="form"
      loading={t`Putting your data together`}
      skeleton={waiting}
    >
      {({ id }) => <YourDataScreen personId={id} />}
    </MemberPage>
  );
}
export default YourDataPage;
export { YourDataPage as HydrateFallback };

function YourDataScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  return (
    <Cards>
      <Loaded
        query={useQuery(yourDataQuery(personId))}
        loading={t`Putting your data together`}
        skeleton={waiting}
        failed={yourDataMessages.loadFailed}
      >
        {(data) => <YourDataView data={data} />}
      </Loaded>
      <DeleteAccount personId={personId} />
    </Cards>
  );
}
