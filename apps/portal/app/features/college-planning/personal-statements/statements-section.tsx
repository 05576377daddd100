import { Trans, useLingui } from '@lingui/react/macro';
import { type PersonalStatements, statementMessages } from '@longleaf/contract/personal-statements';
import { useQuery } from '@tanstack/react-query';
import { queryClientOfTab } from '../../../lib/query-client.ts';
import { PlanningSection } from '../planning-section.tsx';
import { StatementRow } from './statement-row.tsx';
import { statementsQuery } from './statements-query.ts';
import styles from './statements.module.css';

/** What a student writes about themselves for colleges: one that is worked on, and one that is done (ST-156). */
export function StatementsSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const statements = statementsQuery(personId);
  const show = (changed: PersonalStatements) => queryClientOfTab().setQueryData(statements.queryKey, changed);
  return (
    <PlanningSection
      id="personal-statements"
      title={<Trans>Personal statements</Trans>}
      query={useQuery(statements)}
      loading={t`Loading your personal statements`}
      height={150}
      failed={statementMessages.loadFailed}
    >
      {({ id, draftStatement, finalStatement }) => (
        <ul className={`plain-list ${styles.list}`}>
          <StatementRow kind="draft" id={id} file={draftStatement} onChanged={show} />
          <StatementRow kind="final" id={id} file={finalStatement} onChanged={show} />
        </ul>
      )}
    </PlanningSection>
  );
}
