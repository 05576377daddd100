import { Plural, Trans } from '@lingui/react/macro';
import type { Life } from '@longleaf/rules/reality-check/amounts';
import { type BudgetLine, budgetLines } from '@longleaf/rules/reality-check/budget';
import { payParts } from '@longleaf/rules/reality-check/taxes';
import { useId } from 'react';
import { dollars } from '../../../../lib/format.ts';
import { useRested } from '../../../../ui/use-rested.ts';
import { LastChange } from './last-change.tsx';
import styles from './reality.module.css';

/** What a life costs as it is put together, and the pay that it takes. */
export function LifeSum({ life, nameOf }: { life: Life; nameOf: (line: BudgetLine) => string }) {
  const id = useId();
  const { aMonth, payNeeded, budget, missing } = life;
  const open = missing.length;
  return (
    <section aria-labelledby={id} className={styles.sum}>
      <h2 id={id} className={styles.sumHead}>
        <Trans>This life costs</Trans>
      </h2>
      <p className={styles.figure}>
        <Trans>
          <strong>{dollars(aMonth)}</strong> a month
        </Trans>
      </p>
      {aMonth > 0 && (
        <div className={styles.stack} aria-hidden>
          {budgetLines.map((line, place) => (
            <i key={line} data-place={place} style={{ flexGrow: budget[line] ?? 0 }} />
          ))}
        </div>
      )}
      <ul className={styles.parts}>
        {budgetLines.map((line, place) => (
          <li key={line}>
            <i data-place={place} aria-hidden />
            <span>{nameOf(line)}</span>
            <span>{budget[line] === undefined ? <Trans>Open</Trans> : dollars(budget[line])}</span>
          </li>
        ))}
      </ul>
      <div className={styles.need}>
        <p>
          <Trans>So you need a job that pays about</Trans>
        </p>
        <p className={styles.figure}>
          <Trans>
            <strong>{dollars(payNeeded)}</strong> a year
          </Trans>
        </p>
        {payNeeded > 0 && <OfEachHundred payNeeded={payNeeded} />}
        {open > 0 && (
          <p className="small">
            <Plural
              value={open}
              one="# line is still open. It will cost more then."
              other="# lines are still open. It will cost more then."
            />
          </p>
        )}
      </div>
      <div role="status">
        <LastChange life={life} />
        <Heard payNeeded={payNeeded} />
      </div>
    </section>
  );
}

/** What is left of the pay after taxes, and what they take, of each $100. */
export function OfEachHundred({ payNeeded }: { payNeeded: number }) {
  const yours = Math.round((payParts(payNeeded).net / payNeeded) * 100);
  const [left, taken] = [dollars(yours), dollars(100 - yours)];
  return (
    <p className="small">
      <Trans>
        Of each $100, about {left} is yours. {taken} goes to federal and state tax, Social Security and
        Medicare.
      </Trans>
    </p>
  );
}

/** The pay, once the typing rests: a screen reader would otherwise hear each digit. */
function Heard({ payNeeded }: { payNeeded: number }) {
  const rested = dollars(useRested(payNeeded, 800));
  return (
    <p className="visually-hidden">
      <Trans>This life needs {rested} a year.</Trans>
    </p>
  );
}
