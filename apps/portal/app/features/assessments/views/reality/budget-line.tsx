import { Trans, useLingui } from '@lingui/react/macro';
import { amountOf, LINE_CHOICES, type PlaceCosts } from '@longleaf/rules/reality-check/amounts';
import { type BudgetLine as Line, MOST_A_MONTH } from '@longleaf/rules/reality-check/budget';
import { useState } from 'react';
import { NumberField } from '../../../../kit/fields/number-field.tsx';
import { dollars } from '../../../../lib/format.ts';
import { LINE_ICONS } from './line-icons.ts';
import styles from './reality.module.css';
import { answerOfTyping, shownAmount } from './typed-amount.ts';

interface BudgetLineProps {
  line: Line;
  name: string;
  /** What belongs to it. */
  means: string | undefined;
  /** Names of what can be chosen, by value. */
  choiceNames: ReadonlyMap<string, string>;
  costs: PlaceCosts;
  hasPlace: boolean;
  answer: string | null;
  isMissing: boolean;
  onAnswer: (answer: string | null) => void;
}

/** One line of a life: what can be chosen with what it costs, or an amount of one's own. */
export function BudgetLine(props: BudgetLineProps) {
  const { line, name, means, choiceNames, costs, hasPlace, answer, isMissing, onAnswer } = props;
  const Icon = LINE_ICONS[line];
  const amount = answer === null ? undefined : amountOf(line, answer, costs);
  return (
    <fieldset className={styles.line} data-missing={isMissing || undefined}>
      <legend className={styles.legend}>
        <Icon size={22} aria-hidden />
        <span>{name}</span>
        {isMissing && (
          <span className={styles.missing}>
            <Trans>Still open</Trans>
          </span>
        )}
        {amount !== undefined && <span className={styles.amount}>{dollars(amount)}</span>}
      </legend>
      {means && <p className={styles.means}>{means}</p>}
      <div className={styles.choices}>
        {LINE_CHOICES[line].map((value) => {
          const itsAmount = amountOf(line, value, costs);
          return (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={line}
                value={value}
                checked={answer === value}
                disabled={itsAmount === undefined && hasPlace && answer !== value}
                onChange={() => onAnswer(value)}
              />
              <strong>{choiceNames.get(value)}</strong>
              <span>{itsAmount === undefined ? <NoFigure hasPlace={hasPlace} /> : dollars(itsAmount)}</span>
            </label>
          );
        })}
        <OwnAmount answer={answer} onAnswer={onAnswer} />
      </div>
    </fieldset>
  );
}

/** Why a choice has no amount. */
function NoFigure({ hasPlace }: { hasPlace: boolean }) {
  return hasPlace ? <Trans>No figure there</Trans> : <Trans>Choose a county</Trans>;
}

function OwnAmount({ answer, onAnswer }: Pick<BudgetLineProps, 'answer' | 'onAnswer'>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const shown = shownAmount(typed, answer);
  const most = dollars(MOST_A_MONTH);
  return (
    <div className={styles.own}>
      <NumberField
        label={t`My own amount`}
        before="$"
        value={shown}
        maxLength={12}
        error={
          shown.trim() !== '' && answer === null
            ? t`Use whole dollars a month, from 0 to ${most}.`
            : undefined
        }
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const given = answerOfTyping(value, answer);
          if (given !== undefined) onAnswer(given);
        }}
      />
    </div>
  );
}
