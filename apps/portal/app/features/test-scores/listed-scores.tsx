import { Trans } from '@lingui/react/macro';
import type { ListedScore } from '@longleaf/contract/test-scores';
import { fieldsOf, type ListTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { IconPlus } from '@tabler/icons-react';
import { shortMonth } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pips } from '../../ui/charts/pips.tsx';
import type { Deletable } from './delete-scores.ts';
import { RowActions } from './row-actions.tsx';
import styles from './test-scores.module.css';
import { addAddress, editAddress } from './times.ts';

interface ListedScoresProps {
  test: ListTestKey;
  scores: readonly ListedScore[];
  onDelete: (one: Deletable) => void;
}

const MOST_PIPS = 10;

/** The subjects of a list test with their scores. */
export function ListedScores({ test: key, scores, onDelete }: ListedScoresProps) {
  const test = testOf(key);
  const highest = fieldsOf(test)[0]?.scales[0]?.high ?? 0;
  return (
    <section aria-labelledby={`${key}-title`}>
      <div className={styles.head}>
        <h2 id={`${key}-title`}>{test.name}</h2>
        <ButtonLink to={addAddress(key)} look="quiet" size="small" icon={<IconPlus size={18} aria-hidden />}>
          <Trans>
            Add another <span className="visually-hidden">to {test.name}</span>
          </Trans>
        </ButtonLink>
      </div>
      <ul className={`plain-list ${styles.rows}`}>
        {scores.map(({ id, scoreID, testName, score, date }) => (
          <li key={id} className={styles.subject}>
            <span>
              <strong>{testName}</strong>
              <span className="small soft">{shortMonth(date)}</span>
            </span>
            <span className={styles.pipped}>
              {highest <= MOST_PIPS && <Pips count={score} of={highest} />}
              <strong className="figures">
                <Trans>
                  {score} <span className="soft">of {highest}</span>
                </Trans>
              </strong>
            </span>
            <RowActions
              name={testName}
              edit={editAddress(key, id)}
              onDelete={() => onDelete({ id, testID: test.id, scoreID, name: testName })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
