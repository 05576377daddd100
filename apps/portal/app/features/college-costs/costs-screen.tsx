import { Trans, useLingui } from '@lingui/react/macro';
import { collegeCostMessages, type CollegeCosts } from '@longleaf/contract/college-costs';
import { useQuery } from '@tanstack/react-query';
import { IncomeSelect } from '../../domain/income/income-select.tsx';
import { ResidencySelect } from '../../domain/residency/residency-select.tsx';
import { useResidency } from '../../domain/residency/use-residency.ts';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AidPrograms } from './aid-programs.tsx';
import { CostTable } from './cost-table.tsx';
import { collegeCostsQuery } from './queries.ts';
import styles from './college-costs.module.css';

type Row = CollegeCosts['colleges'][number];

const isOfLevel = (level: Row['college']['level']) => (row: Row) => row.college.level === level;
const isShorter = ({ college: { level } }: Row) => level !== 'FourYear' && level !== 'TwoYear';

/** The saved colleges, each beside those of its kind, for a family's income, and the aid they can ask for. */
export function CostsScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const [residency] = useResidency();
  const query = useQuery(collegeCostsQuery(personId, residency));
  return (
    <Loaded
      query={query}
      loading={t`Loading what your colleges cost`}
      skeleton={<Skeleton height={420} />}
      failed={collegeCostMessages.loadFailed}
      empty={{ when: ({ colleges }) => colleges.length === 0, shown: <NothingSaved /> }}
    >
      {({ colleges, incomeYear }) => (
        <div className={styles.parts} aria-busy={query.isPlaceholderData || undefined}>
          <div className={`card ${styles.choices}`} data-print="no">
            <IncomeSelect label={<Trans>Your family income</Trans>} />
            <ResidencySelect label={<Trans>You live in</Trans>} />
            <p className="small soft">
              <Trans>Your income stays in this tab. We do not tell anybody.</Trans>
            </p>
            <KeepMenu />
          </div>
          <CostTable
            title={<Trans>Four-year colleges</Trans>}
            caption={t`What four-year colleges cost`}
            rows={colleges.filter(isOfLevel('FourYear'))}
            incomeYear={incomeYear}
          />
          <CostTable
            title={<Trans>Two-year colleges</Trans>}
            caption={t`What two-year colleges cost`}
            rows={colleges.filter(isOfLevel('TwoYear'))}
            incomeYear={incomeYear}
          />
          <CostTable
            title={<Trans>Shorter courses</Trans>}
            caption={t`What colleges with shorter courses cost`}
            rows={colleges.filter(isShorter)}
            incomeYear={incomeYear}
          />
          <AidPrograms colleges={colleges.map(({ college }) => college)} residency={residency} />
        </div>
      )}
    </Loaded>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title={<Trans>No saved colleges yet</Trans>}
      actions={
        <ButtonLink to="/college-search" look="main">
          <Trans>Find a college</Trans>
        </ButtonLink>
      }
    >
      <Trans>Save a college you like. Then you see here what it would cost.</Trans>
    </EmptyState>
  );
}
