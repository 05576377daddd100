import { Trans, useLingui } from '@lingui/react/macro';
import { dollars } from '../../lib/format.ts';
import { SectorPin } from '../../domain/colleges/sector-mark.tsx';
import { INCOME_BANDS } from '../../domain/income/income-bands.ts';
import styles from './price-bars.module.css';
import type { PriceStory } from './queries.ts';

/** Full cost (hatched) and net price (solid) of a few colleges, on one scale, with both figures in words. */
export function PriceBars({ story, band }: { story: PriceStory; band: number }) {
  const { t } = useLingui();
  const income = INCOME_BANDS[band]?.label ?? '';
  const scale = Math.max(...story.colleges.map(({ fullCost }) => fullCost ?? 0)) * 1.06;
  const width = (amount: number | null) => `${((amount ?? 0) / scale) * 100}%`;
  const words = (amount: number | null) => (amount === null ? t`Not reported` : dollars(amount));
  return (
    <figure className={`card padded ${styles.figure}`}>
      <figcaption className="row row-apart row-wrap">
        <h3>
          <Trans>One year, after grants</Trans>
        </h3>
        <span className="small soft">
          <Trans>Family income {income}</Trans>
        </span>
      </figcaption>
      <p className={`small ${styles.key}`} aria-hidden>
        <span>
          <i className={styles.hatched} />
          <Trans>Full cost before grants</Trans>
        </span>
        <span>
          <i className={styles.solid} />
          <Trans>Net price</Trans>
        </span>
      </p>
      <table className={styles.table}>
        <thead className="note-text soft">
          <tr>
            <th scope="col">
              <span className="visually-hidden">
                <Trans>College</Trans>
              </span>
            </th>
            <th scope="col">
              <Trans>Full cost, {story.fullCostYear}</Trans>
            </th>
            <th scope="col">
              <Trans>Net price, {story.netPriceYear}</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {story.colleges.map(({ id, name, sector, fullCost, netPrices }) => (
            <tr key={id}>
              <th scope="row">
                <span className={styles.college}>
                  <span className={styles.name}>
                    <SectorPin sector={sector} size={18} />
                    <span translate="no">{name}</span>
                  </span>
                  <span className={styles.track} aria-hidden>
                    <i className={styles.hatched} style={{ width: width(fullCost) }} />
                    <i className={styles.solid} style={{ width: width(netPrices[band] ?? null) }} />
                  </span>
                </span>
              </th>
              <td className="small soft">{words(fullCost)}</td>
              <td className={styles.net}>{words(netPrices[band] ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`note-text soft ${styles.source}`}>
        <Trans>
          Net price: average for students who got federal aid, {story.netPriceYear}; state residents at public
          colleges. Full cost: the newest in this data. Source: {story.source}.
        </Trans>
      </p>
    </figure>
  );
}
