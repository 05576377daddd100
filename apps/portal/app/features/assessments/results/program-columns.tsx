import { Trans } from '@lingui/react/macro';
import type { OfferedProgram } from '@longleaf/contract/program-card';
import { SaveProgramButton } from '../../../domain/saved-programs/save-program-button.tsx';
import type { Column } from '../../../kit/page/data-table.tsx';
import { count } from '../../../lib/format.ts';

/** What stands beside the name of a program: how many colleges of the state have it, and saving it in its place. */
export const PROGRAM_COLUMNS: readonly Column<OfferedProgram>[] = [
  {
    key: 'schools',
    name: <Trans>Colleges in NC</Trans>,
    figures: true,
    cell: ({ ncSchools }) => count(ncSchools),
  },
  {
    key: 'save',
    name: <Trans>Save</Trans>,
    isPrinted: false,
    cell: ({ id, title }) => <SaveProgramButton programId={id} title={title} />,
  },
];
