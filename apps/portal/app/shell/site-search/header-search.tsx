import { useLingui } from '@lingui/react/macro';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { useHref } from 'react-router';
import { SITE_SEARCH_PATH } from '../../data/site-search/path.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOpenOnThisPage } from '../use-open-on-this-page.ts';
import styles from './header-search.module.css';
import { later } from '../../ui/later.ts';

// Fetched when it is first opened: no page needs it to be seen.
const SearchPanel = later(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel }));

const PANEL = 'site-search';

/** The button in the header that opens the search below it. Where no script runs it leads to the page of the search. */
export function HeaderSearch() {
  const { t } = useLingui();
  const [open, setOpen] = useOpenOnThisPage();
  const button = useRef<HTMLButtonElement>(null);
  const action = useHref(SITE_SEARCH_PATH);
  return (
    <>
      <form
        action={action}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-label={open ? t`Close search` : t`Search everything`}
          aria-expanded={open}
          aria-controls={PANEL}
        >
          {open ? <IconX size={24} aria-hidden /> : <IconSearch size={24} aria-hidden />}
        </button>
      </form>
      <div id={PANEL} className={styles.panel} hidden={!open}>
        {open && (
          <div className={`wrap ${styles.inside}`}>
            <Suspense fallback={<Skeleton height={44} />}>
              <SearchPanel
                onClose={() => {
                  setOpen(false);
                  button.current?.focus();
                }}
              />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}
