import { Trans } from '@lingui/react/macro';
import { AskTheCollege } from '../blocks/ask-the-college.tsx';
import type { FigureName, SectionProps } from '../blocks/college.ts';
import { FigureList } from '../blocks/figure-list.tsx';
import { OwnWords } from '../blocks/own-words.tsx';
import parts from '../blocks/blocks.module.css';
import { ServiceList } from '../blocks/service-list.tsx';
import { SourceNote } from '../blocks/source-note.tsx';
import styles from './layout.module.css';

/** Coming from another college, or going on to one. */
export function Transfer({ college }: SectionProps) {
  const short = college.level !== 'FourYear';
  const names: FigureName<'completion'>[] = short
    ? ['transferRateTwoYear', 'retentionRatePartTimeTwoYear']
    : ['transferRateFourYear', 'retentionRatePartTimeFourYear'];
  const { values } = college.figures.completion;
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <OwnWords college={college} section="transfer-student" />
        <section>
          <h3>
            <Trans>Finishing and moving on</Trans>
          </h3>
          <p className={parts.intro}>
            {short ? (
              <Trans>
                Many students start here and move to a four-year college. The graduation rate does not count
                them as finished, so look at both figures.
              </Trans>
            ) : (
              <Trans>How many students finish here, and how many move to another college.</Trans>
            )}
          </p>
          <FigureList college={college} group="graduation" names={['graduationRate']} />
          <FigureList college={college} group="completion" names={names} />
          <SourceNote
            college={college}
            groups={['graduation', 'completion']}
            missing={
              names.some((name) => values[name] === null) ||
              college.figures.graduation.values.graduationRate === null
            }
          />
        </section>
        <section>
          <h3>
            <Trans>Credit for what you have done</Trans>
          </h3>
          <ServiceList
            college={college}
            names={[
              'acceptsAp',
              'creditForLifeExperience',
              'creditForMilitaryTraining',
              'partTimeUndergraduates',
              'weekendEvening',
            ]}
          />
          <SourceNote college={college} groups={['services']} />
        </section>
      </div>
      <aside className={styles.aside}>
        <AskTheCollege
          college={college}
          why={<Trans>No public source says how many credits a college accepts. Ask before you apply.</Trans>}
          questions={[
            { key: 'credits', text: <Trans>Which of my classes will count, and toward what?</Trans> },
            {
              key: 'agreement',
              text: <Trans>Is there an agreement with my college, such as an articulation agreement?</Trans>,
            },
            { key: 'date', text: <Trans>What is the transfer deadline?</Trans> },
            { key: 'aid', text: <Trans>Do transfer students get the same grants?</Trans> },
          ]}
          page={{ href: college.links.admissions, label: <Trans>Admissions office</Trans> }}
        />
      </aside>
    </div>
  );
}
