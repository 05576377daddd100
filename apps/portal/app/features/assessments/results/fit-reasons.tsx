import { Trans } from '@lingui/react/macro';
import type { FitReason } from '@longleaf/contract/assessments';
import { count } from '../../../lib/format.ts';
import styles from './results.module.css';

/** Why a career fits: what is strong on both sides, and what it asks for beyond. */
export function FitReasons({ reasons }: { reasons: readonly FitReason[] }) {
  const shared = reasons.filter(({ kind }) => kind !== 'toLearn').map(({ name }) => name);
  const toLearn = reasons.filter(({ kind }) => kind === 'toLearn');
  return (
    <>
      {shared.length > 0 && <span>{shared.join(', ')}</span>}
      {reasons.length === 0 && <Trans>None of your top ones</Trans>}
      {toLearn.map(({ id, name, own, theirs }) => (
        <div key={id} className={`small soft ${styles.toLearn}`}>
          <Trans>
            Still to learn: {name}, from level {count(own)} to {count(Math.round(theirs ?? 0))}
          </Trans>
        </div>
      ))}
    </>
  );
}
