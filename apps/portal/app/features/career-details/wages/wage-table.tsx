import { Trans, useLingui } from '@lingui/react/macro';
import type { WageResult } from '@longleaf/contract/career-wages';
import { count, perThousand } from '../../../lib/format.ts';
import { useWageWords } from '../../../domain/explore/wage-words.ts';
import { SpreadBar } from '../../../ui/charts/spread-bar.tsx';
import { middleOf } from '../key-facts.tsx';
import { hasFigures, hasSpread, PERCENTILES, placeName, scaleOf } from './wage-rows.ts';
import { ScaleMarks } from './scale-marks.tsx';
import styles from './wage-table.module.css';

/**
 * One row for each place that anything is known of: its figures, and a picture of the same on one scale. Rows become blocks
 * on phones. Nothing where nothing is known.
 */
export function WageTable({ places: all }: { places: readonly WageResult[] }) {
  const { t } = useLingui();
  const wageWords = useWageWords();
  const places = all.filter(hasFigures);
  if (places.length === 0) return null;
  const amounts = places.flatMap((place) => [
    place.annualMeanWage,
    ...PERCENTILES.map((field) => place[field]),
  ]);
  const marks = amounts.some((amount) => amount !== null) ? scaleOf(amounts) : [];
  const top = marks.at(-1) ?? 1;
  const share = (amount: number | null) => (amount === null ? null : amount / top);
  const labels = { middle: t`Middle pay`, mean: t`Average pay`, jobs: t`Jobs`, share: t`Jobs per 1,000` };
  const cell = (label: string, text: string | null) => (
    <td data-label={label} data-missing={text === null || undefined}>
      {text ?? t`Not available`}
    </td>
  );
  return (
    <div className={`card ${styles.frame}`}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Trans>Pay and jobs by place</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Place</Trans>
            </th>
            <th scope="col">{labels.middle}</th>
            <th scope="col" className={styles.scale}>
              <span className="visually-hidden">
                <Trans>How pay spreads</Trans>
              </span>
              <ScaleMarks marks={marks} />
            </th>
            <th scope="col">{labels.mean}</th>
            <th scope="col">{labels.jobs}</th>
            <th scope="col">{labels.share}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => {
            const middle = middleOf(place);
            const known = middle.annual !== null || middle.hourly !== null || middle.missing === 'topCoded';
            const mean = {
              ...middle,
              annual: place.annualMeanWage,
              hourly: place.hourlyMeanWage,
              missing: place.missing.annualMeanWage ?? null,
            };
            const meanKnown = mean.annual !== null || mean.hourly !== null || mean.missing === 'topCoded';
            return (
              <tr key={place.areaId} data-state={place.areaId === NORTH_CAROLINA || undefined}>
                <th scope="row">
                  {placeName(place.area)} <span className={styles.year}>{place.period}</span>
                </th>
                {cell(labels.middle, known ? wageWords(middle) : null)}
                <td className={styles.picture}>
                  <SpreadBar
                    low={share(place.annual10th)}
                    lowerQuarter={share(place.annual25th)}
                    middle={share(place.annualMedianWage)}
                    average={share(place.annualMeanWage)}
                    upperQuarter={share(place.annual75th)}
                    high={share(place.annual90th)}
                  />
                  <ScaleMarks marks={marks} />
                </td>
                {cell(labels.mean, meanKnown ? wageWords(mean) : null)}
                {cell(labels.jobs, place.employment === null ? null : count(place.employment))}
                {cell(labels.share, place.jobsPer1000 === null ? null : perThousand(place.jobsPer1000))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {marks.length > 0 && <Legend withSpread={places.some(hasSpread)} />}
    </div>
  );
}

/** What the marks of the pictures mean. */
function Legend({ withSpread }: { withSpread: boolean }) {
  return (
    <p className="note-text soft">
      <Trans>In the pictures the upright mark is the middle and the ring is the average.</Trans>{' '}
      {withSpread && (
        <Trans>
          Where more is known, the thin line goes from the 10th to the 90th of every 100 people and the thick
          one covers the middle half.
        </Trans>
      )}
    </p>
  );
}

const NORTH_CAROLINA = '37';
