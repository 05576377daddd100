import { Trans } from '@lingui/react/macro';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { savedCountsQuery } from '../data/saved-things/saved-things.ts';
import styles from './saved-link.module.css';
import { SAVED_COUNT } from './session/device.ts';

/**
 * The way to all that is saved, with how much it is once that is known. Saving refreshes the number. It is kept in the tab
 * for the header of the content site, which can ask for nothing.
 */
export function SavedLink({ personId }: { personId: string }) {
  const { data: counts } = useQuery(savedCountsQuery(personId));
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  useEffect(() => {
    if (all !== undefined) window.sessionStorage.setItem(SAVED_COUNT, String(all));
  }, [all]);
  return <SavedPlace count={all} />;
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
