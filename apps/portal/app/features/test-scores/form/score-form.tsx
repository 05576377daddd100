import { Trans, useLingui } from '@lingui/react/macro';
import { keepScoresOperations } from '@longleaf/contract/test-scores';
import { EARLIEST_DAY } from '@longleaf/rules/profile/calendar-day';
import type { Taken } from '@longleaf/rules/test-scores/best-scores';
import { complainAboutScores } from '@longleaf/rules/test-scores/check-scores';
import { type FieldGroup, type PlainTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { scoresToWire } from '@longleaf/rules/test-scores/wire-scores';
import { useState } from 'react';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './form.module.css';
import { LiveComposite } from './live-composite.tsx';
import { ScoreGroup } from './score-group.tsx';
import { dayOf, type TypedScores, typedFrom, valuesOf } from './typed-scores.ts';
import { useToday } from '../../../lib/today.ts';
import { useSaved } from './use-saved.ts';

interface ScoreFormProps {
  test: PlainTestKey;
  /** What is changed; null for new scores. */
  taken: Taken | null;
}

/** The scores of one day: the date first, since it says which scores there are (VAL-059, VAL-060). */
export function ScoreForm({ test: key, taken }: ScoreFormProps) {
  const { t } = useLingui();
  const test = testOf(key);
  const today = useToday();
  const saved = useSaved(key);
  const id = taken?.id ?? 0;
  const [stored] = useState(() => typedFrom(test, taken?.date ?? '', taken?.values ?? {}));
  const form = useForm<TypedScores, (typeof keepScoresOperations)[typeof key]>({
    form: `test-scores:${key}:${id}`,
    operation: keepScoresOperations[key],
    stored,
    opens: 'always',
    check: (typed) =>
      complainAboutScores(test, { date: typed['date'] ?? '', values: valuesOf(test, typed) }, today),
    toSend: (typed) => ({
      body: { id, date: typed['date'] ?? '', ...scoresToWire(test, valuesOf(test, typed)) },
    }),
    done: saved.done,
    onDone: saved.onDone,
    failed: saved.failed,
  });
  const { values: typed } = form;
  const isPast = key === 'act' && dayOf(typed) !== undefined;
  const folded = test.groups.filter(({ opensFor }) => opensFor !== undefined);
  const shown = (group: FieldGroup) => (
    <ScoreGroup
      key={group.title}
      group={group}
      typed={typed}
      errorOf={form.errorOf}
      onValue={(name, text) => form.set({ [name]: text })}
    />
  );
  return (
    <Form
      form={form}
      label={t`Your ${test.name} scores`}
      buttons={
        <FormButtons
          busy={form.busy}
          onCancel={() => {
            form.cancel();
            saved.back();
          }}
        >
          <Trans>Save {test.name} scores</Trans>
        </FormButtons>
      }
    >
      <div className={styles.date}>
        <TextField
          type="date"
          label={<Trans>Test date</Trans>}
          help={<Trans>Today or earlier</Trans>}
          min={EARLIEST_DAY}
          max={today}
          required
          {...form.field('date')}
        />
      </div>
      <div>
        {test.groups.filter(({ opensFor }) => opensFor === undefined).map(shown)}
        <LiveComposite test={test} values={valuesOf(test, typed)} />
      </div>
      {folded.length > 0 && <div>{folded.map(shown)}</div>}
      {isPast && (
        <p className="note-text soft">
          <Trans>
            After August 31, 2015 the newer scores are open. With an older date the last group opens instead.
            Nothing typed is lost.
          </Trans>
        </p>
      )}
    </Form>
  );
}
