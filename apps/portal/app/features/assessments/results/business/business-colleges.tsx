import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramSchool } from '@longleaf/contract/program-card';
import { DataTable } from '../../../../kit/page/data-table.tsx';
import { collegeColumns } from '../college-columns.tsx';

interface BusinessCollegesProps {
  colleges: readonly ProgramSchool[];
  /** The year of the awards. */
  year: string;
}

/** Colleges where one learns to run a business, those of the state first. */
export function BusinessColleges({ colleges, year }: BusinessCollegesProps) {
  const { t } = useLingui();
  return (
    <>
      <h3>
        <Trans>Colleges that teach it</Trans>
      </h3>
      <DataTable
        caption={t`Colleges that teach it`}
        columns={collegeColumns(year)}
        rows={colleges}
        keyOf={({ id }) => String(id)}
      />
    </>
  );
}
