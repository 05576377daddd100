import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button.tsx';
import { CollegeCover } from '../colleges/college-cover.tsx';
import { clearCompare, type ComparedCollege, compareAddress } from './compare-choice.ts';
import styles from './tray.module.css';

const PICTURES = 3;

/** The colleges chosen to compare, at the bottom of the screen. */
export function Tray({ colleges }: { colleges: readonly ComparedCollege[] }) {
  const { t } = useLingui();
  return (
    <aside
      className={styles.tray}
      data-tray
      aria-label={t`Colleges to compare`}
      data-ground="dark"
      data-print="no"
    >
      <span className={styles.pictures} aria-hidden>
        {colleges.slice(0, PICTURES).map((college) => (
          <span key={college.id} className={styles.picture}>
            <CollegeCover college={college} shape="thumb" />
          </span>
        ))}
      </span>
      <span className="grow">
        <strong>
          <Plural value={colleges.length} one="# college" other="# colleges" />
        </strong>
        <span className="not-phone">
          {' '}
          <Trans>to compare</Trans>
        </span>
      </span>
      <ButtonLink to={compareAddress(colleges)} look="main">
        <Trans>Compare</Trans>
      </ButtonLink>
      <button
        type="button"
        className={styles.clear}
        aria-label={t`Clear compare list`}
        onClick={clearCompare}
      >
        <IconX size={20} aria-hidden />
      </button>
    </aside>
  );
}
