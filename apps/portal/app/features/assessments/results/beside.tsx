import { Trans, useLingui } from '@lingui/react/macro';
import type { AssessmentResults, AssessmentSession } from '@longleaf/contract/assessments';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Column, DataTable } from '../../../kit/page/data-table.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { count, dayAndTime } from '../../../lib/format.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { resultsQuery } from '../queries.ts';
import type { TakenAssessment } from '../taken.ts';
import { subjectOf } from './plain-results.tsx';
import styles from './results.module.css';

const BESIDE = 'beside';

interface BesideProps {
  taken: TakenAssessment;
  session: AssessmentSession;
  finished: readonly AssessmentSession[];
}

interface Row {
  id: number;
  name: string;
  now: number;
  before: number;
}

const dayOf = ({ dateCompleted }: AssessmentSession) =>
  dateCompleted === null ? '' : dayAndTime(new Date(dateCompleted));

/** Another finished session side by side with this one; which one stands in the address. */
export function Beside({ taken, session, finished }: BesideProps) {
  const { t } = useLingui();
  const id = useId();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const others = finished.filter((one) => one.id !== session.id);
  const other = others.find((one) => String(one.id) === query.get(BESIDE));
  const choose = (value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(BESIDE);
    else next.set(BESIDE, value);
    void navigate(`?${next.toString()}`, { replace: true, state, preventScrollReset: true });
  };
  return (
    <section aria-labelledby={id} className={styles.beside}>
      <h2 id={id}>
        <Trans>How it was another time</Trans>
      </h2>
      <div data-print="no">
        <NativeSelect
          label={<Trans>Compare with</Trans>}
          value={other ? String(other.id) : ''}
          options={[
            { value: '', label: t`Choose a date` },
            ...others.map((one) => ({ value: String(one.id), label: dayOf(one) })),
          ]}
          onChange={choose}
        />
      </div>
      {other && <Compared taken={taken} session={session} other={other} />}
    </section>
  );
}

function Compared({ taken, session, other }: Omit<BesideProps, 'finished'> & { other: AssessmentSession }) {
  const { t } = useLingui();
  const { personId, survey } = taken;
  const now = useQuery(resultsQuery(personId, survey.urlName, session));
  const before = useQuery(resultsQuery(personId, survey.urlName, other));
  const both = {
    data: now.data && before.data && { now: now.data, before: before.data },
    error: now.error ?? before.error,
    isFetching: now.isFetching || before.isFetching,
    refetch: () => Promise.all([now.refetch(), before.refetch()]),
  };
  const columns: [Column<Row>, ...Column<Row>[]] = [
    { key: 'name', name: <Trans>What</Trans>, cell: ({ name }) => name },
    { key: 'now', name: dayOf(session), figures: true, cell: (row) => count(row.now) },
    { key: 'before', name: dayOf(other), figures: true, cell: (row) => count(row.before) },
  ];
  return (
    <Loaded
      query={both}
      loading={t`Loading your results`}
      skeleton={<Skeleton height={240} />}
      failed={<Trans>We could not load your results.</Trans>}
    >
      {(results) => (
        <DataTable
          caption={t`Two results side by side`}
          columns={columns}
          rows={rowsOf(results.now, results.before)}
          keyOf={(row) => row.id}
        />
      )}
    </Loaded>
  );
}

/** What counted then or now, by its name: it is not always a category that is counted. */
function rowsOf(now: AssessmentResults, before: AssessmentResults): Row[] {
  const named = new Map<number, string>();
  for (const one of [...now, ...before]) {
    const subject = subjectOf(one);
    if (subject) named.set(subject.id, subject.name);
  }
  const countIn = (results: AssessmentResults, id: number) =>
    results.find((one) => subjectOf(one)?.id === id)?.count ?? 0;
  return [...named]
    .map(([id, name]) => ({ id, name, now: countIn(now, id), before: countIn(before, id) }))
    .toSorted((a, b) => b.now - a.now);
}
