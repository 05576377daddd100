import { Trans, useLingui } from '@lingui/react/macro';
import { residencyOfTab } from '../../domain/residency/use-residency.ts';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CostsScreen } from './costs-screen.tsx';
import { collegeCostsQuery } from './queries.ts';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(collegeCostsQuery(id, residencyOfTab())),
]);

/** What the saved colleges would cost a family, side by side, and which programs help to pay. */
function CostsPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>What it would cost</Trans>}
      lead={
        <Trans>
          What families like yours paid at the colleges that you saved, after grants. Your own price can
          differ: each college tells you once you have applied for aid.
        </Trans>
      }
      loading={t`Loading what your colleges cost`}
      skeleton={<Skeleton height={420} />}
    >
      {({ id }) => <CostsScreen personId={id} />}
    </MemberPage>
  );
}
export default CostsPage;
export { CostsPage as HydrateFallback };
