import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { useAhead } from '../../lib/use-ahead.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { IncomeSelect } from '../../domain/income/income-select.tsx';
import { ResidencySelect } from '../../domain/residency/residency-select.tsx';
import { useResidency } from '../../domain/residency/use-residency.ts';
import { removeFromCompare } from '../../domain/compare/compare-choice.ts';
import { AddCollege } from './add-college.tsx';
import { chosenColleges, compareAddressOf, moved } from './choice.ts';
import { Comparison } from './comparison.tsx';
import type { ComparedCollege } from './compared-college.ts';
import styles from './compare-screen.module.css';
import { NothingChosen } from './nothing-chosen.tsx';
import { comparedCollegeQuery } from './queries.ts';
import { UnknownNames } from './unknown-names.tsx';

/** Up to ten colleges side by side (GAP-067). The choice is in the address, so the page can be shared and gone back from. */
export function CompareScreen() {
  const { t } = useLingui();
  const [residency] = useResidency();
  // Colleges are taken out faster than the router follows.
  const [names, press] = useAhead<readonly string[]>(chosenColleges(useSearchParams()[0]));
  const navigate = useNavigate();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = useQueries({
    queries: names.map((name) => ({
      ...comparedCollegeQuery(name, residency),
      // Another state's prices take the place of these once they are there.
      placeholderData: (before: ComparedCollege | null | undefined, { queryKey = [] } = {}) =>
        queryKey[1] === name ? before : undefined,
    })),
  });

  const colleges: ComparedCollege[] = answers.flatMap(({ data }) => data ?? []);
  const unknown = names.filter((_, index) => answers[index]?.data === null);
  const failed = answers.filter(({ isError }) => isError);
  const loading = answers.some(({ isPending, isError }) => isPending && !isError);
  const show = (next: readonly string[]) => {
    const address = compareAddressOf(next);
    press(next, address);
    void navigate(address, { preventScrollReset: true });
  };
  const nameOf = (college: ComparedCollege) =>
    names[answers.findIndex(({ data }) => data === college)] ?? college.card.urlName;

  const remove = (college: ComparedCollege) => {
    removeFromCompare(college.card.id);
    setSaid(t`${college.card.shortName} is taken out.`);
    show(names.filter((name) => name !== nameOf(college)));
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Compare colleges</Trans>
        </h1>
        {colleges.length > 0 && (
          <div className={styles.tools} data-print="no">
            <IncomeSelect label={<Trans>Your family income</Trans>} />
            <ResidencySelect label={<Trans>You live in</Trans>} />
            <KeepMenu />
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.bar}>
        <AddCollege names={names} shown={colleges} onAdd={(name) => show([...names, name])} />
        {colleges.length > 1 && (
          <div className={styles.switch} data-print="no">
            <CheckBox
              checked={onlyDifferent}
              onChange={({ currentTarget }) => setOnlyDifferent(currentTarget.checked)}
            >
              <Trans>Show only rows that differ</Trans>
            </CheckBox>
          </div>
        )}
      </div>
      {unknown.length > 0 && <UnknownNames names={unknown} />}
      {failed.length > 0 && (
        <ErrorState
          title={<Trans>We could not load every college.</Trans>}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          busy={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {loading && colleges.length === 0 && (
        <Loading label={t`Loading colleges`}>
          <Skeleton height={520} />
        </Loading>
      )}
      {colleges.length > 0 && (
        <Comparison
          colleges={colleges}
          onlyDifferent={onlyDifferent && colleges.length > 1}
          onRemove={remove}
          onMove={(college, by) => show(moved(names, nameOf(college), by))}
        />
      )}
      {colleges.length === 0 && !loading && failed.length === 0 && <NothingChosen />}
    </div>
  );
}
