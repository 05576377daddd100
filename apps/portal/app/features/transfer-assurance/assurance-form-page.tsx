import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages } from '@longleaf/contract/profile';
import { assuranceMessages } from '@longleaf/contract/transfer-assurance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { communityCollegesQuery, publicUniversitiesQuery } from '../../data/colleges/school-lists.ts';
import { TakenBack } from '../../domain/pool-forms/taken-back.tsx';
import { PoolNote } from '../../domain/pool-forms/pool-note.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AssuranceForm } from './assurance-form.tsx';
import { AssurancePanels } from './assurance-panels.tsx';
import { assuranceProfileQuery, assuranceQuery } from './queries.ts';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(assuranceQuery(id)),
  queries.prefetchQuery(assuranceProfileQuery(id)),
  queries.prefetchQuery(publicUniversitiesQuery),
  queries.prefetchQuery(communityCollegesQuery),
]);

const waiting = <Skeleton height={640} />;

/** The form of transfer assured admissions (UI-038). */
function AssuranceFormPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Transfer assured admissions form</Trans>}
      note={<PoolNote />}
      width="form"
      loading={t`Loading the form`}
      skeleton={waiting}
    >
      {({ id }) => <AssuranceFormScreen personId={id} />}
    </MemberPage>
  );
}
export default AssuranceFormPage;
export { AssuranceFormPage as HydrateFallback };

/** Starts on the name (ST-242), unless a form was sent before (ST-243) or something does not load (ST-244); thanks whoever has just sent it (ST-247). */
function AssuranceFormScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const [isThanked, setThanked] = useState(false);
  const outcome = useQuery(assuranceQuery(personId));
  const profile = useQuery(assuranceProfileQuery(personId));
  const universities = useQuery(publicUniversitiesQuery);
  return (
    <Loaded
      query={outcome}
      loading={t`Loading the form`}
      skeleton={waiting}
      failed={assuranceMessages.loadFailed}
    >
      {({ entryYear, sent }) =>
        sent?.eligible && sent.takenBackAt === null ? (
          <AssurancePanels panel={isThanked ? 'ThankYou' : 'Submitted'} outcome={sent} />
        ) : (
          <Loaded
            query={profile}
            loading={t`Loading the form`}
            skeleton={waiting}
            failed={profileMessages.loadFailedOnTransferForm}
          >
            {(stored) => (
              <Loaded
                query={universities}
                loading={t`Loading the form`}
                skeleton={waiting}
                failed={assuranceMessages.collegesFailed}
              >
                {(list) => (
                  <>
                    <TakenBack at={sent?.takenBackAt ?? null} />
                    <AssuranceForm
                      personId={personId}
                      entryYear={entryYear}
                      profile={stored}
                      universities={list.map(({ name }) => name)}
                      onFirstSent={() => setThanked(true)}
                    />
                  </>
                )}
              </Loaded>
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}
