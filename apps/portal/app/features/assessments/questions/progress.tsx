import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { percent } from '../../../lib/format.ts';
import { SmallBar } from '../../../ui/charts/bars.tsx';
import { NeedleMeter } from '../../../ui/charts/needle-meter.tsx';
import styles from './questions.module.css';

interface ProgressProps {
  page: number;
  pages: number;
  /** From 0 to 1, by the rule of the assessment. */
  share: number;
  headingRef: Ref<HTMLParagraphElement>;
}

const MOST_NEEDLES = 24;

/** Which page of how many, and how much that is. The picture only repeats it. */
export function Progress({ page, pages, share, headingRef }: ProgressProps) {
  const { t } = useLingui();
  const done = percent(share);
  return (
    <div className={styles.progress}>
      {pages <= MOST_NEEDLES ? (
        <NeedleMeter done={page - 1} steps={pages} width={pages * 12} label={t`Page ${page} of ${pages}`} />
      ) : (
        <div className={styles.bar}>
          <SmallBar share={share} />
        </div>
      )}
      <p ref={headingRef} tabIndex={-1} className={styles.page}>
        <Trans>
          Page {page} of {pages}, {done}
        </Trans>
      </p>
    </div>
  );
}
