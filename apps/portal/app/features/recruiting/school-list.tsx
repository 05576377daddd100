import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  RECRUITERS_PAGE_SIZE,
  recruitingMessages,
  type RecruiterSchool,
} from '@longleaf/contract/recruiting';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { CollegeSector } from '../../domain/colleges/college-sector.tsx';
import { RecruitButton } from '../../domain/recruiting/recruit-button.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { useLastPage } from '../../kit/page/use-last-page.ts';
import { dayOf } from '../../lib/day-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recruiterSchoolsQuery } from './queries.ts';
import { type CollegesQuestion, questionAddress } from './question.ts';
import styles from './recruiting.module.css';
import { SchoolTools } from './school-tools.tsx';

interface SchoolListProps {
  personId: string;
  asked: CollegesQuestion;
}

/** The colleges that can be asked, page by page, each with its button (API-138). */
export function SchoolList({ personId, asked }: SchoolListProps) {
  const { t } = useLingui();
  const query = useQuery({
    ...recruiterSchoolsQuery(personId, asked),
    placeholderData: keepPreviousData,
  });
  useLastPage({
    page: asked.page,
    pageSize: RECRUITERS_PAGE_SIZE,
    // Another question's total says nothing of this one's pages.
    total: query.isPlaceholderData ? undefined : query.data?.totalSchools,
    addressOf: (page) => questionAddress({ ...asked, page }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="recruiter-schools">
      <h2 id="recruiter-schools">
        <Trans>Colleges to ask</Trans>
      </h2>
      <SchoolTools asked={asked} />
      <Loaded
        query={query}
        loading={t`Loading the colleges`}
        skeleton={<Skeleton height={520} />}
        failed={recruitingMessages.collegesFailed}
      >
        {({ schools, totalSchools, pageNumber, pageSize }) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <div role="status">
              <h3 ref={heading} tabIndex={-1} className={styles.count}>
                <Plural value={totalSchools} _0="No colleges" one="# college" other="# colleges" />
              </h3>
            </div>
            {schools.length === 0 ? (
              <NothingFound asked={asked} />
            ) : (
              <>
                <ul className={`plain-list ${styles.schools}`}>
                  {schools.map((school) => (
                    <School key={school.applicationDefinitionId} school={school} />
                  ))}
                </ul>
                <Pager
                  page={pageNumber}
                  pageSize={pageSize}
                  total={totalSchools}
                  linkTo={(page) => ({ to: questionAddress({ ...asked, page }), state: null })}
                  onPage={() => heading.current?.focus()}
                />
              </>
            )}
          </div>
        )}
      </Loaded>
    </section>
  );
}

function School({ school }: { school: RecruiterSchool }) {
  const { applicationDefinitionId: id, name, shortName, urlName, city, collegeType, since } = school;
  return (
    <li className={styles.school}>
      <div className={styles.words}>
        <CollegeSector type={collegeType} />
        <h4 className={styles.name}>
          <Link to={profileAddress({ urlName })}>{name}</Link>
        </h4>
        <p className="small soft">
          {city}
          {since && (
            <>
              {' · '}
              <Trans>Asked on {dayOf(since)}</Trans>
            </>
          )}
        </p>
      </div>
      <RecruitButton college={{ id, shortName, urlName }} look="outlined" />
    </li>
  );
}

function NothingFound({ asked }: { asked: CollegesQuestion }) {
  if (asked.recruitedOnly && asked.search === '')
    return (
      <EmptyState
        title={<Trans>You have asked no college yet</Trans>}
        actions={
          <ButtonLink to={questionAddress({ search: '', recruitedOnly: false, page: 1 })}>
            <Trans>Show all colleges</Trans>
          </ButtonLink>
        }
      >
        <Trans>Choose one and press “Get recruited”.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans>No college fits</Trans>}
      actions={
        <ButtonLink to={questionAddress({ search: '', recruitedOnly: false, page: 1 })}>
          <Trans>Show all colleges</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try another part of the name, or look at all colleges.</Trans>
    </EmptyState>
  );
}
