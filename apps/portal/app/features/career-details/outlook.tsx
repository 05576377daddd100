import { useLingui as useMessages } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { Link } from 'react-router';
import { count, signedPercent } from '../../lib/format.ts';
import { OUTLOOKS } from '../../domain/explore/outlook-words.ts';
import { PartNote } from '../../domain/explore/section-head.tsx';
import styles from './asides.module.css';

/** How many jobs there are in the nation and how many there may be in ten years. */
export function Outlook({ career: { outlook, years } }: { career: CareerDetails }) {
  const { _ } = useMessages();
  const decade = years.outlook;
  const figure = (value: number | null) => (value === null ? <Trans>Not available</Trans> : count(value));
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Outlook</Trans>
      </h2>
      {outlook === null ? (
        <p className="soft">
          <Trans>Not available: the nation’s projections do not list this career.</Trans>
        </p>
      ) : (
        <>
          {outlook.outlook !== null && <p>{_(OUTLOOKS[outlook.outlook])}.</p>}
          <dl className={styles.rows}>
            <Row
              term={decade ? <Trans>Jobs in {decade.from}</Trans> : <Trans>Jobs now</Trans>}
              fact={figure(outlook.employment)}
            />
            <Row
              term={decade ? <Trans>Jobs expected in {decade.to}</Trans> : <Trans>Jobs expected</Trans>}
              fact={figure(outlook.projectedEmployment)}
            />
            <Row
              term={<Trans>Change</Trans>}
              fact={outlook.changePercent === null ? figure(null) : signedPercent(outlook.changePercent)}
            />
            <Row term={<Trans>Openings a year</Trans>} fact={figure(outlook.annualOpenings)} />
          </dl>
        </>
      )}
      <PartNote>
        <Trans>
          For the whole nation. Openings count new jobs and people who leave. Source:{' '}
          <Link to="/data#projections">Bureau of Labor Statistics, Employment Projections</Link>.
        </Trans>
      </PartNote>
    </section>
  );
}

function Row({ term, fact }: { term: React.ReactNode; fact: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}
