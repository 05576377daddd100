import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSettings } from '../../lib/settings.ts';
import type { Place } from '../../shell/navigation.ts';
import { PlaceLink } from '../../shell/place-link.tsx';
import styles from './next-reads.module.css';
import type { StepKey } from './next-steps.ts';
import { STEP_WORDS } from './step-words.ts';

/** Guides in the order in which they are offered. */
const READS: readonly Place[] = [
  { label: msg`Plan your application year`, contentPath: '/apply-to-college/plan-your-application-year' },
  { label: msg`What the net price means`, contentPath: '/pay-for-college/net-price' },
  { label: msg`Fill in the FAFSA`, contentPath: '/pay-for-college/fafsa' },
  { label: msg`Learn about grants and loans`, contentPath: '/pay-for-college/grants-and-loans' },
  { label: msg`Words of financial aid`, contentPath: '/pay-for-college/aid-words' },
  { label: msg`Save a little at a time`, contentPath: '/save-for-college/save-a-little-at-a-time' },
];
const OFFICIAL_SITES: Place = { label: msg`Official sites for money and admission`, to: '/externalContent' };
const SHOWN = 3;

/** Three guides of the content site, none of them a step that the page names already. */
export function NextReads({ leaveOut }: { leaveOut: readonly StepKey[] }) {
  const { contentUrl } = useSettings();
  if (contentUrl === null) return null;
  const named = new Set(leaveOut.map((step) => STEP_WORDS[step].contentPath));
  const reads = READS.filter(({ contentPath }) => !named.has(contentPath)).slice(0, SHOWN);
  return (
    <aside className="sunk padded">
      <h2 className={styles.title}>
        <Trans>Good to read next</Trans>
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {reads.map((place) => (
          <li key={place.label.id}>
            <PlaceLink place={place} />
          </li>
        ))}
        <li>
          <PlaceLink place={OFFICIAL_SITES} />
        </li>
      </ul>
    </aside>
  );
}
