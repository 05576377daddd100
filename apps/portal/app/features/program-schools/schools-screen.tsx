import { Plural, Trans } from '@lingui/react/macro';
import type { programOperations } from '@longleaf/contract/programs';
import type { Answer } from '@longleaf/contract/operation';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ResultCard } from '../../domain/colleges/result-card.tsx';
import { CompareTray } from '../../domain/compare/compare-tray.tsx';
import { majorName } from '../../domain/explore/major-name.ts';
import { PartNote } from '../../domain/explore/section-head.tsx';
import { useAhead } from '../../lib/use-ahead.ts';
import { Pager } from '../../ui/pager.tsx';
import { NobodyHere } from './nobody-here.tsx';
import { questionAddress, type SchoolsQuestion } from './question.ts';
import styles from './schools-screen.module.css';
import { SchoolsTools } from './schools-tools.tsx';

export type SchoolsAnswer = Answer<typeof programOperations.getSchools>;

interface SchoolsScreenProps {
  answer: SchoolsAnswer;
  asked: SchoolsQuestion;
  /** The answer is that of the question before; this one's is on its way. */
  isOld: boolean;
}

/**
 * The colleges that offer a program at a level, page by page (UI-023): the nearest first where a place is known, else by
 * name, each with its price and the ways to keep it.
 */
export function SchoolsScreen({ answer, asked, isOld }: SchoolsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What is chosen is shown, and the next choice begins there, while its schools are still on their way.
  const [chosen, choose] = useAhead(asked);
  const { program, results, totalCount, page, pageSize, year } = answer;
  const title = majorName(program.title);
  const isBefore = isOld || questionAddress(program.id, chosen) !== questionAddress(program.id, asked);
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
      <SchoolsTools answer={answer} chosen={chosen} onChoose={choose} />
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={styles.count}>
          {isBefore ? (
            <Trans>Schools</Trans>
          ) : (
            <Plural value={totalCount} _0="No schools" one="# school" other="# schools" />
          )}
        </h2>
      </div>
      {results.length === 0 && !isBefore ? (
        <NobodyHere answer={answer} asked={asked} />
      ) : (
        <div className={isBefore ? styles.old : undefined} aria-busy={isBefore || undefined}>
          <ul className={`plain-list ${styles.cards}`}>
            {results.map(({ id, card, awards }, index) => (
              <li key={id}>
                <ResultCard
                  college={card}
                  first={index === 0}
                  note={<Awards awards={awards} year={year} />}
                />
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={pageSize}
            total={totalCount}
            linkTo={(to) => ({ to: questionAddress(program.id, { ...asked, page: to }), state: null })}
            onPage={() => heading.current?.focus()}
          />
        </div>
      )}
      <CompareTray />
      <PartNote>
        <Trans>
          Programs and awards of {year}, first majors. Source:{' '}
          <Link to="/data#programs">IPEDS completions</Link>.
        </Trans>
      </PartNote>
    </div>
  );
}

function Awards({ awards, year }: { awards: number; year: string }) {
  return (
    <Plural
      value={awards}
      _0={`No awards in this program in ${year}`}
      one={`# award in this program in ${year}`}
      other={`# awards in this program in ${year}`}
    />
  );
}
