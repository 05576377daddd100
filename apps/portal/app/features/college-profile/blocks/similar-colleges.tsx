import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { percent } from '../../../lib/format.ts';
import { profileAddress } from '../../../data/colleges/college-card.ts';
import { useCollegeWords } from '../../../domain/colleges/use-college-words.ts';
import { CollegeCover } from '../../../domain/colleges/college-cover.tsx';
import type { SectionProps } from './college.ts';
import styles from './similar-colleges.module.css';

const SHOWN = 4;

/** Colleges of the same kind that are most alike in size, price and results. */
export function SimilarColleges({ college }: SectionProps) {
  if (college.similar.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Colleges like this</Trans>
      </h2>
      <ul className="plain-list">
        {college.similar.slice(0, SHOWN).map((other) => (
          <li key={other.id} className={styles.college}>
            <span className={styles.picture}>
              <CollegeCover college={other} shape="thumb" />
            </span>
            <span>
              <Link to={profileAddress(other)}>{other.shortName}</Link>
              <Facts college={other} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ college }: { college: CollegeCard }) {
  const words = useCollegeWords();
  const { netPrice, netPriceKind, graduationRate } = college;
  const price = netPrice === null ? null : words.netPrice(college);
  const graduate = graduationRate === null ? null : percent(graduationRate);
  return (
    <span className="small soft figures">
      {price !== null ? (
        <Trans>{price} net price</Trans>
      ) : netPriceKind === 'not-known-for-you' ? (
        <Trans>Net price not known for you</Trans>
      ) : (
        <Trans>Net price not reported</Trans>
      )}
      {graduate !== null && <Trans>, {graduate} graduate</Trans>}
    </span>
  );
}
