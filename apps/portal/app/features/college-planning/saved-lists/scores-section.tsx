import { Trans, useLingui } from '@lingui/react/macro';
import { testScoreFailures } from '@longleaf/contract/test-scores';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { bestScores } from '../../../data/test-scores/best.ts';
import { testScoresQuery } from '../../../data/test-scores/queries.ts';
import { PlanningSection } from '../planning-section.tsx';

/** The best ACT and SAT on the dashboard, and how many results there are. */
export function ScoresSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(testScoresQuery(personId));
  const count = query.data && Object.values(query.data).reduce((total, list) => total + list.length, 0);
  return (
    <PlanningSection
      id="test-scores"
      title={<Trans>Test scores</Trans>}
      count={count}
      tools={
        <Link to="/testScores" className="strong-link">
          <Trans>All test scores</Trans>
        </Link>
      }
      query={query}
      loading={t`Loading your test scores`}
      height={120}
      failed={testScoreFailures.loadFailed}
      empty={{
        when: () => count === 0,
        shown: (
          <p className="soft">
            <Trans>No test scores yet. Add one to see where it puts you at your saved colleges.</Trans>
          </p>
        ),
      }}
    >
      {(scores) => {
        const { act, satTotal } = bestScores(scores);
        return act === null && satTotal === null ? (
          <p className="soft">
            <Trans>No ACT or SAT yet.</Trans>
          </p>
        ) : (
          <ul className="plain-list">
            {act !== null && (
              <li>
                <Trans>
                  Best ACT <strong>{act}</strong>
                </Trans>
              </li>
            )}
            {satTotal !== null && (
              <li>
                <Trans>
                  Best SAT <strong>{satTotal}</strong>
                </Trans>
              </li>
            )}
          </ul>
        );
      }}
    </PlanningSection>
  );
}
