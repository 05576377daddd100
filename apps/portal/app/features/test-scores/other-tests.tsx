import { Trans } from '@lingui/react/macro';
import { besideBefore, type BesideBefore, COMPOSITE } from '@longleaf/rules/test-scores/beside-before';
import type { Taken } from '@longleaf/rules/test-scores/best-scores';
import { compositeOf } from '@longleaf/rules/test-scores/composites';
import { hasTwin, type PlainTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { wholeDate } from '../../lib/format.ts';
import { Change } from './change.tsx';
import type { Deletable } from './delete-scores.ts';
import { RowActions } from './row-actions.tsx';
import styles from './test-scores.module.css';
import { editAddress } from './times.ts';

interface OtherTestsProps {
  tests: readonly { key: PlainTestKey; times: readonly Taken[] }[];
  onDelete: (one: Deletable) => void;
}

/** Tests without a card of their own: each time with its scores. */
export function OtherTests({ tests, onDelete }: OtherTestsProps) {
  return (
    <section aria-labelledby="other-tests-title">
      <div className={styles.head}>
        <h2 id="other-tests-title">
          <Trans>Other tests</Trans>
        </h2>
      </div>
      <ul className={`plain-list ${styles.rows}`}>
        {tests.flatMap(({ key, times }) => {
          const beside = besideBefore(testOf(key), times);
          return times.map((one) => (
            <OtherRow key={one.id} test={key} one={one} beside={beside.get(one.id)} onDelete={onDelete} />
          ));
        })}
      </ul>
    </section>
  );
}

function OtherRow({
  test: key,
  one,
  beside,
  onDelete,
}: {
  test: PlainTestKey;
  one: Taken;
  /** What each of the scores says beside those of other days, by its key. */
  beside: ReadonlyMap<string, BesideBefore> | undefined;
} & Pick<OtherTestsProps, 'onDelete'>) {
  const test = testOf(key);
  const day = wholeDate(one.date);
  const name = `${test.name}, ${day}`;
  const composite = test.composite?.kind === 'average' ? compositeOf(test.composite, one.values) : null;
  return (
    <li className={styles.subject}>
      <span>
        <strong>{test.name}</strong>
        <span className="small soft">{day}</span>
      </span>
      <dl className={styles.figures}>
        {composite !== null && (
          <div>
            <dt>
              <Trans>Composite</Trans>
            </dt>
            <dd>
              {composite} <Beside {...beside?.get(COMPOSITE)} />
            </dd>
          </div>
        )}
        {test.groups.map(({ title, fields }) =>
          fields
            .filter((field) => one.values[field.key] !== undefined)
            .map((field) => (
              <div key={field.key}>
                <dt>
                  {field.label}
                  {hasTwin(test, field.label) && <span className="soft"> {title}</span>}
                </dt>
                <dd>
                  {one.values[field.key]} <Beside {...beside?.get(field.key)} />
                </dd>
              </div>
            )),
        )}
      </dl>
      <RowActions
        name={name}
        edit={editAddress(key, one.id)}
        onDelete={() => onDelete({ id: one.id, testID: test.id, scoreID: String(one.id), name })}
      />
    </li>
  );
}

/** What a score says beside those of other days; nothing where there is none to set it beside. */
function Beside({ change = null, isBest = false }: Partial<BesideBefore>) {
  if (change === null && !isBest) return null;
  return (
    <span className={`small soft ${styles.beside}`}>
      {change !== null && <Change by={change} />}
      {change !== null && isBest && ', '}
      {isBest && <Trans>your best</Trans>}
    </span>
  );
}
