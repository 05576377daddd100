import { Trans, useLingui } from '@lingui/react/macro';
import { toDoMessages } from '@longleaf/contract/to-do';
import { useQuery } from '@tanstack/react-query';
import { toDoQuery } from '../../data/to-do/queries.ts';
import { DoneList, ToDoList } from '../../domain/to-do/to-do-list.tsx';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { NoteFor, WordsFor } from '../../domain/accounts/words-for.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from 'react-router';
import styles from './to-do.module.css';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(toDoQuery(id))]);

const waiting = <Skeleton height={420} />;

/** One list over all features of what somebody can do now, and what they did lately. */
function ToDoPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>What to do now</Trans>}
      lead={<Trans>From your applications and your plan. What has a date comes first.</Trans>}
      note={
        <NoteFor
          parent={
            <Trans>
              What your child has to do is in their account, not in yours. Ask for a link to their plan: it
              shows what is due and when.
            </Trans>
          }
          educator={
            <Trans>
              What a student has to do is in their account, not in yours. Ask for a link to their plan: it
              shows what is due and when.
            </Trans>
          }
        />
      }
      loading={t`Loading what you can do now`}
      skeleton={waiting}
    >
      {({ id }) => <ToDoScreen personId={id} />}
    </MemberPage>
  );
}
export default ToDoPage;
export { ToDoPage as HydrateFallback };

function ToDoScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(toDoQuery(personId))}
      loading={t`Loading what you can do now`}
      skeleton={waiting}
      failed={toDoMessages.loadFailed}
    >
      {({ toDo, done }) => (
        <div className={styles.parts}>
          {toDo.length === 0 ? (
            <NothingToDo />
          ) : (
            <section aria-labelledby="to-do">
              <div className={styles.head}>
                <h2 id="to-do">
                  <Trans>To do</Trans>
                </h2>
                <KeepMenu />
              </div>
              <ToDoList items={toDo} />
            </section>
          )}
          <p data-print="no">
            <Link to="/next-step">
              <Trans>Next steps: learn about college, work and service</Trans>
            </Link>
          </p>
          {done.length > 0 && (
            <section aria-labelledby="done">
              <h2 id="done">
                <Trans>Done in the last two weeks</Trans>
              </h2>
              <DoneList items={done} />
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}

function NothingToDo() {
  return (
    <EmptyState
      title={<Trans>Nothing to do right now</Trans>}
      actions={
        <>
          <ButtonLink to="/college-search" look="main">
            <Trans>Find a college</Trans>
          </ButtonLink>
          <ButtonLink to="/apphub">
            <Trans>Start an application</Trans>
          </ButtonLink>
        </>
      }
    >
      <WordsFor
        helper={<Trans>If you apply to a college yourself, what it asks of you is listed here.</Trans>}
      >
        <Trans>What your applications and your plan ask of you will be listed here, with dates.</Trans>
      </WordsFor>
    </EmptyState>
  );
}
