import { Trans, useLingui } from '@lingui/react/macro';
import { toDoMessages } from '@longleaf/contract/to-do';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toDoQuery } from '../../data/to-do/queries.ts';
import { DoneList, ToDoList } from '../../domain/to-do/to-do-list.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './to-do-first.module.css';

/** How much of the list stands on the home page, and of what is done. */
const MOST = 4;
const MOST_DONE = 2;

/** What a person can do now, before all else on their page; nothing where nothing waits. */
export function ToDoFirst({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(toDoQuery(personId));
  if (query.data?.toDo.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="to-do-now">
      <div className={styles.head}>
        <h2 id="to-do-now">
          <Trans>What to do now</Trans>
        </h2>
        {query.data && (
          <Link to="/toDo">
            <Trans>All of it</Trans> <span className="soft figures">{query.data.toDo.length}</span>
          </Link>
        )}
      </div>
      <Loaded
        query={query}
        loading={t`Loading what you can do now`}
        skeleton={<Skeleton height={220} />}
        failed={toDoMessages.loadFailed}
      >
        {({ toDo, done }) => (
          <>
            <ToDoList items={toDo.slice(0, MOST)} />
            {done.length > 0 && <DoneList items={done.slice(0, MOST_DONE)} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
