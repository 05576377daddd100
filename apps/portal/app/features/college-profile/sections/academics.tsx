import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AllMajors } from '../blocks/all-majors.tsx';
import type { FigureName, SectionProps } from '../blocks/college.ts';
import { FigureList } from '../blocks/figure-list.tsx';
import { OwnWords } from '../blocks/own-words.tsx';
import parts from '../blocks/blocks.module.css';
import { ServiceList } from '../blocks/service-list.tsx';
import { SourceNote } from '../blocks/source-note.tsx';
import { programsQuery } from '../queries.ts';
import styles from './layout.module.css';

const PROGRAMS: readonly FigureName<'services'>[] = [
  'studyAbroad',
  'undergraduateResearch',
  'teacherCertification',
  'rotcArmy',
  'rotcNavy',
  'rotcAirForce',
  'weekendEvening',
  'onlineUndergraduateCourses',
  'onlineUndergraduatePrograms',
  'onlineGraduatePrograms',
  'acceptsAp',
  'creditForLifeExperience',
  'occupationalPrograms',
  'adultBasicEducation',
  'library',
];

/** All majors, how many stay and finish, teachers, and special programs. */
export function Academics({ college }: SectionProps) {
  const programs = useQuery(programsQuery(college.urlName));
  const { graduation, awardTimes, studentBody } = college.figures;
  const { source, sourceKey, year } = college.majorsSource;
  const missing = [
    graduation.values.graduationRate,
    graduation.values.pellGraduationRate,
    awardTimes.values.awardWithin4Years,
    studentBody.values.studentFacultyRatio,
  ].includes(null);
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <OwnWords college={college} section="academics" />
        <section>
          <h3>
            <Trans>Majors and programs</Trans>
          </h3>
          <p className={parts.intro}>
            <Trans>Each program by the degree it leads to, with how many people finished it.</Trans>
          </p>
          {programs.data ? (
            <AllMajors programs={programs.data} />
          ) : (
            <ErrorState
              title={<Trans>We could not load the programs.</Trans>}
              onRetry={() => void programs.refetch()}
              busy={programs.isFetching}
            />
          )}
          <p className={`note-text soft ${parts.note}`}>
            {year}. <Trans>Source:</Trans> <Link to={`/data#${sourceKey}`}>{source}</Link>.
          </p>
        </section>
        <section>
          <h3>
            <Trans>Special programs</Trans>
          </h3>
          <ServiceList college={college} names={PROGRAMS} />
          <SourceNote college={college} groups={['services']} />
        </section>
      </div>
      <aside className={styles.aside}>
        <section className="sunk padded">
          <h3 className={styles.head}>
            <Trans>Staying and finishing</Trans>
          </h3>
          <FigureList
            college={college}
            group="graduation"
            names={[
              'retentionRate',
              'graduationRate',
              'pellGraduationRate',
              'fullTimeFaculty',
              'partTimeFaculty',
            ]}
          />
          <FigureList
            college={college}
            group="awardTimes"
            names={['awardWithin4Years', 'awardWithin6Years']}
          />
          <FigureList college={college} group="studentBody" names={['studentFacultyRatio']} />
          <SourceNote
            college={college}
            groups={['graduation', 'awardTimes', 'studentBody']}
            missing={missing}
          >
            <Trans>
              Normal time is four years for a bachelor’s degree. “Get a degree” counts everyone who started in
              one year, including part-time and transfer students.
            </Trans>
          </SourceNote>
        </section>
      </aside>
    </div>
  );
}
