import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { dollars, percent } from '../../../lib/format.ts';
import { profileAddress } from '../../../data/colleges/college-card.ts';
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
              <Facts netPrice={other.netPrice} graduationRate={other.graduationRate} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ netPrice, graduationRate }: { netPrice: number | null; graduationRate: number | null }) {
  const price = netPrice === null ? null : dollars(netPrice);
  const graduate = graduationRate === null ? null : percent(graduationRate);
  return (
    <span className="small soft figures">
      {price === null ? <Trans>Net price not reported</Trans> : <Trans>{price} net price</Trans>}
      {graduate !== null && <Trans>, {graduate} graduate</Trans>}
    </span>
  );
}
