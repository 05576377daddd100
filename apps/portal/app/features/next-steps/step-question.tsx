import { Trans } from '@lingui/react/macro';
import type { PathwayStep } from '@longleaf/contract/next-steps';
import { judge, LONG_ANSWER_LIMIT } from '@longleaf/rules/next-steps/answers';
import { IconCircleCheckFilled, IconInfoCircle } from '@tabler/icons-react';
import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';
import { FieldGroup } from '../../kit/fields/field-group.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { answerIn, blanksOf, fieldOf, type StepValues } from './step-values.ts';
import styles from './step.module.css';

interface StepQuestionProps {
  question: PathwayStep['questions'][number];
  number: number;
  values: StepValues;
  error: string | undefined;
  onChange: (part: StepValues) => void;
}

/** One question of a step with its field, and, once it is answered, what is to be said of the answer. */
export function StepQuestion(props: StepQuestionProps) {
  const { question, number, values, error, onChange } = props;
  const { type, text, help, choices, isOptional } = question;
  const name = fieldOf(question);
  const legend = (
    <>
      {number}. {text} {isOptional && <OptionalMark />}
    </>
  );
  if (type === 'longanswer')
    return (
      <TextArea
        label={legend}
        name={name}
        value={String(values[name] ?? '')}
        most={LONG_ANSWER_LIMIT}
        help={help}
        error={error}
        rows={4}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    );
  if (type === 'shortanswer') {
    const names = blanksOf(question);
    return (
      <FieldGroup legend={legend} help={help} error={error}>
        <div className={styles.blanks}>
          {choices.map(({ value, text: label }, place) => {
            const field = names[place] ?? name;
            return (
              <TextField
                key={value}
                label={label}
                name={field}
                value={String(values[field] ?? '')}
                onChange={(event) => onChange({ [field]: event.currentTarget.value })}
              />
            );
          })}
        </div>
      </FieldGroup>
    );
  }
  const chosen = [values[name] ?? ''].flat().filter((value) => value !== '');
  const isJudged = choices.some(({ isCorrect }) => isCorrect !== null);
  return (
    <div>
      <ChoiceCards
        legend={legend}
        name={name}
        choose={type === 'select' ? 'one' : 'several'}
        columns={type === 'multiselect' && !isJudged ? 2 : 1}
        help={help}
        error={error}
        chosen={chosen}
        onChosen={(now) => onChange({ [name]: type === 'select' ? (now[0] ?? '') : now })}
        options={choices.map(({ value, text: label, isCorrect }) => ({
          value,
          label,
          ...(chosen.includes(value) && isCorrect !== null && { end: <Mark isRight={isCorrect} /> }),
        }))}
      />
      <p role="status" className={styles.why}>
        <Said question={question} answer={answerIn(question, values)} />
      </p>
    </div>
  );
}

function OptionalMark() {
  return (
    <span className="soft">
      <Trans>(optional)</Trans>
    </span>
  );
}

/** Right or not quite, by icon and word. */
function Mark({ isRight }: { isRight: boolean }) {
  return (
    <span className={styles.mark} data-right={isRight}>
      {isRight ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconInfoCircle size={18} aria-hidden />}
      {isRight ? <Trans>That’s it</Trans> : <Trans>Not quite</Trans>}
    </span>
  );
}

/** What is said of an answer: why the right one is right. A wrong one is in nobody's way. */
function Said({ question, answer }: { question: StepQuestionProps['question']; answer: string }) {
  const judged = judge(question, answer);
  if (judged === null) return answer === '' ? null : question.why;
  return judged === 'right' ? question.why : <Trans>Not quite: {question.why}</Trans>;
}
