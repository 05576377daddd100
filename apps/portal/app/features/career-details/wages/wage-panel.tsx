import { Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { SectionHead } from '../../../domain/explore/section-head.tsx';
import { MissingNotes } from './missing-notes.tsx';
import { PercentileTable } from './percentile-table.tsx';
import styles from './wage-panel.module.css';
import { wagePlaces } from './wage-rows.ts';
import { WageSource } from './wage-source.tsx';
import { WageTable } from './wage-table.tsx';

/** Pay in the nation, the state and its metropolitan areas side by side, with how it spreads (ST-135, GAP-026). */
export function WagePanel({ career }: { career: CareerDetails }) {
  const places = wagePlaces(career.wages);
  const group = places.find(({ isWiderGroup }) => isWiderGroup)?.socTitle ?? null;
  return (
    <section className={styles.panel} aria-labelledby="pay">
      <SectionHead
        id="pay"
        intro={
          <Trans>
            Middle pay for a year, before tax: half of the people in this job earn less, half earn more. It is
            also called the median.
          </Trans>
        }
      >
        <Trans>What it pays</Trans>
      </SectionHead>
      {group !== null && (
        <p className={styles.group}>
          <Trans>
            Pay is published for a wider group, <strong>{group}</strong>, which this career belongs to.
          </Trans>
        </p>
      )}
      <WageTable places={places} />
      <MissingNotes
        places={places}
        fields={['annualMedianWage', 'annualMeanWage', 'employment', 'jobsPer1000']}
      />
      <PercentileTable places={places} />
      <WageSource places={places} />
    </section>
  );
}
