import { Trans } from '@lingui/react/macro';
import { SectorPin } from '../../domain/colleges/sector-mark.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type Better, otherEnd } from './best.ts';
import { briefName } from './brief-name.ts';
import type { ComparedCollege } from './compared-college.ts';
import type { Measure } from './measure.ts';
import styles from './measure-row.module.css';

interface MeasureRowProps {
  measure: Measure;
  colleges: readonly ComparedCollege[];
}

/** One measure of all colleges. Beside each other, or as a block of bars with the names repeated. */
export function MeasureRow({ measure, colleges }: MeasureRowProps) {
  const { label, note, words, shares, best, worst, better } = measure;
  return (
    <div role="row" className={styles.row}>
      <div role="rowheader" className={styles.label}>
        <strong>{label}</strong>
        {note !== '' && <span className="note-text soft">{note}</span>}
      </div>
      {colleges.map(({ card }, index) => {
        const share = shares?.[index];
        const isBest = best.has(index);
        return (
          <div
            role="cell"
            key={card.id}
            className={styles.cell}
            data-best={isBest || undefined}
            data-words={!shares || undefined}
          >
            <span className={styles.who} aria-hidden>
              <SectorPin sector={card.collegeType} size={16} />
              {briefName(card.shortName)}
            </span>
            <span className={styles.track} aria-hidden>
              {typeof share === 'number' && <i style={{ width: `${share * 100}%` }} />}
            </span>
            <span className={styles.value}>
              {words[index]}
              {isBest && (
                <Tag tone="good">
                  <EndWords end={better} />
                </Tag>
              )}
              {worst.has(index) && (
                <span className="note-text soft">
                  <EndWords end={otherEnd(better)} />
                </span>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** What stands beside the two ends of a row, so that colour is not alone to say it. */
function EndWords({ end }: { end: Better }) {
  return end === 'low' ? <Trans>Lowest</Trans> : <Trans>Highest</Trans>;
}
