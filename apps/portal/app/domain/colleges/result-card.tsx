import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { Link } from 'react-router';
import { SmallBar } from '../../ui/charts/bars.tsx';
import { Stat } from '../../ui/stat.tsx';
import { ChangeTag } from './change-tag.tsx';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { CollegeCover } from './college-cover.tsx';
import { flagWords } from './college-flags.ts';
import { CollegeSector } from './college-sector.tsx';
import { CompareCheckbox } from '../compare/compare-checkbox.tsx';
import { RecruitButton } from '../recruiting/recruit-button.tsx';
import styles from './result-card.module.css';
import { SaveButton } from '../saved-colleges/save-button.tsx';
import { useCollegeWords } from './use-college-words.ts';

interface ResultCardProps {
  college: CollegeCard;
  /** True for the first of a list, whose picture is in sight at once. */
  first?: boolean;
  /** What the profile may know of where the person came from. */
  linkState?: unknown;
  /** A line below its place. */
  note?: React.ReactNode;
  /** Instead of save, get recruited and compare. */
  actions?: React.ReactNode;
}

/** A college in a list: picture, sector, name, place and four figures in fixed columns. Only the name is a link. */
export function ResultCard({ college, first, linkState, note, actions }: ResultCardProps) {
  const { _ } = useLingui();
  const words = useCollegeWords();
  const { graduationRate } = college;
  const place = [words.place(college), ...flagWords(college.flags).map((flag) => _(flag))].join(' · ');
  return (
    <article className={styles.container}>
      <div className={styles.card}>
        <div className={styles.cover}>
          <CollegeCover college={college} shape="strip" first={first} />
        </div>
        <div className={styles.body}>
          <CollegeSector type={college.collegeType} />
          <h3 className={styles.name}>
            <Link to={profileAddress(college)} state={linkState}>
              {college.shortName}
            </Link>{' '}
            <ChangeTag college={college} />
          </h3>
          <p className="small soft">{place}</p>
          {note && <p className="small soft">{note}</p>}
          <div className={styles.figures}>
            <Stat
              label={<Trans>Net price</Trans>}
              figure={words.netPrice(college)}
              context={words.priceContext(college)}
            />
            <Stat label={<Trans>Graduate</Trans>} figure={words.graduate(college)}>
              {graduationRate !== null && <SmallBar share={graduationRate} />}
            </Stat>
            <Stat label={<Trans>Students</Trans>} figure={words.students(college)} />
            <Stat label={<Trans>Admitted</Trans>} figure={words.admitted(college)} />
          </div>
        </div>
        <div className={styles.actions}>
          {actions ?? (
            <>
              <SaveButton college={college} />
              {!college.flags.includes('Closed') && <RecruitButton college={college} />}
              <CompareCheckbox college={college} />
            </>
          )}
        </div>
      </div>
    </article>
  );
}
