import { Trans, useLingui } from '@lingui/react/macro';
import { assuranceMessages } from '@longleaf/contract/transfer-assurance';
import { useQuery } from '@tanstack/react-query';
import { PoolNote } from '../../domain/pool-forms/pool-note.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Actions, Sheet } from '../../kit/page/page-frame.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { assuranceQuery } from './queries.ts';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(assuranceQuery(id))]);

const waiting = <Skeleton height={260} />;

/** What transfer assured admissions is for, and the way to its form (UI-036). */
function AssurancePage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Transfer assured admissions</Trans>}
      lead={
        <Trans>
          For students who were turned down by public universities in North Carolina. Community colleges can
          write to you, and you can start there.
        </Trans>
      }
      note={<PoolNote />}
      width="reading"
      loading={t`Loading this page`}
      skeleton={waiting}
    >
      {({ id }) => <AssuranceScreen personId={id} />}
    </MemberPage>
  );
}
export default AssurancePage;
export { AssurancePage as HydrateFallback };

function AssuranceScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(assuranceQuery(personId))}
      loading={t`Loading this page`}
      skeleton={waiting}
      failed={assuranceMessages.loadFailed}
    >
      {({ entryYear, sent: latest }) => {
        const sent = latest?.eligible && latest.takenBackAt === null ? latest : null;
        return (
          <Sheet>
            {sent && (
              <div className="apart">
                <Message kind="info">
                  <p>
                    <Trans>You sent this form on {dayOf(sent.sentAt)}.</Trans>
                  </p>
                </Message>
              </div>
            )}
            <h2>
              <Trans>For students who start in {entryYear}</Trans>
            </h2>
            <ol>
              <li>
                <Trans>
                  Say which public universities turned you down. You need at least one that did, and none that
                  accepted you.
                </Trans>
              </li>
              <li>
                <Trans>Check your name and how to reach you. You can change them for this form alone.</Trans>
              </li>
              <li>
                <Trans>
                  Leave out the community colleges that should not see your form. All others may write to you.
                </Trans>
              </li>
            </ol>
            <p>
              <Trans>You can send the form once for each year, and take it back.</Trans>
            </p>
            <Actions>
              <ButtonLink to="/taapform" {...(!sent && { look: 'main' })}>
                {sent ? <Trans>Go to your form</Trans> : <Trans>Fill in the form</Trans>}
              </ButtonLink>
              <ButtonLink to="/uncInstitutions">
                <Trans>See the public universities</Trans>
              </ButtonLink>
            </Actions>
          </Sheet>
        );
      }}
    </Loaded>
  );
}
