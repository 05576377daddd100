import { Plural } from '@lingui/react/macro';
import type { FieldGroup } from '@longleaf/rules/test-scores/tests';
import type { ScoreField } from '@longleaf/rules/test-scores/score-field';
import { Fragment } from 'react';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { HeldFold } from '../../../kit/page/held-fold.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './form.module.css';
import { rangeOfAll, rangeWords } from './range-words.ts';
import { dayOf, type TypedScores } from './typed-scores.ts';

interface ScoreGroupProps {
  group: FieldGroup;
  typed: TypedScores;
  errorOf: (field: string) => string | undefined;
  onValue: (key: string, text: string) => void;
}

/** Scores that stand together; what the day does not ask for is folded away, unless something is typed in it. */
export function ScoreGroup({ group, typed, errorOf, onValue }: ScoreGroupProps) {
  const day = dayOf(typed);
  const range = rangeOfAll(group.fields, day);
  const fields = (
    <div className={styles.grid}>
      {group.fields.map((field) => (
        <Fragment key={field.key}>
          {group.heads?.[field.key] !== undefined && (
            <p className={styles.fieldsHead}>{group.heads[field.key]}</p>
          )}
          <OneScore
            field={field}
            help={range === undefined ? rangeWords(field, day) : undefined}
            value={typed[field.key] ?? ''}
            error={errorOf(field.key)}
            onValue={(text) => onValue(field.key, text)}
          />
        </Fragment>
      ))}
    </div>
  );
  const { opensFor } = group;
  if (opensFor === undefined) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          {group.title} {range !== undefined && <span className={styles.range}>{range}</span>}
        </legend>
        {fields}
      </fieldset>
    );
  }
  const held = group.fields.some(({ key }) => (typed[key] ?? '').trim() !== '' || errorOf(key) !== undefined);
  return (
    <HeldFold
      title={group.title}
      open={isForDay(group, day)}
      held={held}
      note={<HowMany count={group.fields.length} range={range} />}
    >
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{group.title}</legend>
        {fields}
      </fieldset>
    </HeldFold>
  );
}

/** What is behind a fold: how many scores, and what they may be. */
function HowMany({ count, range }: { count: number; range: string | undefined }) {
  return range === undefined ? (
    <Plural value={count} one="# score, optional" other="# scores, optional" />
  ) : (
    <Plural value={count} one={`# score, ${range}, optional`} other={`# scores, ${range}, optional`} />
  );
}

/** Whether a test of the day has what is in the group; while no day is known nothing is opened. */
function isForDay({ opensFor, newerFrom = '' }: FieldGroup, day: string | undefined): boolean {
  if (day === undefined || opensFor === 'asked') return false;
  return opensFor === 'newer' ? day >= newerFrom : day < newerFrom;
}

interface OneScoreProps {
  field: ScoreField;
  help: string | undefined;
  value: string;
  error: string | undefined;
  onValue: (text: string) => void;
}

function OneScore({ field, help, value, error, onValue }: OneScoreProps) {
  const shared = {
    label: field.label,
    name: field.key,
    value,
    error,
    help,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onValue(event.currentTarget.value),
  };
  if (field.atMost === 'letter') return <TextField {...shared} maxLength={1} autoComplete="off" />;
  const decimals = field.scales.length === 0 || field.scales.some(({ step }) => step < 1);
  return <NumberField {...shared} maxLength={6} decimals={decimals} />;
}
