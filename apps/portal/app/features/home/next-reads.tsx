import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSettings } from '../../lib/settings.ts';
import type { Place } from '../../shell/navigation.ts';
import { PlaceLink } from '../../shell/place-link.tsx';
import styles from './next-reads.module.css';
import type { Stage, StepKey } from './next-steps.ts';
import { STEP_WORDS } from './step-words.ts';

const SAVE_A_LITTLE: Place = {
  label: msg`Save a little at a time`,
  contentPath: '/save-for-college/save-a-little-at-a-time',
};
const NET_PRICE: Place = { label: msg`What the net price means`, contentPath: '/pay-for-college/net-price' };
/** Guides for those who are years away from applying, in the order in which they are offered. */
const EARLY_READS: Partial<Record<Stage, readonly Place[]>> = {
  'middle-school': [
    { label: msg`Middle school: three years to look around`, contentPath: '/plan-your-future/middle-school' },
    {
      label: msg`First in your family to go to college`,
      contentPath: '/plan-your-future/first-in-your-family',
    },
    SAVE_A_LITTLE,
  ],
  'high-school': [
    {
      label: msg`Take college classes in high school`,
      contentPath: '/plan-your-future/college-classes-in-high-school',
    },
    { label: msg`Earn college credit by exam`, contentPath: '/plan-your-future/college-credit-by-exam' },
    NET_PRICE,
  ],
};
/** Guides for everybody else. */
const READS: readonly Place[] = [
  { label: msg`Plan your application year`, contentPath: '/apply-to-college/plan-your-application-year' },
  NET_PRICE,
  { label: msg`Fill in the FAFSA`, contentPath: '/pay-for-college/fafsa' },
  { label: msg`Learn about grants and loans`, contentPath: '/pay-for-college/grants-and-loans' },
  { label: msg`Words of financial aid`, contentPath: '/pay-for-college/aid-words' },
  SAVE_A_LITTLE,
];
const OFFICIAL_SITES: Place = { label: msg`Official sites for money and admission`, to: '/externalContent' };
const SHOWN = 3;

/** Three guides of the content site for where somebody is, none of them a step that the page names already. */
export function NextReads({ stage, leaveOut }: { stage: Stage; leaveOut: readonly StepKey[] }) {
  const { contentUrl } = useSettings();
  if (contentUrl === null) return null;
  const named = new Set(leaveOut.map((step) => STEP_WORDS[step].contentPath));
  const reads = (EARLY_READS[stage] ?? READS)
    .filter(({ contentPath }) => !named.has(contentPath))
    .slice(0, SHOWN);
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
