import { Trans } from '@lingui/react/macro';
import { AskTheCollege } from '../parts/ask-the-college.tsx';
import type { FigureName, SectionProps } from '../parts/college.ts';
import { FigureList } from '../parts/figure-list.tsx';
import { Housing } from '../parts/housing.tsx';
import { OwnWords } from '../parts/own-words.tsx';
import { Pictures } from '../parts/pictures.tsx';
import { ReportedList } from '../parts/reported-list.tsx';
import { ServiceList } from '../parts/service-list.tsx';
import { SourceNote } from '../parts/source-note.tsx';
import { Sports } from '../parts/sports.tsx';
import { Videos } from '../parts/videos.tsx';
import { WhoStudiesHere } from '../parts/who-studies-here.tsx';
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
        <ReportedList title={<Trans>Kinds of housing</Trans>} values={housingTypes} />
        <ReportedList title={<Trans>Clubs and activities</Trans>} values={extracurriculars} />
        {extracurriculars.length === 0 && (
          <AskTheCollege
            college={college}
            why={<Trans>No public source lists clubs and activities, and the college has not told us.</Trans>}
            questions={[
              { key: 'clubs', text: <Trans>Which clubs can I join, and can I start one?</Trans> },
              { key: 'weekend', text: <Trans>How many students stay on campus at weekends?</Trans> },
              { key: 'bus', text: <Trans>Can I get around without a car?</Trans> },
            ]}
          />
        )}
      </aside>
    </div>
  );
}
