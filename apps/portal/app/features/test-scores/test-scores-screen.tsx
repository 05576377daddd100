import { Trans, useLingui } from '@lingui/react/macro';
import { testScoreFailures, type TestScores } from '@longleaf/contract/test-scores';
import { LIST_TEST_KEYS, PLAIN_TEST_KEYS } from '@longleaf/rules/test-scores/tests';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { bestScores } from '../../data/test-scores/best.ts';
import { testScoresQuery } from '../../data/test-scores/queries.ts';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import { RemovedNotice } from '../../kit/page/removed-notice.tsx';
import { NoteFor } from '../../domain/accounts/words-for.tsx';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { useRemoval } from '../../kit/page/use-removal.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ActAndSat } from './act-and-sat.tsx';
import { AtColleges } from './at-colleges.tsx';
import { type CardTest, CompositeCard } from './composite-card.tsx';
import { type Deletable, deleteScores } from './delete-scores.ts';
import { ListedScores } from './listed-scores.tsx';
import { OtherTests } from './other-tests.tsx';
import styles from './test-scores.module.css';
import { timesOf } from './times.ts';

const CARDS: readonly CardTest[] = ['act', 'sat', 'psat'];
const OTHERS = PLAIN_TEST_KEYS.filter((key) => !CARDS.some((card) => card === key));

/** What somebody has of every test, and what it says. */
export function TestScoresScreen({ personId, waiting }: { personId: string; waiting: ReactNode }) {
  const { t } = useLingui();
  const query = useQuery(testScoresQuery(personId));
  const { question, ask } = useConfirm();
  const removal = useRemoval(deleteScores);
  const heading = useRef<HTMLHeadingElement>(null);
  const { error } = query;
  useEffect(() => {
    if (error === null) return;
    logFailedCall('getTestScores', error);
    showToast({ kind: 'error', text: error.message });
  }, [error]);
  // MOD-018: asked before anything is deleted; it can be taken back afterwards, too.
  const remove = async (one: Deletable) => {
    const yes = await ask({
      title: <Trans>Delete these scores?</Trans>,
      confirmLabel: <Trans>Delete scores</Trans>,
      danger: true,
      children: <p>{one.name}</p>,
    });
    if (!yes) return;
    heading.current?.focus();
    await removal.remove(one);
  };
  const isGone = (id: number) => removal.isGone({ id } as Deletable);
  return (
    <PageFrame
      headingRef={heading}
      title={<Trans>Test scores</Trans>}
      lead={<Trans>You typed these in. Only you see them until you share them.</Trans>}
      note={
        <NoteFor
          parent={
            <Trans>
              Your child keeps their scores in their own account, and you do not see them here. You can type
              them in here too, to see what they mean at the colleges that you saved.
            </Trans>
          }
          educator={
            <Trans>
              Students keep their scores in their own accounts, and you do not see them here. Type in an
              example to show a class what scores mean at colleges.
            </Trans>
          }
        />
      }
      tools={
        query.data &&
        !isEmpty(query.data) && (
          <>
            <KeepMenu />
            <AddTest />
          </>
        )
      }
    >
      <Loaded
        query={query}
        loading={t`Loading your test scores`}
        skeleton={waiting}
        failed={testScoreFailures.loadFailed}
      >
        {(scores) => (
          <div className={styles.page}>
            <RemovedNotice
              removal={removal}
              nameOf={({ name }) => name}
              failed={testScoreFailures.deleteFailed}
            />
            {isEmpty(scores) ? (
              <EmptyState title={<Trans>No test scores yet</Trans>} actions={<AddTest />}>
                <Trans>Add one to see where it puts you at your saved colleges.</Trans>
              </EmptyState>
            ) : (
              <AllScores
                personId={personId}
                scores={without(scores, isGone)}
                onDelete={(one) => void remove(one)}
              />
            )}
          </div>
        )}
      </Loaded>
      {question}
    </PageFrame>
  );
}

function AddTest() {
  return (
    <ButtonLink to="/testScores/add" look="main" icon={<IconPlus size={20} aria-hidden />}>
      <Trans>Add a test</Trans>
    </ButtonLink>
  );
}

interface AllScoresProps {
  personId: string;
  scores: TestScores;
  onDelete: (one: Deletable) => void;
}

function AllScores({ personId, scores, onDelete }: AllScoresProps) {
  const best = bestScores(scores);
  const others = OTHERS.map((key) => ({ key, times: timesOf(scores, key) })).filter(
    ({ times }) => times.length > 0,
  );
  return (
    <>
      <div className={styles.cards}>
        {CARDS.map((key) => {
          const [first, ...rest] = timesOf(scores, key);
          return first && <CompositeCard key={key} test={key} times={[first, ...rest]} onDelete={onDelete} />;
        })}
      </div>
      {LIST_TEST_KEYS.map(
        (key) =>
          scores[key].length > 0 && (
            <ListedScores key={key} test={key} scores={scores[key]} onDelete={onDelete} />
          ),
      )}
      {others.length > 0 && <OtherTests tests={others} onDelete={onDelete} />}
      <ActAndSat best={best} />
      <AtColleges personId={personId} best={best} />
    </>
  );
}

function isEmpty(scores: TestScores): boolean {
  return Object.values(scores).every((list) => list.length === 0);
}

/** Without what is being deleted. */
function without(scores: TestScores, isGone: (id: number) => boolean): TestScores {
  const kept = Object.entries(scores).map(([key, list]) => [
    key,
    (list as readonly { id: number }[]).filter(({ id }) => !isGone(id)),
  ]);
  return Object.fromEntries(kept) as TestScores;
}
