import { Trans, useLingui } from '@lingui/react/macro';
import { sharedPlanMessages } from '@longleaf/contract/shared-plans';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LinkList } from './link-list.tsx';
import { MakeLink } from './make-link.tsx';
import { sharedPlansQuery } from './queries.ts';
import styles from './shared-plans.module.css';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(sharedPlansQuery(id))]);

const waiting = <Skeleton height={420} />;

/** Where a student lets others see their plan, and ends that. */
function SharingPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Share your plan</Trans>}
      lead={
        <Trans>
          Make a link for somebody who helps you. They see your plan as it is now, cannot change it, and need
          no account. End it whenever you like.
        </Trans>
      }
      width="form"
      loading={t`Loading your links`}
      skeleton={waiting}
    >
      {({ id }) => (
        <div className={styles.parts}>
          <MakeLink />
          <Links personId={id} />
        </div>
      )}
    </MemberPage>
  );
}
export default SharingPage;
export { SharingPage as HydrateFallback };

function Links({ personId }: { personId: string }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="links">
      <h2 id="links">
        <Trans>Your links</Trans>
      </h2>
      <Loaded
        query={useQuery(sharedPlansQuery(personId))}
        loading={t`Loading your links`}
        skeleton={<Skeleton height={160} />}
        failed={sharedPlanMessages.loadFailed}
        empty={{
          when: (links) => links.length === 0,
          shown: (
            <p className="soft">
              <Trans>None yet. Nobody but you can see your plan.</Trans>
            </p>
          ),
        }}
      >
        {(links) => <LinkList links={links} />}
      </Loaded>
    </section>
  );
}
