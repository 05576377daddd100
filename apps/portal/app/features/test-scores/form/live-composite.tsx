import { Trans } from '@lingui/react/macro';
import { compositeOf, wholeComposite } from '@longleaf/rules/test-scores/composites';
import type { ScoreValues } from '@longleaf/rules/test-scores/score-field';
import type { TestDefinition } from '@longleaf/rules/test-scores/tests';
import styles from './form.module.css';

/** The one number of a test, worked out while its parts are typed; nothing of a test that has none. */
export function LiveComposite({ test, values }: { test: TestDefinition; values: ScoreValues }) {
  const { composite, key } = test;
  if (!composite || composite.kind === 'typed') return null;
  const total = wholeComposite(composite, values);
  const isReported =
    composite.kind === 'average' &&
    composite.reported !== undefined &&
    values[composite.reported] !== undefined;
  return (
    <output className={styles.composite}>
      <strong>{total ?? '–'}</strong>
      <span>
        <b>{key === 'psat' ? <Trans>Total</Trans> : <Trans>Composite</Trans>}</b>
        <span className="small">
          {isReported ? (
            <Trans>The one on your report.</Trans>
          ) : composite.kind === 'average' ? (
            <AverageWords test={test} isKnown={compositeOf(composite, values) !== null} />
          ) : total === null ? (
            <Trans>Type reading and math to see it.</Trans>
          ) : (
            <Trans>The sum of the parts. We work it out.</Trans>
          )}
        </span>
      </span>
    </output>
  );
}

function AverageWords({ test, isKnown }: { test: TestDefinition; isKnown: boolean }) {
  if (isKnown) return <Trans>The rounded average of the four. We work it out.</Trans>;
  if (test.key !== 'act') return <Trans>Type all four to see it.</Trans>;
  return <Trans>Type all four to see it, or the composite on your report below.</Trans>;
}
