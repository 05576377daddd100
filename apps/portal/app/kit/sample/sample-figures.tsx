import { BarList, SmallBar } from '../../ui/charts/bars.tsx';
import { Fan } from '../../ui/charts/fan.tsx';
import { NeedleMeter } from '../../ui/charts/needle-meter.tsx';
import { Pie } from '../../ui/charts/pie.tsx';
import { Pips } from '../../ui/charts/pips.tsx';
import { RangeStrip, RangeStripHead } from '../../ui/charts/range-strip.tsx';
import { ScoreArc } from '../../ui/charts/score-arc.tsx';
import { ScoreList } from '../../ui/charts/score-list.tsx';
import { SpreadBar } from '../../ui/charts/spread-bar.tsx';
import { FactRow } from '../../ui/fact-row.tsx';
import { Stat } from '../../ui/stat.tsx';
import { Part, State } from './part.tsx';
import styles from './sample.module.css';

/** Figures in words, and what is drawn beside them. */
export function SampleFigures() {
  return (
    <Part id="figures" name="Figures">
      <State name="Facts in a row">
        <FactRow>
          <Stat label="Net price" figure="$9,120" context="2024-25">
            <SmallBar share={0.4} middle={0.5} />
          </Stat>
          <Stat label="Graduate" figure="Not reported" />
        </FactRow>
      </State>
      <State name="A score on its scale: none, some, all of it">
        {[0, 21, 36].map((score) => (
          <ScoreArc key={score} share={score / 36}>
            <strong>{score}</strong> of 36
          </ScoreArc>
        ))}
      </State>
      <State name="Ranges, with where the reader is">
        <RangeStripHead you={0.6}>You, 25</RangeStripHead>
        <p>UNC Asheville, 20 to 27</p>
        <div className={styles.strip}>
          <RangeStrip low={0.5} high={0.75} you={0.6} />
        </div>
        <p>A college that reports no range</p>
        <div className={styles.strip}>
          <RangeStrip low={null} high={null} you={0.6} />
        </div>
      </State>
      <State name="A small score">
        <p>
          4 of 5 <Pips count={4} of={5} />
        </p>
        <p>
          0 of 5 <Pips count={0} of={5} />
        </p>
      </State>
      <State name="Progress in strokes">
        <p>
          3 of 6 tasks done <NeedleMeter done={3} steps={6} label="3 of 6 tasks done" width={160} />
        </p>
      </State>
      <State name="Scores with their meaning">
        <ScoreList
          scores={[
            { key: 'social', name: 'Helping people', value: '24 of 30', share: 0.8, strong: true },
            { key: 'realistic', name: 'Building things', value: '0 of 30', share: 0, meaning: 'Left out.' },
          ]}
        />
      </State>
      <State name="Bars on one scale">
        <BarList
          rows={[
            { key: 'state', label: 'North Carolina', share: 1, value: '$81,220', chosen: true },
            { key: 'none', label: 'Durham', share: 0, value: 'Not published' },
          ]}
        />
      </State>
      <State name="A spread: whole, and with the middle and average alone">
        <p>$45,000 to $120,000, middle $78,000</p>
        <SpreadBar low={0.3} lowerQuarter={0.4} middle={0.52} average={0.56} upperQuarter={0.65} high={0.8} />
        <p>Middle $78,000, average $84,000</p>
        <SpreadBar
          low={null}
          lowerQuarter={null}
          middle={0.52}
          average={0.56}
          upperQuarter={null}
          high={null}
        />
      </State>
      <State name="A fan">
        <Fan
          bundles={[
            { key: 'a', label: 'Artistic', shortLabel: 'A', share: 0.9, strong: true },
            { key: 'b', label: 'Social', shortLabel: 'S', share: 0.5, strong: false },
          ]}
        />
      </State>
      <State name="A pie with its table">
        <Pie
          caption="Schooling of people in a job"
          labelHeading="Level"
          valueHeading="Share"
          slices={[
            { key: 'some', label: 'Some college', share: 0.3, value: '30%' },
            { key: 'bachelor', label: 'Bachelor’s degree', share: 0.7, value: '70%' },
          ]}
        />
      </State>
    </Part>
  );
}
