import { Trans } from '@lingui/react/macro';
import { actOfSat, compareActAndSat, satOfAct } from '@longleaf/rules/test-scores/concordance';
import type { BestScores } from '../../data/test-scores/best.ts';
import styles from './test-scores.module.css';

/** ACT and SAT set against each other by the published concordance. */
export function ActAndSat({ best: { act, satTotal } }: { best: BestScores }) {
  const sat = act === null ? null : satOfAct(act);
  const actOf = satTotal === null ? null : actOfSat(satTotal);
  if (sat === null && actOf === null) return null;
  return (
    <section aria-labelledby="act-and-sat-title">
      <div className={styles.head}>
        <h2 id="act-and-sat-title">
          <Trans>ACT and SAT side by side</Trans>
        </h2>
      </div>
      <div className="card padded">
        {act !== null && satTotal !== null && <Stronger act={act} sat={satTotal} />}
        <ul className={styles.sides}>
          {act !== null && sat !== null && (
            <li>
              <Trans>
                Your ACT of {act} goes with an SAT of <strong>{sat}</strong>.
              </Trans>
            </li>
          )}
          {satTotal !== null && actOf !== null && (
            <li>
              <Trans>
                Your SAT of {satTotal} goes with an ACT of <strong>{actOf}</strong>.
              </Trans>
            </li>
          )}
        </ul>
        <p className="note-text soft">
          <Trans>By the table that ACT and the College Board published in 2018.</Trans>
        </p>
      </div>
    </section>
  );
}

function Stronger({ act, sat }: { act: number; sat: number }) {
  const compared = compareActAndSat(act, sat);
  if (!compared) return null;
  const words = {
    act: <Trans>Your ACT is the stronger one.</Trans>,
    sat: <Trans>Your SAT is the stronger one.</Trans>,
    same: <Trans>Both are equally strong.</Trans>,
  };
  return (
    <p className={styles.stronger}>
      <strong>{words[compared.stronger]}</strong>
    </p>
  );
}
