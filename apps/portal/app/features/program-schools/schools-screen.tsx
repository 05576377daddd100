import { Plural, Trans } from '@lingui/react/macro';
import type { programOperations } from '@longleaf/contract/programs';
import type { Answer } from '@longleaf/contract/operation';
import { useRef } from 'react';
import { Link } from 'react-router';
import { majorName } from '../../domain/explore/major-name.ts';
import { SchoolList } from '../../domain/explore/school-list.tsx';
import { PartNote } from '../../domain/explore/section-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { NobodyHere } from './nobody-here.tsx';
import { questionAddress, type SchoolsQuestion } from './question.ts';
import styles from './schools-screen.module.css';
import { SchoolsTools } from './schools-tools.tsx';

export type SchoolsAnswer = Answer<typeof programOperations.getSchools>;

interface SchoolsScreenProps {
  answer: SchoolsAnswer;
  asked: SchoolsQuestion;
}

/** The colleges that offer a program at a level, by name both ways, page by page (UI-023). */
export function SchoolsScreen({ answer, asked }: SchoolsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { program, results, totalCount, page, pageSize, year } = answer;
  const title = majorName(program.title);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Schools offering {title}</Trans>
      </h1>
      <p className={styles.about}>
        <Link to={`/programsMajors/${program.urlName}`}>
          <Trans>About this program</Trans>
        </Link>
      </p>
      <SchoolsTools answer={answer} asked={asked} />
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={styles.count}>
          <Plural value={totalCount} _0="No schools" one="# school" other="# schools" />
        </h2>
      </div>
      {results.length === 0 ? (
        <NobodyHere answer={answer} asked={asked} />
      ) : (
        <>
          <SchoolList schools={results} {...(asked.option !== 'All' && { awardsOf: year })} />
          <Pager
            page={page}
            pageSize={pageSize}
            total={totalCount}
            linkTo={(to) => ({ to: questionAddress(program.id, { ...asked, page: to }), state: null })}
            onPage={() => heading.current?.focus()}
          />
        </>
      )}
      <PartNote>
        <Trans>
          Programs and awards of {year}, first majors. Source:{' '}
          <Link to="/data#programs">IPEDS completions</Link>.
        </Trans>
      </PartNote>
    </div>
  );
}
