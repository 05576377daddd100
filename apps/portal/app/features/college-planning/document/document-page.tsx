import { Trans, useLingui } from '@lingui/react/macro';
import { residencyOfTab } from '../../../domain/residency/use-residency.ts';
import { KeepMenu } from '../../../kit/keep/keep-menu.tsx';
import { MemberPage } from '../../../kit/page/member-page.tsx';
import { memberQueries } from '../../../kit/page/member-queries.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { Skeletons } from '../../../kit/page/skeletons.tsx';
import { useResidency } from '../../../domain/residency/use-residency.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlanDocument } from './plan-document.tsx';
import { askForWholePlan, holdsNothing, useWholePlan } from './use-whole-plan.ts';
import styles from './document.module.css';

export const clientLoader = memberQueries((queries, id) => askForWholePlan(queries, id, residencyOfTab()));

const waiting = <Skeletons count={3} height={220} />;

/** The whole plan on paper: everything that was gathered and decided, to print, keep or mail. */
function DocumentPage() {
  const { t } = useLingui();
  return (
    <MemberPage title={<Trans>Your college plan</Trans>} loading={t`Loading your plan`} skeleton={waiting}>
      {({ id }) => <WholePlan personId={id} />}
    </MemberPage>
  );
}
export default DocumentPage;
export { DocumentPage as HydrateFallback };

function WholePlan({ personId }: { personId: string }) {
  const { t } = useLingui();
  const { retry, ...query } = useWholePlan(personId, useResidency()[0]);
  return (
    <Loaded
      query={{ ...query, refetch: retry }}
      loading={t`Loading your plan`}
      skeleton={waiting}
      failed={<Trans>We could not load all of your plan.</Trans>}
      empty={{ when: holdsNothing, shown: <NothingYet /> }}
    >
      {(plan) => (
        <>
          <div className={styles.bar} data-print="no">
            <p>
              <Trans>
                This is your whole plan, the way it prints. You can change it on the page of your plan.
              </Trans>
            </p>
            <KeepMenu />
          </div>
          <PlanDocument plan={plan} />
        </>
      )}
    </Loaded>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={<Trans>Nothing in your plan yet</Trans>}
      actions={
        <ButtonLink to="/collegePlanning" look="main">
          <Trans>Go to your plan</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you save and decide will be here, ready to print.</Trans>
    </EmptyState>
  );
}
