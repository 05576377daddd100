import { Trans } from '@lingui/react/macro';
import type { ProgramSchool } from '@longleaf/contract/program-card';
import { Link } from 'react-router';
import { profileAddress } from '../../../data/colleges/college-card.ts';
import { SaveButton } from '../../../domain/saved-colleges/save-button.tsx';
import type { Column } from '../../../kit/page/data-table.tsx';
import { count } from '../../../lib/format.ts';

/**
 * The columns of colleges that teach something: each with its place, its awards and saved in its place.
 * @param year that of the awards.
 */
export function collegeColumns(year: string): [Column<ProgramSchool>, ...Column<ProgramSchool>[]] {
  return [
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
}
