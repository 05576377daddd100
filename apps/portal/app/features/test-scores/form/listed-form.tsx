import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ListedScore,
  testScoreFailures,
  testScoreMessages,
  testScoreOperations,
} from '@longleaf/contract/test-scores';
import { EARLIEST_DAY } from '@longleaf/rules/profile/calendar-day';
import { complainAboutScores } from '@longleaf/rules/test-scores/check-scores';
import { writeScore } from '@longleaf/rules/test-scores/read-score';
import { complainAboutSubjectDate, subjectOf, subjectsBy } from '@longleaf/rules/test-scores/subjects';
import { fieldsOf, type ListTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { useState } from 'react';
import { Link } from 'react-router';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { shortMonth } from '../../../lib/format.ts';
import { Message } from '../../../ui/message.tsx';
import { SelectField, TextField } from '../../../ui/text-field.tsx';
import { editAddress } from '../times.ts';
import styles from './form.module.css';
import { rangeWords } from './range-words.ts';
import { valuesOf } from './typed-scores.ts';
import { useToday } from '../../../lib/today.ts';
import { useSaved } from './use-saved.ts';

interface ListedFormProps {
  test: ListTestKey;
  /** What is changed; null for a new subject. */
  listed: ListedScore | null;
  /** The subjects that are there already. */
  others: readonly ListedScore[];
}

/** A subject of a list test. One that is there already is said at once, with the way to it (VAL-058). */
export function ListedForm({ test: key, listed, others }: ListedFormProps) {
  const { t } = useLingui();
  const test = testOf(key);
  const today = useToday();
  const saved = useSaved(key);
  const id = listed?.id ?? 0;
  const [stored] = useState(() => ({
    scoreID: listed?.scoreID ?? '',
    score: writeScore(listed?.score),
    date: listed?.date ?? '',
  }));
  const thereAlready = (code: string) => others.find((one) => one.id !== id && one.scoreID === code);
  const form = useForm({
    form: `test-scores:${key}:${id}`,
    operation: testScoreOperations.addListTest,
    stored,
    opens: 'always',
    check: (typed) => {
      const subject = subjectOf(key, typed.scoreID);
      const scores = { date: typed.date, values: valuesOf(test, typed) };
      return {
        scoreID: subject
          ? thereAlready(typed.scoreID) && testScoreMessages.alreadyThere
          : testScoreFailures.chooseSubject,
        date: subject && complainAboutSubjectDate(subject, typed.date),
        ...complainAboutScores(test, scores, today),
      };
    },
    toSend: ({ scoreID, score, date }) => ({ body: { id, testID: test.id, scoreID, score, date } }),
    done: saved.done,
    onDone: saved.onDone,
    failed: saved.failed,
  });
  const inTheWay = thereAlready(form.values.scoreID);
  const subjects = Map.groupBy(subjectsBy(key, today), ({ group }) => group);
  const [field] = fieldsOf(test);
  return (
    <Form
      form={form}
      label={t`Your ${test.name}`}
      buttons={
        <FormButtons
          busy={form.busy}
          onCancel={() => {
            form.cancel();
            saved.back();
          }}
        >
          <Trans>Save test</Trans>
        </FormButtons>
      }
    >
      <SelectField label={<Trans>Subject</Trans>} required {...form.field('scoreID')}>
        <option value="">{t`Choose`}</option>
        {[...subjects].map(([group, list]) => (
          <optgroup key={group} label={group}>
            {list.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {inTheWay && !form.busy && (
        <div className={styles.already}>
          <Message kind="error">
            {testScoreMessages.alreadyThere}.{' '}
            <Link to={editAddress(key, inTheWay.id)}>
              <Trans>
                Edit the {inTheWay.score} from {shortMonth(inTheWay.date)}
              </Trans>
            </Link>
          </Message>
        </div>
      )}
      <div className={styles.date}>
        <TextField
          type="date"
          label={<Trans>Test date</Trans>}
          help={<Trans>Today or earlier</Trans>}
          min={EARLIEST_DAY}
          max={test.lastDay ?? today}
          required
          {...form.field('date')}
        />
      </div>
      <div className={styles.date}>
        <NumberField
          label={<Trans>Score</Trans>}
          help={field && rangeWords(field, undefined)}
          maxLength={6}
          required
          {...form.field('score')}
        />
      </div>
    </Form>
  );
}
