import { Trans } from '@lingui/react/macro';
import { reportedActivities, reportedHousing } from '@longleaf/rules/colleges/reported-choices';
import { AskTheCollege } from '../blocks/ask-the-college.tsx';
import type { FigureName, SectionProps } from '../blocks/college.ts';
import { FigureList } from '../blocks/figure-list.tsx';
import { Housing } from '../blocks/housing.tsx';
import { OwnWords } from '../blocks/own-words.tsx';
import { Pictures } from '../blocks/pictures.tsx';
import { ReportedList } from '../blocks/reported-list.tsx';
import { ServiceList } from '../blocks/service-list.tsx';
import { SourceNote } from '../blocks/source-note.tsx';
import { Sports } from '../blocks/sports.tsx';
import { Videos } from '../blocks/videos.tsx';
import { WhoStudiesHere } from '../blocks/who-studies-here.tsx';
import styles from './layout.module.css';

const SERVICES: readonly FigureName<'services'>[] = [
  'careerCounseling',
  'studentEmployment',
  'jobPlacement',
  'dayCare',
  'developmentalPrograms',
  'veteransContact',
  'veteranOrganization',
  'yellowRibbon',
  'rotc',
  'library',
];

/** Who studies here, where they live, sports, help and things to do. */
export function StudentLife({ college }: SectionProps) {
  const { extracurriculars, housingTypes } = college.profile;
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <OwnWords college={college} section="student-life" />
        <WhoStudiesHere college={college} />
        <Sports college={college} />
        <section>
          <h3>
            <Trans>Help and services</Trans>
          </h3>
          <ServiceList college={college} names={SERVICES} />
          <SourceNote college={college} groups={['services']} />
        </section>
        <Pictures college={college} />
        <Videos college={college} />
      </div>
      <aside className={styles.aside}>
        <section className="sunk padded">
          <h3 className={styles.head}>
            <Trans>Students</Trans>
          </h3>
          <FigureList
            college={college}
            group="enrollment"
            names={['undergraduatesAll', 'graduateStudents', 'totalEnrollment']}
          />
          <SourceNote
            college={college}
            groups={['enrollment']}
            missing={college.figures.enrollment.values.totalEnrollment === null}
          />
        </section>
        <Housing college={college} />
        <ReportedList
          title={<Trans>Kinds of housing</Trans>}
          values={housingTypes}
          choices={reportedHousing}
        />
        <ReportedList
          title={<Trans>Clubs and activities</Trans>}
          values={extracurriculars}
          choices={reportedActivities}
        />
        {extracurriculars.length === 0 && (
          <AskTheCollege
            college={college}
            why={<Trans>No public source lists clubs and activities, and the college has not told us.</Trans>}
            questions={[
              { key: 'clubs', text: <Trans>Which clubs can I join, and can I start one?</Trans> },
              { key: 'weekend', text: <Trans>How many students stay on campus on weekends?</Trans> },
              { key: 'bus', text: <Trans>Can I get around without a car?</Trans> },
            ]}
          />
        )}
      </aside>
    </div>
  );
}
