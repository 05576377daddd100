import { Trans } from '@lingui/react/macro';
import type { PoolFormState } from '@longleaf/contract/pool-forms';
import { Link } from 'react-router';
import { PoolName } from '../../../domain/pool-forms/pool-name.tsx';
import { PoolSince } from '../../../domain/pool-forms/pool-since.tsx';
import { TakeBack } from '../../../domain/pool-forms/take-back.tsx';
import styles from './recruiters.module.css';

/** Forms by which colleges find the student; each can be taken back. */
export function PoolRows({ forms }: { forms: readonly PoolFormState[] }) {
  const rows = forms.map(({ pool, entryYear, sentAt }) => (
    <li key={`${pool} ${entryYear}`} className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={pool === 'CRP' ? '/CollegeRedirection' : '/taapform'}>
            <PoolName pool={pool} />
          </Link>
        </h3>
        <PoolSince sentAt={sentAt} entryYear={entryYear} />
        <p className="small">
          {pool === 'CRP' ? (
            <Trans>Colleges with room left get your form.</Trans>
          ) : (
            <Trans>Community colleges that you did not leave out get your form.</Trans>
          )}
        </p>
      </div>
      <span data-print="no">
        <TakeBack pool={pool} entryYear={entryYear} heading="#college-recruiters-title" />
      </span>
    </li>
  ));
  return rows.length > 0 && <ul className={`plain-list ${styles.list}`}>{rows}</ul>;
}
