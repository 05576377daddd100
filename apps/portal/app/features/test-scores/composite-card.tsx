import { Plural, Trans } from '@lingui/react/macro';
import { bestOf, comparedOf, superscoreOf, type Taken } from '@longleaf/rules/test-scores/best-scores';
import { wholeComposite } from '@longleaf/rules/test-scores/composites';
import { progressOf } from '@longleaf/rules/test-scores/progress';
import { scalesOn, type ScoreField } from '@longleaf/rules/test-scores/score-field';
import { shareOfScale } from '@longleaf/rules/test-scores/share-of-scale';
import { fieldsOf, type PlainTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { wholeDate } from '../../lib/format.ts';
import { SmallBar } from '../../ui/charts/bars.tsx';
import { ScoreArc } from '../../ui/charts/score-arc.tsx';
import { Fold } from '../../kit/page/fold.tsx';
import { Change } from './change.tsx';
import type { Deletable } from './delete-scores.ts';
import { RowActions } from './row-actions.tsx';
import styles from './test-scores.module.css';
import { editAddress } from './times.ts';

export type CardTest = Extract<PlainTestKey, 'act' | 'sat' | 'psat'>;

interface CompositeCardProps {
  test: CardTest;
  /** The latest first; at least one. */
  times: readonly [Taken, ...Taken[]];
  onDelete: (one: Deletable) => void;
}

/** A test that colleges know: the best composite on its scale, its parts, and every time it was taken. */
export function CompositeCard({ test: key, times, onDelete }: CompositeCardProps) {
  const test = testOf(key);
  const [latest] = times;
  const shown = (key === 'psat' ? undefined : bestOf(key, times)) ?? latest;
  const total = wholeComposite(test.composite, shown.values);
  const parts = partsOf(key, shown);
  const scale = scaleOf(key, parts);
  return (
    <section className={`card ${styles.card}`} aria-labelledby={`${key}-title`}>
      <h2 id={`${key}-title`} className={styles.cardTitle}>
        {test.name}
      </h2>
      <p className="small soft">{wholeDate(shown.date)}</p>
      {total === null ? (
        <p className={styles.noTotal}>
          <Trans>No composite yet. Type every main score to see it.</Trans>
        </p>
      ) : (
        <ScoreArc share={shareOfScale(total, scale)}>
          <strong>{total}</strong>
          <span className="note-text soft">
            {key === 'psat' ? <Trans>of {scale.high} total</Trans> : <Trans>of {scale.high} composite</Trans>}
          </span>
        </ScoreArc>
      )}
      <InWords test={key} times={times} />
      <ul className={`plain-list ${styles.parts}`}>
        {parts.map(({ field, score, low, high }) => (
          <li key={field.key}>
            <span>{field.label}</span>
            <SmallBar share={shareOfScale(score, { low, high })} />
            <strong className="figures">{score}</strong>
          </li>
        ))}
      </ul>
      <SuperscoreNote test={key} times={times} />
      <EveryTime test={key} times={times} onDelete={onDelete} />
    </section>
  );
}

/** Which of the times is shown: the best of those that can be compared, and why the others are not. */
function InWords({ test: key, times }: { test: CardTest; times: readonly Taken[] }) {
  const { compared, onOtherScale, notWhole } = key === 'psat' ? NONE_COMPARED : comparedOf(key, times);
  if (compared === 0)
    return (
      <p className={styles.inWords}>
        <Trans>Your latest</Trans>
      </p>
    );
  return (
    <div className={styles.inWords}>
      <p>
        {compared === 1 && times.length > 1 ? (
          <Trans>One time counts here</Trans>
        ) : (
          <Plural value={compared} one="Taken once" other="Your best of # times" />
        )}
      </p>
      {onOtherScale > 0 && (
        <p className="small soft">
          <Plural
            value={onOtherScale}
            one="Your older SAT is on another scale, so it is not compared."
            other="Your # older SATs are on another scale, so they are not compared."
          />
        </p>
      )}
      {notWhole > 0 && (
        <p className="small soft">
          <Plural
            value={notWhole}
            one="# time is not compared, because a main score is missing."
            other="# times are not compared, because a main score is missing."
          />
        </p>
      )}
    </div>
  );
}

const NONE_COMPARED = { compared: 0, onOtherScale: 0, notWhole: 0 };

type Part = { field: ScoreField; score: number; low: number; high: number };

/** The main scores that there are, with the scale that each is on. */
function partsOf(key: CardTest, { date, values }: Taken): readonly Part[] {
  const { composite } = testOf(key);
  const of = composite && composite.kind !== 'typed' ? composite.of : [];
  return fieldsOf(testOf(key)).flatMap((field) => {
    const score = values[field.key];
    const [scale] = scalesOn(field, date);
    if (!of.includes(field.key) || typeof score !== 'number' || !scale) return [];
    return [{ field, score, low: scale.low, high: scale.high }];
  });
}

/** The scale of the composite: of the ACT the scale of its parts, from 0; of the others the sum of theirs. */
function scaleOf(key: CardTest, parts: readonly Part[]): { low: number; high: number } {
  if (key === 'act') return { low: 0, high: 36 };
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  return { low: sum(({ low }) => low), high: sum(({ high }) => high) };
}

/** The best of each part over several times, where it comes to more than the best time. */
function SuperscoreNote({ test: key, times }: { test: CardTest; times: readonly Taken[] }) {
  const best = key === 'psat' ? null : superscoreOf(key, times);
  if (!best) return null;
  const labels = new Map(fieldsOf(testOf(key)).map((field) => [field.key, field.label]));
  return (
    <Fold title={<Trans>Superscore {best.total}</Trans>}>
      <p className="small">
        <Trans>
          The best of each part over all your tries, put together. Some colleges count it this way, others
          look at one day. Ask each college.
        </Trans>
      </p>
      <ul className={`plain-list small ${styles.pairs}`}>
        {best.parts.map(({ key: part, score, date }) => (
          <li key={part}>
            <span>{labels.get(part)}</span>
            <span>
              <strong>{score}</strong> <span className="soft">{wholeDate(date)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Every time it was taken, the latest first, and how the composite changed. */
function EveryTime({ test: key, times, onDelete }: CompositeCardProps) {
  const test = testOf(key);
  const steps = new Map(progressOf(key, times).map((step) => [step.id, step]));
  return (
    <div className={styles.times}>
      <h3 className="visually-hidden">
        <Trans>Every time you took the {test.name}</Trans>
      </h3>
      <ul className="plain-list">
        {times.map(({ id, date }) => {
          const step = steps.get(id);
          const day = wholeDate(date);
          const name = `${test.name}, ${day}`;
          return (
            <li key={id}>
              <span>
                <span className={styles.day}>{day}</span>
                {step && <strong className="figures"> {step.total}</strong>}
                {step?.change !== null && step?.change !== undefined && (
                  <span className={`small soft ${styles.change}`}>
                    <Change by={step.change} />
                  </span>
                )}
              </span>
              <RowActions
                name={name}
                edit={editAddress(key, id)}
                onDelete={() => onDelete({ id, testID: test.id, scoreID: String(id), name })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
