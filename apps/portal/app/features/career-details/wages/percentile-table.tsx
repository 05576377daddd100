import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WageResult } from '@longleaf/contract/career-wages';
import { useWageWords } from '../../../domain/explore/wage-words.ts';
import { MissingNotes } from './missing-notes.tsx';
import styles from './percentile-table.module.css';
import panel from './wage-panel.module.css';
import { AROUND_THE_MIDDLE, hasFigures, hasSpread, PERCENTILES, placeName } from './wage-rows.ts';

type Point = (typeof PERCENTILES)[number];

/** What each point of the spread means (CON-061). */
const POINTS: Readonly<Record<Point, { words: MessageDescriptor; hourly: keyof WageResult }>> = {
  annual10th: { words: msg`1 in 10 earns less than (10th percentile)`, hourly: 'hourly10th' },
  annual25th: { words: msg`1 in 4 earns less than (25th percentile)`, hourly: 'hourly25th' },
  annualMedianWage: { words: msg`Half earn less than (50th percentile)`, hourly: 'hourlyMedianWage' },
  annual75th: { words: msg`3 in 4 earn less than (75th percentile)`, hourly: 'hourly75th' },
  annual90th: { words: msg`9 in 10 earn less than (90th percentile)`, hourly: 'hourly90th' },
};

/** A table of many places scrolls sideways; it can be reached by keyboard then. */
const wide = { 'data-wide': true, role: 'region', tabIndex: 0 };

/** The picture's figures: five points for every place that has them, and one sentence for those that have not. */
export function PercentileTable({ places }: { places: readonly WageResult[] }) {
  const { _ } = useMessages();
  const { t } = useLingui();
  const wageWords = useWageWords();
  const known = places.filter(hasFigures);
  const shown = known.filter(hasSpread);
  if (shown.length === 0) return null;
  return (
    <div className={panel.spread}>
      <h3>
        <Trans>From low pay to high pay</Trans>
      </h3>
      <div
        className={styles.scroll}
        {...(shown.length > 2 && { ...wide, 'aria-label': t`Yearly pay from low to high` })}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">
            <Trans>Yearly pay from low to high, by place</Trans>
          </caption>
          <thead>
            <tr>
              <td />
              {shown.map(({ areaId, area, period }) => (
                <th key={areaId} scope="col">
                  {placeName(area)}, {period}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERCENTILES.map((point) => (
              <tr key={point}>
                <th scope="row">{_(POINTS[point].words)}</th>
                {shown.map((place) => {
                  const words = wageWords({
                    annual: place[point],
                    hourly: place[POINTS[point].hourly] as number | null,
                    missing: place.missing[point] ?? null,
                    topCode: place.topCode,
                  });
                  return (
                    <td key={place.areaId} data-missing={place[point] === null || undefined}>
                      {words}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MissingNotes places={known} fields={AROUND_THE_MIDDLE} />
    </div>
  );
}
