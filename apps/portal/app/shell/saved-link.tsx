import { Trans } from '@lingui/react/macro';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allSaved, savedCountsQuery } from '../data/saved-things/saved-things.ts';
import styles from './saved-link.module.css';

/** The way to all that is saved, with how much it is once that is known. Saving refreshes the number. */
export function SavedLink({ personId }: { personId: string }) {
  const { data: counts } = useQuery(savedCountsQuery(personId));
  return <SavedPlace count={counts && allSaved(counts)} />;
}

/** The link itself; without a number where none is known. */
export function SavedPlace({ count }: { count: React.ReactNode }) {
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
