import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { CollegeCover } from '../../domain/colleges/college-cover.tsx';
import { useIncome } from '../../domain/income/use-income.ts';
import { CollegeHead } from './college-head.tsx';
import type { ComparedCollege } from './compared-college.ts';
import styles from './comparison.module.css';
import { MeasureRow } from './measure-row.tsx';
import { StandoutList } from './standout-list.tsx';
import { useMeasures } from './use-measures.ts';

/** More colleges than this do not fit beside each other; each measure then becomes a block of bars. */
const MOST_COLUMNS = 5;
/** One or two colleges do not stretch over the whole page. */
const FEWEST_COLUMNS = 3;

interface ComparisonProps {
  colleges: readonly ComparedCollege[];
  onlyDifferent: boolean;
  onRemove: (college: ComparedCollege) => void;
  onMove: (college: ComparedCollege, by: -1 | 1) => void;
}

/** What stands out, and the table: a row is a measure, a column a college, one scale per row. */
export function Comparison({ colleges, onlyDifferent, onRemove, onMove }: ComparisonProps) {
  const { t } = useLingui();
  const [band] = useIncome();
  const groups = useMeasures(colleges, band)
    .map(({ measures, ...group }) => ({
      ...group,
      measures: onlyDifferent ? measures.filter(({ differs }) => differs) : measures,
    }))
    .filter(({ measures }) => measures.length > 0);
  const layout = colleges.length > MOST_COLUMNS ? 'blocks' : 'columns';
  return (
    <>
      <StandoutList colleges={colleges} band={band} />
      {colleges.length === 1 && (
        <p className="soft">
          <Trans>Add another college to see how they differ.</Trans>
        </p>
      )}
      <div
        className={styles.table}
        data-layout={layout}
        role="table"
        aria-label={t`Colleges side by side`}
        data-alone={colleges.length === 1 || undefined}
        style={{ '--colleges': Math.max(colleges.length, FEWEST_COLUMNS) } as React.CSSProperties}
      >
        <div className={styles.covers} aria-hidden>
          {colleges.map(({ card }) => (
            <span key={card.id} className={styles.cover}>
              <CollegeCover college={card} shape="tile" />
            </span>
          ))}
        </div>
        <div role="rowgroup" className={styles.heads}>
          <div role="row" className={styles.headRow}>
            <span role="columnheader" className={styles.corner}>
              <span className="visually-hidden">
                <Trans>Measure</Trans>
              </span>
            </span>
            {colleges.map((college, index) => (
              <CollegeHead
                key={college.card.id}
                college={college}
                first={index === 0}
                last={index === colleges.length - 1}
                onRemove={() => onRemove(college)}
                onMove={(by) => onMove(college, by)}
              />
            ))}
          </div>
        </div>
        {groups.map(({ key, title, measures }) => (
          <div key={key} role="rowgroup" className={styles.group}>
            <div role="row" className={styles.titleRow}>
              <div role="cell" aria-colspan={colleges.length + 1}>
                <h2>{title}</h2>
              </div>
            </div>
            {measures.map((measure) => (
              <MeasureRow key={measure.key} measure={measure} colleges={colleges} />
            ))}
          </div>
        ))}
      </div>
      <p className={`note-text soft ${styles.note}`}>
        <Trans>
          Sources: College Scorecard, IPEDS. Bars in a row share one scale and start at zero. “Not reported”
          means that the college gave no figure. <Link to="/data">Where the figures come from</Link>
        </Trans>
      </p>
    </>
  );
}
