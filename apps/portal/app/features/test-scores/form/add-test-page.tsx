import { Trans, useLingui } from '@lingui/react/macro';
import { testScoreFailures } from '@longleaf/contract/test-scores';
import { isListTest, TEST_KEYS, testOf } from '@longleaf/rules/test-scores/tests';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { testScoresQuery } from '../../../data/test-scores/queries.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { MemberPage } from '../../../kit/page/member-page.tsx';
import { memberQueries } from '../../../kit/page/member-queries.ts';
import { Sheet } from '../../../kit/page/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Chooser } from './chooser.tsx';
import styles from './form.module.css';
import { ListedForm } from './listed-form.tsx';
import { ScoreForm } from './score-form.tsx';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(testScoresQuery(id))]);

/** Adding scores: which test, which the address then says, and its form. */
function AddTestPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Add a test</Trans>}
      width="form"
      loading={t`Loading the form`}
      skeleton={<Skeleton height={360} />}
    >
      {({ id }) => <ChosenTest personId={id} />}
    </MemberPage>
  );
}
export default AddTestPage;
export { AddTestPage as HydrateFallback };

function ChosenTest({ personId }: { personId: string }) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const query = useQuery(testScoresQuery(personId));
  const key = TEST_KEYS.find((one) => one === address.get('test'));
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: the focus goes to what came in its place.
  useEffect(() => {
    if (key !== undefined) title.current?.focus();
  }, [key]);
  if (key === undefined) {
    return (
      <>
        <p className={`lead ${styles.lead}`}>
          <Trans>Which one did you take?</Trans>
        </p>
        <Chooser />
      </>
    );
  }
  const { name } = testOf(key);
  return (
    <>
      <div className={styles.chosen}>
        <h2 ref={title} tabIndex={-1}>
          {isListTest(key) ? <Trans>Your {name}</Trans> : <Trans>Your {name} scores</Trans>}
        </h2>
        <Link to="/testScores/add" className="strong-link">
          <Trans>Choose another test</Trans>
        </Link>
      </div>
      <Sheet>
        {isListTest(key) ? (
          <Loaded
            query={query}
            loading={t`Loading the form`}
            skeleton={<Skeleton height={240} />}
            failed={testScoreFailures.loadFailed}
          >
            {(scores) => <ListedForm key={key} test={key} listed={null} others={scores[key]} />}
          </Loaded>
        ) : (
          <ScoreForm key={key} test={key} taken={null} />
        )}
      </Sheet>
    </>
  );
}
