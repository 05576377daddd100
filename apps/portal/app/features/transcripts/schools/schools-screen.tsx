import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Answer } from '@longleaf/contract/operation';
import {
  transcriptSchoolMessages,
  type transcriptSchoolOperations,
} from '@longleaf/contract/transcript-schools';
import { IconInfoCircle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageFrame } from '../../../kit/page/page-frame.tsx';
import { useAhead } from '../../../lib/use-ahead.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExportSchools } from './export-schools.tsx';
import { questionAddress, type SchoolsQuestion } from './question.ts';
import { SchoolTable } from './school-table.tsx';
import { SchoolsTools } from './schools-tools.tsx';
import styles from './schools.module.css';
import { later } from '../../../ui/later.ts';

// The window comes when it is opened.
const SchoolsInfo = later(async () => {
  const { SchoolsInfo: dialog } = await import('./schools-info.tsx');
  return { default: dialog };
});

type SchoolsAnswer = Answer<typeof transcriptSchoolOperations.getTranscriptSchools>;

interface SchoolsScreenProps {
  asked: SchoolsQuestion;
  query: UseQueryResult<SchoolsAnswer>;
}

/** The list of schools, page by page, with search, letters, export and what e-transcripts are. */
export function SchoolsScreen({ asked, query }: SchoolsScreenProps) {
  const { t } = useLingui();
  const [told, setTold] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What is chosen is shown, and the next choice begins there, while its schools are still on their way.
  const [chosen, choose] = useAhead(asked);
  const isOld = query.isPlaceholderData || questionAddress(chosen) !== questionAddress(asked);
  return (
    <PageFrame
      title={<Trans>Schools that use e-transcripts</Trans>}
      lead={<Trans>Colleges that get transcripts from here, and the high schools that send them.</Trans>}
      tools={
        <Button icon={<IconInfoCircle size={20} aria-hidden />} onClick={() => setTold(true)}>
          <Trans>About e-transcripts</Trans>
        </Button>
      }
    >
      <SchoolsTools chosen={chosen} onChoose={choose} />
      <Loaded
        query={query}
        loading={t`Loading the list of schools`}
        skeleton={<Skeleton height={520} />}
        failed={transcriptSchoolMessages.listFailed}
      >
        {({ schools, totalSchools, pageSize, pageNumber }) => (
          <>
            <div role="status">
              <h2 ref={heading} tabIndex={-1} className={styles.count}>
                {isOld ? <Trans>Schools</Trans> : <HowMany kind={asked.kind} totalSchools={totalSchools} />}
              </h2>
            </div>
            {schools.length === 0 && !isOld ? (
              <NothingFound asked={asked} isPastTheEnd={totalSchools > 0} />
            ) : (
              <div className={isOld ? styles.old : undefined} aria-busy={isOld || undefined}>
                <SchoolTable kind={asked.kind} schools={schools} />
                <Pager
                  page={pageNumber}
                  pageSize={pageSize}
                  total={totalSchools}
                  linkTo={(page) => ({ to: questionAddress({ ...asked, page }), state: null })}
                  onPage={() => heading.current?.focus()}
                />
                <ExportSchools asked={asked} />
              </div>
            )}
          </>
        )}
      </Loaded>
      {told && (
        <Suspense fallback={null}>
          <SchoolsInfo onClose={() => setTold(false)} />
        </Suspense>
      )}
    </PageFrame>
  );
}

interface HowManyProps {
  kind: SchoolsQuestion['kind'];
  totalSchools: number;
}

function HowMany({ kind, totalSchools }: HowManyProps) {
  return kind === 'colleges' ? (
    <Plural value={totalSchools} _0="No colleges" one="# college" other="# colleges" />
  ) : (
    <Plural value={totalSchools} _0="No high schools" one="# high school" other="# high schools" />
  );
}

interface NothingFoundProps {
  asked: SchoolsQuestion;
  /** There are schools, on the pages before: the address is old. */
  isPastTheEnd: boolean;
}

function NothingFound({ asked, isPastTheEnd }: NothingFoundProps) {
  const { startsWith, search } = asked;
  if (isPastTheEnd)
    return (
      <EmptyState
        title={<Trans>The list has no page {asked.page}</Trans>}
        actions={
          <ButtonLink to={questionAddress({ ...asked, page: 1 })}>
            <Trans>Go to the first page</Trans>
          </ButtonLink>
        }
      />
    );
  const isWhole = startsWith === '' && search === '';
  return (
    <EmptyState
      title={isWhole ? <Trans>No school takes part yet</Trans> : <Trans>No school fits</Trans>}
      actions={
        !isWhole && (
          <ButtonLink to={questionAddress({ ...asked, startsWith: '', search: '', page: 1 })}>
            <Trans>Show all</Trans>
          </ButtonLink>
        )
      }
    >
      {isWhole ? (
        <Trans>Ask your counselor how your school sends transcripts.</Trans>
      ) : (
        <Trans>Try fewer letters, or another part of the name.</Trans>
      )}
    </EmptyState>
  );
}
