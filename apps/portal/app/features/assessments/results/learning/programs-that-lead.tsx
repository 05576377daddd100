import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OfferedProgram } from '@longleaf/contract/program-card';
import { Link } from 'react-router';
import { majorName } from '../../../../domain/explore/major-name.ts';
import { type Column, DataTable } from '../../../../kit/page/data-table.tsx';
import type { FittingCareer } from '../careers-of-result.tsx';
import { PROGRAM_COLUMNS } from '../program-columns.tsx';

/** So many programs are shown; all of them are one press away. */
const SHOWN = 5;

interface ProgramsThatLeadProps {
  career: FittingCareer;
  totalCount: number;
  /** The most offered first. */
  results: readonly OfferedProgram[];
}

/** The programs that most colleges offer among those that lead to a career, each saved in its place. */
export function ProgramsThatLead({ career, totalCount, results }: ProgramsThatLeadProps) {
  const { t } = useLingui();
  const columns: [Column<OfferedProgram>, ...Column<OfferedProgram>[]] = [
    {
      key: 'program',
      name: <Trans>Program</Trans>,
      cell: ({ title, urlName }) => <Link to={`/programsMajors/${urlName}`}>{majorName(title)}</Link>,
    },
    ...PROGRAM_COLUMNS,
  ];
  return (
    <>
      <h3>
        <Trans>Programs that lead to this career</Trans>
      </h3>
      <DataTable
        caption={t`Programs that lead to this career`}
        columns={columns}
        rows={results.slice(0, SHOWN)}
        keyOf={({ id }) => id}
      />
      {totalCount > SHOWN && (
        <p data-print="no">
          <Link to={`/programsMajors?occCode=${career.occCode}`} className="strong-link">
            <Plural value={totalCount} one="# program" other="All # programs" />
          </Link>
        </p>
      )}
    </>
  );
}
