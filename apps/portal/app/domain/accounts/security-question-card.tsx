import { Trans, useLingui } from '@lingui/react/macro';
import { accountSecurityMessages, accountSecurityOperations } from '@longleaf/contract/account-security';
import { createClient } from '@longleaf/contract/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EditableCard } from './editable-card.tsx';
import { SecurityQuestionForm } from './security-question-form.tsx';

/** The security question of a person (API-156). */
export function securityQuestionQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'security-question'),
    queryFn: ({ signal }) =>
      createClient(accountSecurityOperations, browserApi).getSecurityQuestion({}, { signal }),
  });
}

interface SecurityQuestionCardProps {
  /** Who is signed in: names the kept answer of the query. */
  personId: string;
}

/** Shows and sets the security question (API-156, API-157, MSG-070 to MSG-072). Its mark is `#security-question`. */
export function SecurityQuestionCard({ personId }: SecurityQuestionCardProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const query = useQuery(securityQuestionQuery(personId));
  const queries = useQueryClient();
  return (
    <EditableCard
      id="security-question"
      title={t`Security question`}
      change={t`Change question`}
      editing={editing}
      onEdit={() => setEditing(true)}
      view={<StoredQuestion query={query} />}
    >
      <SecurityQuestionForm
        onCancel={() => setEditing(false)}
        onSaved={(securityQuestion) => {
          queries.setQueryData(securityQuestionQuery(personId).queryKey, { securityQuestion });
          setEditing(false);
        }}
      />
    </EditableCard>
  );
}

function StoredQuestion({ query }: { query: ReturnType<typeof useQuery<{ securityQuestion: string }>> }) {
  const { t } = useLingui();
  if (query.data) {
    return (
      <>
        <p>
          <strong>{query.data.securityQuestion}</strong>
        </p>
        <p className="soft">
          <Trans>We ask it when you forget your password or account name. The answer is never shown.</Trans>
        </p>
      </>
    );
  }
  return query.isError ? (
    <ErrorState
      title={accountSecurityMessages.questionLoadFailed}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  ) : (
    <Loading label={t`Loading your security question`}>
      <Skeleton height={52} />
    </Loading>
  );
}
