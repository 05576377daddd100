import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { count } from '../lib/format.ts';
import { pagesShown } from './pages-shown.ts';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** Where a page is: its address and its state of history. */
  linkTo: (page: number) => { to: string; state: unknown };
  /** After a page was chosen: the focus goes to the results. */
  onPage: () => void;
  /** What it is called where a page has several: 'Pages' unless stated. */
  label?: string;
}

/** Pages as links, so that they can be opened, shared and found. */
export function Pager({ page, pageSize, total, linkTo, onPage, label: name }: PagerProps) {
  const { t } = useLingui();
  const pages = Math.ceil(total / pageSize);
  const [first, last] = [count((page - 1) * pageSize + 1), count(Math.min(page * pageSize, total))];
  const step = (to: number, label: string, icon: React.ReactNode) =>
    to < 1 || to > pages ? (
      <span className={styles.page} data-off>
        {icon}
      </span>
    ) : (
      <Link className={styles.page} {...linkTo(to)} aria-label={label} preventScrollReset onClick={onPage}>
        {icon}
      </Link>
    );
  return (
    <div className={styles.pager}>
      <p className="soft figures">
        <Trans>
          {first} to {last} of {count(total)}
        </Trans>
      </p>
      {pages > 1 && (
        <nav aria-label={name ?? t`Pages`} className={styles.pages} data-print="no">
          {step(page - 1, t`Previous page`, <IconChevronLeft size={18} aria-hidden />)}
          {pagesShown(page, pages).map((shown, index) =>
            shown === null ? (
              <span key={`gap ${index < 2 ? 'before' : 'after'}`} aria-hidden>
                …
              </span>
            ) : (
              <Link
                key={shown}
                className={styles.page}
                {...linkTo(shown)}
                aria-label={t`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                preventScrollReset
                onClick={onPage}
              >
                {shown}
              </Link>
            ),
          )}
          {step(page + 1, t`Next page`, <IconChevronRight size={18} aria-hidden />)}
        </nav>
      )}
    </div>
  );
}
