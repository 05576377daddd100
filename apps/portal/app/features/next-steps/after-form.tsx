import { useLingui } from '@lingui/react/macro';
import { nextStepMessages } from '@longleaf/contract/next-steps';
import { profileMessages } from '@longleaf/contract/profile';
import { needsForm } from '@longleaf/rules/next-steps/gating';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formCompleteQuery } from './queries.ts';

const waiting = <Skeleton height={420} />;

/** Pathways and courses are for those who have finished the form, and for educators; others are led to it (ST-222, ST-223). */
export function AfterForm({
  personId,
  children,
}: {
  personId: string;
  children: (role: number) => ReactNode;
}) {
  const { t } = useLingui();
  const form = useQuery(formCompleteQuery(personId));
  const profile = useQuery(profileQuery(personId));
  const loading = t`Loading Next steps`;
  return (
    <Loaded query={form} loading={loading} skeleton={waiting} failed={nextStepMessages.formFailed}>
      {(isComplete) => (
        <Loaded
          query={profile}
          loading={loading}
          skeleton={waiting}
          failed={profileMessages.loadFailedOnNextSteps}
        >
          {({ role }) =>
            needsForm(role, isComplete) ? <Navigate to="/next-step" replace /> : children(role)
          }
        </Loaded>
      )}
    </Loaded>
  );
}
