import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button.tsx';
import { savedAddressOf, type SavedPlace } from './saved-address.ts';
import styles from './saved.module.css';

interface SavedPagerProps {
  place: SavedPlace;
  total: number;
  pageSize: number;
}

/** Earlier and later pages, when there is more than one. */
export function SavedPager({ place, total, pageSize }: SavedPagerProps) {
  const { t } = useLingui();
  const pages = Math.ceil(total / pageSize);
  const { page } = place;
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label={t`Pages`} className={styles.pager}>
      {page > 1 && (
        <ButtonLink to={savedAddressOf({ ...place, page: Math.min(page - 1, pages) })}>
          <Trans>Newer</Trans>
        </ButtonLink>
      )}
      <span className="soft figures">
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages && (
        <ButtonLink to={savedAddressOf({ ...place, page: page + 1 })}>
          <Trans>Older</Trans>
        </ButtonLink>
      )}
    </nav>
  );
}
