import { Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { count } from '../../lib/format.ts';
import { OnetSource } from './onet-source.tsx';
import styles from './asides.module.css';
import { PartNote } from '../../domain/explore/section-head.tsx';

/** What the job is called elsewhere: career search finds it by these names too. */
export function OtherTitles({ career: { titles, titleCount } }: { career: CareerDetails }) {
  if (titles.length === 0) return null;
  const more = titleCount - titles.length;
  return (
    <section data-print="no">
      <h2 className={styles.title}>
        <Trans>Other names for this job</Trans>
      </h2>
      <p>{titles.join(', ')}</p>
      <PartNote>
        {more > 0 && <Trans>You can also find it in the career search by {count(more)} more names.</Trans>}{' '}
        <OnetSource part="alternate-titles" />
      </PartNote>
    </section>
  );
}
