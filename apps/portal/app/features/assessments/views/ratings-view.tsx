import { Trans } from '@lingui/react/macro';
import type { QuestionViewProps } from './registry.ts';
import { RatingNeedles } from './rating-needles.tsx';
import styles from './ratings-view.module.css';

/** Questions one below the other, each with the same few answers in a row: the browser's own radio buttons. */
export function RatingsView({ assessment, questions, answerOf, give, missing }: QuestionViewProps) {
  const { choices } = assessment;
  return questions.map((question) => {
    const answer = answerOf(question.id);
    const isMissing = missing.has(question.id);
    return (
      <fieldset key={question.id} className={styles.question} data-missing={isMissing || undefined}>
        <legend className={styles.legend}>
          {question.name}
          {isMissing && (
            <span className={styles.missing}>
              <Trans>Still open</Trans>
            </span>
          )}
        </legend>
        <div className={styles.answers} style={{ '--answers': choices.length } as React.CSSProperties}>
          {choices.map(({ value, name }, place) => (
            <label key={value} className={styles.answer}>
              <input
                type="radio"
                name={`question-${question.id}`}
                value={value}
                checked={answer === value}
                onChange={() => give(question, value)}
              />
              <RatingNeedles strength={place / Math.max(choices.length - 1, 1)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}
