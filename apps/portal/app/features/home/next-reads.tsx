import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSettings } from '../../lib/settings.ts';
import type { Place } from '../../shell/navigation.ts';
import { PlaceLink } from '../../shell/place-link.tsx';
import styles from './next-reads.module.css';

const READS: readonly Place[] = [
  { label: msg`Plan your application year`, contentPath: '/apply-to-college/plan-your-application-year' },
  { label: msg`What the net price means`, contentPath: '/pay-for-college/net-price' },
  { label: msg`Fill in the FAFSA`, contentPath: '/pay-for-college/fafsa' },
];

/** Three guides of the content site. */
export function NextReads() {
  const { contentUrl } = useSettings();
  if (contentUrl === null) return null;
  return (
    <aside className="sunk padded">
      <h2 className={styles.title}>
        <Trans>Good to read next</Trans>
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {READS.map((place) => (
          <li key={place.label.id}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
