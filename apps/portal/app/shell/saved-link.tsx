import { Trans } from '@lingui/react/macro';
import { IconBookmark } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './saved-link.module.css';

/** The way to the saved colleges, with their number once it is known. */
export function SavedLink({ count }: { count?: number | null }) {
  return (
    <Link to="/savedColleges" className={styles.link}>
      <IconBookmark size={20} aria-hidden />
      <span className={styles.label}>
        <Trans>Saved</Trans>
      </span>
      {count !== null && count !== undefined && <span className="figures">{count}</span>}
    </Link>
  );
}
