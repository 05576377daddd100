import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramSchool } from '@longleaf/contract/program-card';
import { Link } from 'react-router';
import { profileAddress } from '../../../../data/colleges/college-card.ts';
import { SaveButton } from '../../../../domain/saved-colleges/save-button.tsx';
import { type Column, DataTable } from '../../../../kit/page/data-table.tsx';
import { count } from '../../../../lib/format.ts';

interface BusinessCollegesProps {
  colleges: readonly ProgramSchool[];
  /** The year of the awards. */
  year: string;
}

/** Colleges where one learns to run a business, those of the state first. */
export function BusinessColleges({ colleges, year }: BusinessCollegesProps) {
  const { t } = useLingui();
  const columns: [Column<ProgramSchool>, ...Column<ProgramSchool>[]] = [
    {
      key: 'college',
      name: <Trans>College</Trans>,
      cell: (college) => <Link to={profileAddress(college)}>{college.name}</Link>,
    },
    { key: 'place', name: <Trans>Place</Trans>, cell: ({ city, state }) => `${city}, ${state}` },
    {
      key: 'awards',
      name: <Trans>Awards in {year}</Trans>,
      figures: true,
      cell: ({ awards }) => count(awards),
    },
    {
      key: 'save',
      name: <Trans>Save</Trans>,
      isPrinted: false,
      cell: ({ id, name, urlName }) => <SaveButton college={{ id, shortName: name, urlName }} />,
    },
  ];
  return (
    <>
      <h3>
        <Trans>Colleges that teach it</Trans>
      </h3>
      <DataTable
        caption={t`Colleges that teach it`}
        columns={columns}
        rows={colleges}
        keyOf={({ id }) => String(id)}
      />
    </>
  );
}
