import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ENTRY_EDUCATION, JOB_ZONES } from '../../../domain/explore/education-words.ts';
import { useWageWords } from '../../../domain/explore/wage-words.ts';
import { SaveCareerButton } from '../../../domain/saved-careers/save-career-button.tsx';
import { type Column, DataTable } from '../../../kit/page/data-table.tsx';
import { CareersOfResult, type FittingCareer } from './careers-of-result.tsx';
import { FitReasons } from './fit-reasons.tsx';

interface FittingCareersProps {
  personId: string;
  urlName: string;
  sessionId: number;
  /** Whether they can be chosen by how much preparation they take. */
  byZone: boolean;
  /** Says in which order they stand. */
  order: ReactNode;
}

/** Careers that go with a result, each saved in its place. */
export function FittingCareers({ order, ...props }: FittingCareersProps) {
  return (
    <CareersOfResult
      {...props}
      title={<Trans>Careers that fit</Trans>}
      failed={<Trans>We could not load the careers that fit.</Trans>}
      none={({ canTell }) =>
        canTell ? (
          <Trans>No career asks for this much preparation. Choose another amount.</Trans>
        ) : (
          <Trans>
            Your scores are all alike, so no career fits better than another. Take the survey again, and use
            the whole scale.
          </Trans>
        )
      }
      counted={(total) => <Plural value={total} one="# career" other="# careers" />}
      note={() => (
        <>
          {order} <Trans>Pay is the middle pay in North Carolina.</Trans>
        </>
      )}
    >
      {(careers) => <CareerTable careers={careers} />}
    </CareersOfResult>
  );
}

function CareerTable({ careers }: { careers: readonly FittingCareer[] }) {
  const { t, i18n } = useLingui();
  const words = useWageWords();
  const columns: [Column<FittingCareer>, ...Column<FittingCareer>[]] = [
    {
      key: 'career',
      name: <Trans>Career</Trans>,
      cell: ({ occTitle, urlName }) => <Link to={`/careers/${urlName}`}>{occTitle}</Link>,
    },
    {
      key: 'why',
      name: <Trans>What fits</Trans>,
      cell: ({ reasons }) => <FitReasons reasons={reasons} />,
    },
    { key: 'pay', name: <Trans>Middle pay in NC</Trans>, cell: ({ wages }) => words(wages.nc) },
    {
      key: 'start',
      name: <Trans>Usual start</Trans>,
      cell: ({ entryEducation }) =>
        entryEducation === null ? t`Not available` : i18n._(ENTRY_EDUCATION[entryEducation]),
    },
    {
      key: 'zone',
      name: <Trans>Preparation</Trans>,
      cell: ({ jobZone }) => {
        const zone = JOB_ZONES[(jobZone ?? 0) - 1];
        return zone ? i18n._(zone) : t`Not available`;
      },
    },
    {
      key: 'save',
      name: <Trans>Save</Trans>,
      isPrinted: false,
      cell: ({ occCode, occTitle }) => <SaveCareerButton occCode={occCode} occTitle={occTitle} />,
    },
  ];
  return (
    <DataTable
      caption={t`Careers that fit your answers, the closest first`}
      columns={columns}
      rows={careers}
      keyOf={({ occCode }) => occCode}
    />
  );
}
