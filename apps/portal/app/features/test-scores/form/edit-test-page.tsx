import { Trans, useLingui } from '@lingui/react/macro';
import { testScoreFailures, type TestScores } from '@longleaf/contract/test-scores';
import { isListTest, TEST_KEYS, type TestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { testScoresQuery } from '../../../data/test-scores/queries.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { MemberPage } from '../../../kit/page/member-page.tsx';
import { memberQueries } from '../../../kit/page/member-queries.ts';
import { Sheet } from '../../../kit/page/page-frame.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { timesOf } from '../times.ts';
import { ListedForm } from './listed-form.tsx';
import { ScoreForm } from './score-form.tsx';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(testScoresQuery(id))]);

/** Changing scores that the address names by their test and id. */
function EditTestPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Change scores</Trans>}
      width="form"
      loading={t`Loading the form`}
      skeleton={<Skeleton height={360} />}
    >
      {({ id }) => <NamedScores personId={id} />}
    </MemberPage>
  );
}
export default EditTestPage;
export { EditTestPage as HydrateFallback };

function NamedScores({ personId }: { personId: string }) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const query = useQuery(testScoresQuery(personId));
  const key = TEST_KEYS.find((one) => one === address.get('test'));
  const id = Number(address.get('id'));
  return (
    <Loaded
      query={query}
      loading={t`Loading the form`}
      skeleton={<Skeleton height={360} />}
      failed={testScoreFailures.loadFailed}
    >
      {(scores) => {
        const form = key && formOf(key, id, scores);
        return form ? (
          <>
            <h2>{testOf(key).name}</h2>
            <Sheet>{form}</Sheet>
          </>
        ) : (
          <EmptyState
            title={<Trans>These scores are not here</Trans>}
            actions={
              <ButtonLink to="/testScores">
                <Trans>All your test scores</Trans>
              </ButtonLink>
            }
          >
            {testScoreFailures.gone}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

/** The form of scores, if they are there. */
function formOf(key: TestKey, id: number, scores: TestScores): React.ReactNode {
  if (isListTest(key)) {
    const listed = scores[key].find((one) => one.id === id);
    return listed && <ListedForm key={id} test={key} listed={listed} others={scores[key]} />;
  }
  const taken = timesOf(scores, key).find((one) => one.id === id);
  return taken && <ScoreForm key={id} test={key} taken={taken} />;
}
