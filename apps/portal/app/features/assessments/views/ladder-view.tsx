import { Trans, useLingui } from '@lingui/react/macro';
import { CHOSEN_TO_OPEN, lockOf, mayTakeBack } from '@longleaf/rules/assessments/ladder';
import { IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import check from '../../../ui/check-box.module.css';
import styles from './ladder-view.module.css';
import type { QuestionViewProps } from './registry.ts';

const CHOSEN = '1';

interface Rung {
  level: number;
  questions: QuestionViewProps['questions'];
}

/**
 * The statements of one skill as a ladder: the first level first in the document, and at the bottom of the picture. A level
 * opens with two chosen at the one before, and stays as it is while something is chosen at the next (ST-209, ST-210, CON-054).
 */
export function LadderView({ categories, questions, answerOf, give }: QuestionViewProps) {
  const { t } = useLingui();
  const category = categories.find(({ id }) => id === questions[0]?.categoryId);
  const rungs = rungsOf(questions);
  const chosen = rungs.map(({ questions: all }) => all.filter(({ id }) => answerOf(id) !== null).length);
  const open = rungs.findLastIndex(({ level }) => lockOf(chosen, level) !== 'previous') + 1;
  const words = useRungWords(chosen, rungs);
  return (
    <section aria-label={category?.name ?? ''}>
      <h2 className={styles.heading}>{category?.name}</h2>
      {category?.description && <p className={styles.means}>{category.description}</p>}
      <ol className={styles.ladder}>
        {rungs.map((rung) => (
          <LadderRung
            key={rung.level}
            rung={rung}
            chosen={chosen}
            isFar={rung.level > open + 1}
            words={words(rung)}
            answerOf={answerOf}
            give={give}
          />
        ))}
      </ol>
      <p className={styles.hint}>
        <Trans>Level 1 is the easiest. It is at the bottom, like roots.</Trans>
      </p>
      <p role="status" className="visually-hidden">
        {open < rungs.length && (chosen[open - 1] ?? 0) === 1
          ? t`Level ${open}: one more opens level ${open + 1}.`
          : t`Level ${open} is open.`}
      </p>
    </section>
  );
}

type RungState = 'open' | 'begun' | 'kept' | 'closed';

interface LadderRungProps extends Pick<QuestionViewProps, 'answerOf' | 'give'> {
  rung: Rung;
  chosen: readonly number[];
  /** Two levels above the open one: its statements are not shown yet. */
  isFar: boolean;
  words: { state: RungState; text: string };
}

function LadderRung({ rung: { level, questions }, chosen, isFar, words, answerOf, give }: LadderRungProps) {
  const id = useId();
  const isLocked = lockOf(chosen, level) !== null;
  const canTakeBack = mayTakeBack(chosen, level);
  return (
    <li className={styles.rung} data-state={words.state}>
      <span className={styles.number} aria-hidden>
        {level}
      </span>
      <fieldset className={styles.level} aria-describedby={id}>
        <legend>
          <Trans>Level {level}</Trans>
        </legend>
        <p id={id} className={styles.state}>
          {words.state === 'closed' && <IconLock size={16} aria-hidden />}
          {words.state === 'kept' && <IconCircleCheckFilled size={16} aria-hidden />}
          {words.text}
        </p>
        {!isFar &&
          questions.map((question) => {
            const isChosen = answerOf(question.id) !== null;
            return (
              <label key={question.id} className={styles.statement}>
                <input
                  type="checkbox"
                  className={check.box}
                  checked={isChosen}
                  disabled={isLocked && !(isChosen && canTakeBack)}
                  onChange={(event) => give(question, event.currentTarget.checked ? CHOSEN : null)}
                />
                <span>{question.name}</span>
              </label>
            );
          })}
      </fieldset>
    </li>
  );
}

/** What the state of a level is called. */
function useRungWords(chosen: readonly number[], rungs: readonly Rung[]) {
  const { t } = useLingui();
  return ({ level, questions }: Rung): { state: RungState; text: string } => {
    const count = chosen[level - 1] ?? 0;
    const all = questions.length;
    const next = level + 1;
    const before = level - 1;
    switch (lockOf(chosen, level)) {
      case 'previous':
        return { state: 'closed', text: t`Opens with ${CHOSEN_TO_OPEN} at level ${before}` };
      case 'next':
        return (chosen[level + 1] ?? 0) > 0
          ? { state: 'kept', text: t`${count} of ${all}. Kept` }
          : { state: 'kept', text: t`${count} of ${all}. Clear level ${next} to change it` };
      case null:
        break;
    }
    if (level === rungs.length)
      return count === 0
        ? { state: 'open', text: t`The last level` }
        : { state: 'begun', text: t`${count} of ${all} chosen` };
    if (count === 0) return { state: 'open', text: t`${CHOSEN_TO_OPEN} open level ${next}` };
    if (count < CHOSEN_TO_OPEN)
      return { state: 'begun', text: t`${count} chosen, one more opens level ${next}` };
    return { state: 'begun', text: t`${count} chosen. Level ${next} is open` };
  };
}

function rungsOf(questions: QuestionViewProps['questions']): Rung[] {
  const byLevel = Map.groupBy(questions, ({ level }) => level ?? 1);
  return [...byLevel]
    .map(([level, all]) => ({ level, questions: all }))
    .toSorted((a, b) => a.level - b.level);
}
