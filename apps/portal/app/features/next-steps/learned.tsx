import { Trans } from '@lingui/react/macro';
import type { NextStepsProgress } from '@longleaf/contract/next-steps';
import { PATHWAY_KEYS } from '@longleaf/rules/next-steps/pathway-keys';
import { Link } from 'react-router';
import { monthAndDay } from '../../lib/format.ts';
import styles from './next-steps.module.css';

/** The steps that were saved, the latest first, with what was answered and the way to change it. */
export function Learned({ pathways }: { pathways: NextStepsProgress['pathways'] }) {
  const saved = pathways
    .flatMap(({ pathwayId, name, steps }) => steps.map((step) => ({ ...step, pathwayId, name })))
    .toSorted((a, b) => b.dateSaved.localeCompare(a.dateSaved) || b.stepNumber - a.stepNumber);
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="learned" className={styles.part}>
      <h2 id="learned">
        <Trans>What you have learned so far</Trans>
      </h2>
      <ul className={`plain-list ${styles.learned}`}>
        {saved.map(({ pathwayId, stepNumber, name, title, said, dateSaved }) => (
          <li key={`${pathwayId}-${stepNumber}`}>
            <div>
              <strong>{title}</strong>
              <span className="soft">
                <Trans>
                  {name}, step {stepNumber}. {said}
                </Trans>
              </span>
            </div>
            <span className="soft">{monthAndDay(new Date(dateSaved))}</span>
            <Link
              to={`/next-step/${PATHWAY_KEYS[pathwayId]}?step=${stepNumber}`}
              data-print="no"
              className={styles.change}
            >
              <Trans>Change</Trans> <span className="visually-hidden">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
