import { Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { PartNote, SectionHead } from '../../domain/explore/section-head.tsx';
import { ScoreList } from '../../ui/charts/score-list.tsx';
import { OnetSource } from './onet-source.tsx';
import styles from './skills.module.css';

const HIGHEST = 5;

/** Skills and fields of knowledge that matter most. */
export function Skills({ career }: { career: CareerDetails }) {
  const { skills, knowledge } = career;
  return (
    <section>
      <SectionHead>
        <Trans>Skills and knowledge that matter most</Trans>
      </SectionHead>
      {skills.length === 0 && knowledge.length === 0 ? (
        <p className="soft">
          <Trans>Not available: skills were not rated for this career.</Trans>
        </p>
      ) : (
        <>
          <div className={styles.two}>
            <Ratings title={<Trans>Skills</Trans>} ratings={skills} />
            <Ratings title={<Trans>Knowledge</Trans>} ratings={knowledge} />
          </div>
          <PartNote>
            <Trans>How important each is, from 1 (not important) to 5 (most important).</Trans>{' '}
            <OnetSource part="skills" />
          </PartNote>
        </>
      )}
    </section>
  );
}

function Ratings({ title, ratings }: { title: React.ReactNode; ratings: CareerDetails['skills'] }) {
  if (ratings.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ScoreList
        scores={ratings.map(({ name, importance }) => ({
          key: name,
          name,
          value: importance.toFixed(1),
          share: importance / HIGHEST,
        }))}
      />
    </div>
  );
}
