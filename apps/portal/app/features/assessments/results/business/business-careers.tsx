import { Trans, useLingui } from '@lingui/react/macro';
import type { PaidCareer } from '@longleaf/contract/career-card';
import { Link } from 'react-router';
import { ENTRY_EDUCATION } from '../../../../domain/explore/education-words.ts';
import { useWageWords } from '../../../../domain/explore/wage-words.ts';
import { SaveCareerButton } from '../../../../domain/saved-careers/save-career-button.tsx';
import { type Column, DataTable } from '../../../../kit/page/data-table.tsx';

/** The careers that learning to run a business leads to, the most jobs first. */
export function BusinessCareers({ careers }: { careers: readonly PaidCareer[] }) {
  const { t, i18n } = useLingui();
  const words = useWageWords();
  const columns: [Column<PaidCareer>, ...Column<PaidCareer>[]] = [
    {
      key: 'career',
      name: <Trans>Career</Trans>,
      cell: ({ occTitle, urlName }) => <Link to={`/careers/${urlName}`}>{occTitle}</Link>,
    },
    { key: 'pay', name: <Trans>Middle pay in NC</Trans>, cell: ({ wages }) => words(wages.nc) },
    {
      key: 'start',
      name: <Trans>Usual start</Trans>,
      cell: ({ entryEducation }) =>
        entryEducation === null ? t`Not available` : i18n._(ENTRY_EDUCATION[entryEducation]),
    },
    {
      key: 'save',
      name: <Trans>Save</Trans>,
      isPrinted: false,
      cell: ({ occCode, occTitle }) => <SaveCareerButton occCode={occCode} occTitle={occTitle} />,
    },
  ];
  return (
    <>
      <h3>
        <Trans>Careers that it leads to</Trans>
      </h3>
      <DataTable
        caption={t`Careers that it leads to`}
        columns={columns}
        rows={careers}
        keyOf={({ occCode }) => occCode}
      />
    </>
  );
}
