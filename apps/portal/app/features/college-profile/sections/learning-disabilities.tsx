import { Trans, useLingui } from '@lingui/react/macro';
import { percent } from '../../../lib/format.ts';
import { AskTheCollege } from '../blocks/ask-the-college.tsx';
import type { SectionProps } from '../blocks/college.ts';
import { OutwardLink } from '../../../ui/outward-link.tsx';
import { OwnWords } from '../blocks/own-words.tsx';
import parts from '../blocks/blocks.module.css';
import { Rows } from '../blocks/rows.tsx';
import { ServiceList } from '../blocks/service-list.tsx';
import { SourceNote } from '../blocks/source-note.tsx';
import styles from './layout.module.css';

/** IPEDS code for colleges where at most three in a hundred are registered; they give no exact share. */
const FEW = 1;

/** Help for students who learn differently: how many use it, programs, and what to ask. */
export function LearningDisabilities({ college }: SectionProps) {
  const { t } = useLingui();
  const { values } = college.figures.services;
  const { shareDisabilityRegistered: share, disabilityRegisteredCode } = values;
  const registered =
    share !== null ? percent(share) : disabilityRegisteredCode === FEW ? t`3% or less` : t`Not reported`;
  const { disabilityServices } = college.links;
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <OwnWords college={college} section="learning-disabilities" />
        <section>
          <h3>
            <Trans>Students who use disability services</Trans>
          </h3>
          <p className={parts.intro}>
            <Trans>
              Every college that takes federal money must give fair access: more time in tests, notes, quiet
              rooms. You ask for it at the disability office, and it is kept private.
            </Trans>
          </p>
          <Rows
            rows={[
              {
                key: 'registered',
                term: <Trans>Undergraduates registered with the office</Trans>,
                fact: registered,
              },
            ]}
          />
          <SourceNote college={college} groups={['services']} missing={registered === t`Not reported`} />
          {disabilityServices !== null && (
            <p>
              <OutwardLink href={disabilityServices}>
                <Trans>Disability services of {college.shortName}</Trans>
              </OutwardLink>
            </p>
          )}
        </section>
        <section>
          <h3>
            <Trans>Programs that may help</Trans>
          </h3>
          <ServiceList
            college={college}
            names={[
              'transitionProgram',
              'developmentalPrograms',
              'careerCounseling',
              'partTimeUndergraduates',
              'onlineUndergraduateCourses',
            ]}
          />
          <SourceNote college={college} groups={['services']} />
        </section>
      </div>
      <aside className={styles.aside}>
        <AskTheCollege
          college={college}
          why={<Trans>No public source compares this help between colleges.</Trans>}
          questions={[
            {
              key: 'papers',
              text: <Trans>Which papers do you need from me, and how recent must they be?</Trans>,
            },
            { key: 'coach', text: <Trans>Is there coaching or tutoring, and does it cost extra?</Trans> },
            { key: 'substitute', text: <Trans>Can another class take the place of one I cannot do?</Trans> },
            { key: 'who', text: <Trans>Who is my contact, and how often can we meet?</Trans> },
          ]}
          page={{ href: disabilityServices, label: <Trans>Disability services</Trans> }}
        />
      </aside>
    </div>
  );
}
