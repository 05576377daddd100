import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProgramSchool } from '@longleaf/contract/program-card';
import { Link } from 'react-router';
import { DataTable } from '../../../../kit/page/data-table.tsx';
import { collegeColumns } from '../college-columns.tsx';
import type { FittingCareer } from '../careers-of-result.tsx';

interface CollegesThatTeachProps {
  career: FittingCareer;
  totalCount: number;
  /** The year of the awards. */
  year: string;
  /** The most awards first. */
  results: readonly ProgramSchool[];
}

/** Colleges of North Carolina that teach what leads to a career, each saved in its place. */
export function CollegesThatTeach({ career, year, totalCount, results }: CollegesThatTeachProps) {
  const { t } = useLingui();
  const all = `/college-search?occCode=${career.occCode}`;
  if (totalCount === 0)
    return (
      <p>
        <Trans>
          No college in North Carolina teaches it. <Link to={all}>See colleges in other states</Link>.
        </Trans>
      </p>
    );
  return (
    <>
      <h3>
        <Trans>Colleges in North Carolina that teach it</Trans>
      </h3>
      <DataTable
        caption={t`Colleges in North Carolina that teach it`}
        columns={collegeColumns(year)}
        rows={results}
        keyOf={({ id }) => String(id)}
      />
      {totalCount > results.length && (
        <p data-print="no">
          <Link to={`${all}&state=NC`} className="strong-link">
            <Plural value={totalCount} one="# college in NC" other="All # colleges in NC" />
          </Link>
        </p>
      )}
      <p className="note-text soft">
        <Trans>
          Those that gave the most awards come first. Source:{' '}
          <Link to="/data#programs">IPEDS completions</Link> and{' '}
          <Link to="/data#cip-soc">CIP to SOC crosswalk</Link>.
        </Trans>
      </p>
    </>
  );
}
