import { Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { Link } from 'react-router';
import { useWageWords } from '../../domain/explore/wage-words.ts';
import styles from './related-careers.module.css';

/** Careers that are much like this one, with the middle pay in the state. */
export function RelatedCareers({ career: { related } }: { career: CareerDetails }) {
  const wageWords = useWageWords();
  if (related.length === 0) return null;
  return (
    <section data-print="no">
      <h2 className={styles.title}>
        <Trans>Careers like this</Trans>
      </h2>
      <ul className="plain-list">
        {related.map(({ occCode, occTitle, urlName, wages }) => (
          <li key={occCode} className={styles.career}>
            <Link to={`/careers/${urlName}`}>{occTitle}</Link>
            <span className="small soft figures">
              <Trans>Middle pay in NC: {wageWords(wages.nc)}</Trans>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
