import { Trans, useLingui } from '@lingui/react/macro';
import { FIT_PAGE_SIZE } from '@longleaf/contract/assessments';
import type { OfferedProgram } from '@longleaf/contract/program-card';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { type Column, DataTable } from '../../../kit/page/data-table.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fittingProgramsQuery } from '../queries.ts';
import { useTold } from '../use-told.ts';
import { PROGRAM_COLUMNS } from './program-columns.tsx';
import type { ResultProps } from './registry.ts';
import styles from './results.module.css';

const PAGE = 'programs';

/** Programs of the top clusters, each saved in its place; the page stands in the address. */
export function FittingPrograms({ personId, urlName, sessionId }: ResultProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const page = Math.max(1, Math.trunc(Number(query.get(PAGE))) || 1);
  const answer = useQuery({
    ...fittingProgramsQuery(personId, urlName, { sid: sessionId, page }),
    placeholderData: keepPreviousData,
  });
  useTold(answer.error);
  const linkTo = (to: number) => {
    const next = new URLSearchParams(query);
    if (to > 1) next.set(PAGE, String(to));
    else next.delete(PAGE);
    return { to: `?${next.toString()}`, state };
  };
  const columns: [Column<OfferedProgram>, ...Column<OfferedProgram>[]] = [
    {
      key: 'program',
      name: <Trans>Program</Trans>,
      cell: ({ title, urlName: program }) => <Link to={`/programsMajors/${program}`}>{title}</Link>,
    },
    ...PROGRAM_COLUMNS,
  ];
  return (
    <section aria-labelledby={id} className={styles.careers}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <Trans>What to study for them</Trans>
      </h2>
      <Loaded
        query={answer}
        loading={t`Loading programs`}
        skeleton={<Skeleton height={420} />}
        failed={<Trans>We could not load the programs.</Trans>}
        empty={{
          when: ({ totalCount }) => totalCount === 0,
          shown: (
            <p>
              <Trans>There are no programs in your top clusters.</Trans>
            </p>
          ),
        }}
      >
        {({ programs, totalCount }) => (
          <>
            <DataTable
              caption={t`Programs of your top clusters`}
              columns={columns}
              rows={programs}
              keyOf={({ id: program }) => program}
            />
            <div data-print="no">
              <Pager
                page={page}
                pageSize={FIT_PAGE_SIZE}
                total={totalCount}
                linkTo={linkTo}
                label={t`Pages of programs`}
                onPage={() => heading.current?.focus()}
              />
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
