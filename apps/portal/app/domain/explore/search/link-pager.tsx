import { Trans, useLingui } from '@lingui/react/macro';
import { pageOfLink } from '@longleaf/rules/explore/page-links';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import styles from './explore-search.module.css';

interface LinkPagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** The server's links to the pages around this one (ST-145). */
  next: string | null;
  previous: string | null;
  addressOf: (page: number) => string;
  /** After a page was chosen: the focus goes to the results. */
  onPage: () => void;
}

/** The pages before and after, as the server says them. */
export function LinkPager({ page, pageSize, total, next, previous, addressOf, onPage }: LinkPagerProps) {
  const { t } = useLingui();
  const [first, last] = [count((page - 1) * pageSize + 1), count(Math.min(page * pageSize, total))];
  const step = (to: number | null, content: React.ReactNode) =>
    to !== null && (
      <Link className={styles.step} to={addressOf(to)} preventScrollReset onClick={onPage}>
        {content}
      </Link>
    );
  return (
    <div className={styles.pager}>
      <p className="soft figures">
        <Trans>
          {first} to {last} of {count(total)}
        </Trans>
      </p>
      {(next !== null || previous !== null) && (
        <nav aria-label={t`Pages`} className={styles.steps} data-print="no">
          {step(
            pageOfLink(previous),
            <>
              <IconChevronLeft size={18} aria-hidden />
              <Trans>Previous</Trans>
            </>,
          )}
          {step(
            pageOfLink(next),
            <>
              <Trans>Next</Trans>
              <IconChevronRight size={18} aria-hidden />
            </>,
          )}
        </nav>
      )}
    </div>
  );
}
