import { Plural } from '@lingui/react/macro';
import check from '../../../ui/check-box.module.css';
import type { QuestionViewProps } from './registry.ts';
import styles from './checklist-view.module.css';

/** CON-121 */
const CHOSEN = '1';

/** Tiles that are chosen or not: choosing one creates an answer of 1 (ST-195), choosing it again deletes it (ST-196). */
export function ChecklistView({ assessment, categories, questions, answerOf, give }: QuestionViewProps) {
  const chosen = questions.filter(({ id }) => answerOf(id) !== null).length;
  const ofPage = assessment.pagesBy === 'category' ? questions[0]?.categoryId : undefined;
  const name = categories.find(({ id }) => id === ofPage)?.name ?? assessment.name;
  return (
    <fieldset className={styles.list}>
      <legend className={ofPage === undefined ? 'visually-hidden' : styles.legend}>{name}</legend>
      <div className={styles.tiles}>
        {questions.map((question) => (
          <label key={question.id} className={styles.tile}>
            <input
              type="checkbox"
              className={check.box}
              checked={answerOf(question.id) !== null}
              onChange={(event) => give(question, event.currentTarget.checked ? CHOSEN : null)}
            />
            <span>{question.name}</span>
          </label>
        ))}
      </div>
      <p className={styles.count}>
        <Plural
          value={chosen}
          _0="None chosen on this page"
          one="# chosen on this page"
          other="# chosen on this page"
        />
      </p>
    </fieldset>
  );
}
