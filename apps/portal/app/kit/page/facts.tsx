import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Name and value; empty text and null read 'Not given'. */
  facts: readonly (readonly [name: ReactNode, value: ReactNode])[];
}

/** What is stored, name beside value. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], index) => (
        // The list never changes its order.
        <Fragment key={index}>
          <dt>{name}</dt>
          <dd>
            {value === null || value === '' || value === undefined ? (
              <span className="soft">
                <Trans>Not given</Trans>
              </span>
            ) : (
              value
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
