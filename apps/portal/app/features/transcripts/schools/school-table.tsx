import { Trans, useLingui } from '@lingui/react/macro';
import type { TranscriptSchool, TranscriptSchoolKind } from '@longleaf/contract/transcript-schools';
import { Link } from 'react-router';
import { profileAddress } from '../../../data/colleges/college-card.ts';
import { type Column, DataTable } from '../../../kit/page/data-table.tsx';

interface SchoolTableProps {
  kind: TranscriptSchoolKind;
  schools: readonly TranscriptSchool[];
}

/** Colleges with their towns, or high schools with town, county and code. */
export function SchoolTable({ kind, schools }: SchoolTableProps) {
  const { t } = useLingui();
  const town: Column<TranscriptSchool> = {
    key: 'city',
    name: <Trans>Town</Trans>,
    cell: ({ city }) => city || <Trans>Not reported</Trans>,
  };
  const colleges: [Column<TranscriptSchool>, ...Column<TranscriptSchool>[]] = [
    {
      key: 'name',
      name: <Trans>College</Trans>,
      cell: ({ name, urlName }) =>
        urlName ? <Link to={profileAddress({ urlName })}>{name}</Link> : <>{name}</>,
    },
    town,
  ];
  const highSchools: [Column<TranscriptSchool>, ...Column<TranscriptSchool>[]] = [
    { key: 'name', name: <Trans>High school</Trans>, cell: ({ name }) => name },
    town,
    {
      key: 'county',
      name: <Trans>County</Trans>,
      cell: ({ county }) => county ?? <Trans>Not reported</Trans>,
    },
    { key: 'ceeb', name: <Trans>CEEB code</Trans>, figures: true, cell: ({ ceeb }) => ceeb },
  ];
  return (
    <DataTable
      caption={kind === 'colleges' ? t`Colleges that get transcripts` : t`High schools that send transcripts`}
      columns={kind === 'colleges' ? colleges : highSchools}
      rows={schools}
      keyOf={({ id }) => id}
    />
  );
}
