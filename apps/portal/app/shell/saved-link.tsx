import { Trans } from '@lingui/react/macro';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { savedCollegeIdsQuery } from '../data/saved-colleges/queries.ts';
import styles from './saved-link.module.css';

/** The way to the saved colleges, with their number once it is known. Saving refreshes the number. */
export function SavedLink({ personId }: { personId: string }) {
  const { data: ids } = useQuery(savedCollegeIdsQuery(personId));
  return <SavedPlace count={ids?.length} />;
}

/** The link itself; without a number where none is known. */
export function SavedPlace({ count }: { count?: number | undefined }) {
  return (
    <Link to="/savedColleges" className={styles.link}>
      <IconBookmark size={20} aria-hidden />
      <span className={styles.label}>
        <Trans>Saved</Trans>
      </span>
      {count !== undefined && <span className="figures">{count}</span>}
    </Link>
  );
}
