import { Trans, useLingui } from '@lingui/react/macro';
import { applicationLoginMessages } from '@longleaf/contract/application-login';
import { ApiError } from '@longleaf/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Actions, Sheet } from '../../kit/page/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { leaveFor } from './leave-for.ts';
import { applicationAddressQuery } from './queries.ts';

export const clientLoader = memberQueries(() => []);

const waiting = <Skeleton height={120} />;

/** Leads on to a college's own application site, where one need not sign in once more (ST-177). */
function ApplicationLoginPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Your application</Trans>}
      width="reading"
      loading={t`Opening your application`}
      skeleton={waiting}
    >
      {({ id }) => <Onward personId={id} />}
    </MemberPage>
  );
}
export default ApplicationLoginPage;
export { ApplicationLoginPage as HydrateFallback };

function Onward({ personId }: { personId: string }) {
  const { t, i18n } = useLingui();
  const { organization = '', program = '', appKey = '' } = useParams();
  const query = useQuery(applicationAddressQuery(personId, { organization, program, appKey }));
  const address = query.data?.address;
  useEffect(() => {
    if (address !== undefined) leaveFor(address);
  }, [address]);
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) {
    return (
      <Sheet>
        <Message kind="warning">
          <p>{query.error.status === 404 ? query.error.message : i18n._(applicationLoginMessages.unknown)}</p>
        </Message>
        <Actions>
          <ButtonLink to="/apphub">
            <Trans>See your applications</Trans>
          </ButtonLink>
        </Actions>
      </Sheet>
    );
  }
  return (
    <Sheet>
      <Loaded
        query={query}
        loading={t`Opening your application`}
        skeleton={waiting}
        failed={applicationLoginMessages.failed}
      >
        {({ site }) => (
          <p role="status">
            <Trans>
              You are going to {site}, the college’s own site. It learns that you came from here, but not your
              name.
            </Trans>
          </p>
        )}
      </Loaded>
    </Sheet>
  );
}
